import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isReported, itemsDetected, notKnown, systemButton, systemCard } from '../../../content/home';
import type { SystemInfo } from '../../../machines/system-info/system-info';
import { fig, hidden, section, wrap } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import type { SystemActor } from './system-actor';
import { type Item, itemsOf, spanOf } from './system-items';
import * as css from './Hero.css';

interface Card {
  readonly state: 'idle' | 'detecting' | 'shown';
  readonly info: SystemInfo | null;
  /** Preloads the machine. Call it when a click is likely. */
  readonly prepare: () => void;
  readonly detect: () => void;
}

/**
 * The system card's machine. Nothing else on the home page uses a machine, and most visitors do not use the card. So it
 * is loaded when the pointer or focus reaches the button, at the latest with the click.
 */
function useSystemInfo(): Card {
  const [actor, setActor] = useState<SystemActor | null>(null);
  const [waiting, setWaiting] = useState(false);
  const loading = useRef<Promise<SystemActor> | null>(null);

  const load = () => {
    loading.current ??= import('./system-actor').then(({ startSystemActor }) => {
      const started = startSystemActor();
      setActor(started);
      return started;
    });
    return loading.current;
  };

  useEffect(() => {
    return () => {
      loading.current?.then((started) => started.stop(), ignore);
      loading.current = null;
    };
  }, []);

  const retry = (error: unknown) => {
    loading.current = null;
    setWaiting(false);
    console.error(error);
  };
  const prepare = () => void load().catch(retry);
  const detect = () => {
    setWaiting(true);
    load().then((ready) => {
      ready.send({ type: 'DETECT' });
      setWaiting(false);
    }, retry);
  };

  const snapshot = useSyncExternalStore(
    (changed) => actor?.subscribe(changed).unsubscribe ?? ignore,
    () => actor?.getSnapshot() ?? null,
    () => null,
  );
  const state = snapshot?.value ?? 'idle';
  return {
    state: waiting && state === 'idle' ? 'detecting' : state,
    info: snapshot?.context.info ?? null,
    prepare,
    detect,
  };
}

function ignore(): void {}

/** Reads the system information on request. All states share one button, so that it keeps focus. */
export function SystemCard() {
  const { state, info, prepare, detect } = useSystemInfo();
  const items = itemsOf(info);
  const shown = state === 'shown';

  return (
    <section className={section} aria-labelledby="system-heading">
      <div className={wrap}>
        <div className={css.systemCard}>
          <div className={css.systemSide}>
            <div>
              <h2 id="system-heading" className={css.systemHeading}>
                {systemCard.heading}
              </h2>
              <p className={css.systemText}>{systemCard.text}</p>
              <p className={css.legend}>
                <span className={css.ring} />
                {systemCard.reported}
              </p>
            </div>
            <div className={css.systemButton}>
              <Button
                look={shown ? 'quiet' : 'solid'}
                aria-disabled={state === 'detecting'}
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={detect}
              >
                {shown && <RefreshSign />}
                {systemButton[state]}
              </Button>
            </div>
          </div>
          <dl className={shown ? `${css.data} ${css.filling}` : css.data} data-shown={shown || undefined}>
            {items.map((item, index) => (
              <Cell key={item.label} item={shown ? item : empty(item)} index={index} count={items.length} />
            ))}
          </dl>
          <p role="status" className={hidden}>
            {state === 'detecting' && systemButton[state]}
            {shown && itemsDetected(items.length)}
          </p>
        </div>
      </div>
    </section>
  );
}

const empty = ({ note: _, ...item }: Item): Item => ({ ...item, value: null });

function Cell({ item, index, count }: { item: Item; index: number; count: number }) {
  const four = css.ofFour[spanOf(index, count, 4) as keyof typeof css.ofFour];
  const two = css.ofTwo[spanOf(index, count, 2) as keyof typeof css.ofTwo];
  return (
    <div className={`${css.systemCell} ${four} ${two}`}>
      <dt className={css.systemLabel}>
        {item.label}
        {item.reported && (
          <span className={css.ring}>
            <span className={hidden}>{isReported}</span>
          </span>
        )}
      </dt>
      <dd className={css.systemValue}>
        {item.value === null ? (
          <>
            <span className={css.missing} aria-hidden="true">
              —
            </span>
            <span className={hidden}>{notKnown}</span>
          </>
        ) : (
          <span className={item.face === 'figure' ? `${fig} ${css.systemFigure}` : undefined}>{item.value}</span>
        )}
        {item.note && <span className={`${fig} ${css.systemNote}`}>{item.note}</span>}
      </dd>
    </div>
  );
}

function RefreshSign() {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M15.5 9a6.5 6.5 0 1 1-2-4.7M15.5 1.5v4h-4" />
    </svg>
  );
}
