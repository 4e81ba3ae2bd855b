import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isFlagged, testedOf } from '../../../machines/keyboard/keyboard';
import type { keyboardMachine } from '../../../machines/keyboard/keyboard.machine';
import { boardOf, type Cap, type Layout } from '../../../machines/keyboard/layouts';
import { legendOf, nameOf, wordFits } from '../../../machines/keyboard/legends';
import { stateOf } from '../../../measure/keyboard/keys';
import type { KeyboardActor } from './actor';
import * as css from './KeyboardDrawing.css';

type Snapshot = SnapshotFrom<typeof keyboardMachine>;

/** The on-screen keyboard. A click on a key marks it as faulty, or removes the mark. */
export function KeyboardDrawing({ actor, still = false }: { actor: KeyboardActor; still?: boolean }) {
  const layout = useSelector(actor, ({ context }) => context.layout);
  const { blocks } = boardOf(layout);
  const label = useSelector(actor, describe);
  // One subscription for all keys. One per key would take longer to set up than the rest of the page.
  const keys = useSelector(actor, ({ context }) => context.keys);
  const reported = useSelector(actor, ({ context }) => context.reported);
  const grids = layout.size === 'laptop' ? { ...css.keys, 15: css.laptopKeys } : css.keys;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are captured; a list below marks keys without a pointer
    <div
      className={css.board[layout.size]}
      role="img"
      aria-label={label}
      onClick={({ target }) => {
        const code = target instanceof Element && target.closest<HTMLElement>('[data-code]')?.dataset.code;
        if (code && !still) actor.send({ type: 'FLAG', code });
      }}
    >
      {blocks.map(({ name, width, caps }) => (
        <div key={name} className={css.block[name]}>
          <div className={grids[width]}>
            {name === 'numpad' && layout.system === 'windows' && <Lamps actor={actor} />}
            {caps.map((cap) => {
              const state = stateOf(keys, cap.code);
              return (
                <Keycap
                  key={cap.code}
                  cap={cap}
                  layout={layout}
                  reported={reported}
                  look={state.pressed ? 'held' : state.tested ? 'tested' : 'untested'}
                  flagged={isFlagged(state)}
                />
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}

/** The keyboard in one sentence, for screen readers. */
function describe({ context }: Snapshot): string {
  const { keys, layout } = context;
  const down = keys.down.map((code) => nameOf(code, layout));
  const held = down.length > 0 ? `, held down: ${down.join(', ')}` : '';
  return `On-screen keyboard, ${testedOf(context)} of ${boardOf(layout).codes.length} keys tested${held}`;
}

interface KeycapProps {
  readonly cap: Cap;
  readonly layout: Layout;
  /** The characters that the browser reports for the keys. */
  readonly reported: Snapshot['context']['reported'];
  readonly look: 'untested' | 'tested' | 'held';
  readonly flagged: boolean;
}

/** Memoized, so that a change of one key does not render the others. */
const Keycap = memo(function Keycap({ cap, layout, reported, look, flagged }: KeycapProps) {
  const { code, x, y, w, h } = cap;
  const legend = legendOf(code, layout, reported);
  const classes = [
    css.cap,
    css.column[x],
    css.width[w],
    css.line[y],
    css.height[h],
    legend.word && css.word,
    code.startsWith('Arrow') && css.arrow,
    h === 1 && css.half,
    cap.hooked && css.hooked,
    flagged && css.flagged,
  ];
  return (
    <span
      className={classes.filter(Boolean).join(' ')}
      data-state={cap.unseen ? undefined : look}
      data-code={cap.unseen ? undefined : code}
      data-flagged={flagged || undefined}
      data-unseen={cap.unseen}
      title={cap.unseen && 'Not visible to browsers'}
    >
      {cap.hooked && <span className={css.hook} />}
      {legend.up && <span className={css.up}>{legend.up}</span>}
      {legend.short && wordFits(legend.main, w) ? (
        <span className={css.printed}>
          <span className={css.long}>{legend.main}</span>
          <span className={css.short}>{legend.short}</span>
        </span>
      ) : (
        <span className={css.printed}>{legend.short ?? legend.main}</span>
      )}
    </span>
  );
});

const lampNames = [
  { id: 'num', first: 'N', rest: 'um' },
  { id: 'caps', first: 'C', rest: 'aps' },
  { id: 'scroll', first: 'S', rest: 'croll' },
] as const;

/** The lock lights, as reported by the last key event. */
function Lamps({ actor }: { actor: KeyboardActor }) {
  const lit = useSelector(actor, ({ context: { keys } }) =>
    keys.locks
      ? lampNames
          .filter(({ id }) => keys.locks?.[id])
          .map(({ id }) => id)
          .join(' ')
      : '',
  );
  return (
    <span className={css.lamps}>
      {lampNames.map(({ id, first, rest }) => (
        <span key={id} className={css.lamp} data-on={lit.split(' ').includes(id) || undefined}>
          <i className={css.bulb} />
          <span>
            {first}
            <span className={css.lampRest}>{rest}</span>
          </span>
        </span>
      ))}
    </span>
  );
}

/** The legend of the keyboard drawing. */
export function Legend({ unseen }: { unseen: boolean }) {
  return (
    <div className={css.legend}>
      <span className={css.entry}>
        <i className={css.sample} />
        Not tested
      </span>
      <span className={css.entry}>
        <i className={css.sample} data-state="held" />
        Held
      </span>
      <span className={css.entry}>
        <i className={css.sample} data-state="tested" />
        Tested
      </span>
      <span className={css.entry}>
        <i className={`${css.sample} ${css.flagged}`} />
        Fault
      </span>
      {unseen && (
        <span className={css.entry}>
          <i className={css.sample} data-unseen />
          Not visible to browsers
        </span>
      )}
    </div>
  );
}
