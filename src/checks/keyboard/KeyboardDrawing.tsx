import { useSelector } from '@xstate/react';
import { memo, type ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { legendOf, nameOf } from '../../../content/key-names';
import { boardLabels } from '../../../content/keyboard';
import { list } from '../../../content/words';
import { absentOf, type Findings, findingsOf, isFlagged, testedOf, totalOf } from '../../../machines/keyboard/keyboard';
import type { KeyboardActor, keyboardMachine } from '../../../machines/keyboard/keyboard.machine';
import { boardOf, type Cap, type Layout } from '../../../machines/keyboard/layouts';
import { stateOf } from '../../../measure/keyboard/keys';
import * as css from './Keyboard.css';

type Snapshot = SnapshotFrom<typeof keyboardMachine>;

interface Props {
  readonly actor: KeyboardActor;
  /** Shows the result: what each key proved. */
  readonly still?: boolean;
}

/** The on-screen keyboard. A click on a key marks it as faulty, or removes the mark. */
export function KeyboardDrawing({ actor, still = false }: Props) {
  const layout = useSelector(actor, ({ context }) => context.layout);
  const { blocks } = boardOf(layout);
  const label = useSelector(actor, still ? describeResult : describe);
  // One subscription for all keys. One per key would take longer to set up than the rest of the page.
  const keys = useSelector(actor, ({ context }) => context.keys);
  const said = useSelector(actor, ({ context }) => context.absent);
  const absent = absentOf({ keys, layout, ...(said && { absent: said }) });
  const reported = useSelector(actor, ({ context }) => context.reported);
  const grids = layout.size === 'laptop' ? { ...css.keys, 15: css.laptopKeys } : css.keys;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are captured; a list below marks keys without a pointer
    <div
      className={css.drawingBoard[layout.size]}
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
              const { pressed, tested } = state;
              const flagged = isFlagged(state);
              const unpressed = absent.includes(cap.code) ? 'absent' : still ? 'unpressed' : 'untested';
              return (
                <Keycap
                  key={cap.code}
                  cap={cap}
                  layout={layout}
                  reported={reported}
                  look={still && flagged ? 'fault' : pressed ? 'held' : tested ? 'tested' : unpressed}
                  flagged={flagged}
                  unseen={cap.unseen === true && !tested}
                  still={still}
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
  return boardLabels.board(testedOf(context), totalOf(context)) + (down.length > 0 ? boardLabels.down(down) : '');
}

/** The keys with a fault, by what it is called. */
const faultsOf = ({ bouncing, stuck, faulty }: Findings) =>
  Object.entries({ [boardLabels.twice]: bouncing, [boardLabels.stuck]: stuck, [boardLabels.marked]: faulty }).filter(
    ([, codes]) => codes.length > 0,
  );

/** The result of each key that needs a word, for screen readers. The lists on the page are cut. */
function describeResult({ context }: Snapshot): string {
  const found = findingsOf(context);
  const said = [
    ...faultsOf(found),
    [boardLabels.unpressed, found.untested] as const,
    [boardLabels.absent, found.absent] as const,
  ]
    .filter(([, codes]) => codes.length > 0)
    .map(([what, codes]) => boardLabels.those(what, list(codes.map((code) => nameOf(code, context.layout)))));
  return boardLabels.board(found.tested, found.total) + said.join('');
}

/** The share of a key's side that one letter of a word takes, and that the margins take. */
const LETTER_SHARE = 0.13;
const MARGIN_SHARE = 0.345;

/** Whether a word fits on a key that is `w` quarters wide. */
const wordFits = (text: string, w: number) => text.length * LETTER_SHARE + MARGIN_SHARE <= w / 4;

interface KeycapProps {
  readonly cap: Cap;
  readonly layout: Layout;
  /** The characters that the browser reports for the keys. */
  readonly reported: Snapshot['context']['reported'];
  readonly look: 'untested' | 'tested' | 'held' | 'unpressed' | 'absent' | 'fault';
  readonly flagged: boolean;
  /** No browser reports the key, or the system keeps it, and it did not come. */
  readonly unseen: boolean;
  readonly still: boolean;
}

/** Memoized, so that a change of one key does not render the others. */
const Keycap = memo(function Keycap({ cap, layout, reported, look, flagged, unseen, still }: KeycapProps) {
  const { code, x, y, w, h } = cap;
  const legend = legendOf(code, layout, reported);
  const classes = [
    css.drawingCap,
    css.drawingColumn[x],
    css.width[w],
    css.drawingLine[y],
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
      data-state={unseen ? still && 'unseen' : look}
      data-code={unseen ? undefined : code}
      data-flagged={flagged || undefined}
      data-unseen={(unseen && !still) || undefined}
      title={unseen ? boardLabels.unseen : undefined}
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

interface EntryProps {
  /** The look of the keys that it explains. */
  readonly look?: KeycapProps['look'];
  readonly unseen?: true;
  readonly children: ReactNode;
}

const Entry = ({ look, unseen, children }: EntryProps) => (
  <span className={css.entry}>
    <i
      className={look === 'fault' ? `${css.sample} ${css.flagged}` : css.sample}
      data-state={look}
      data-unseen={unseen}
    />
    {children}
  </span>
);

/** The legend of the keyboard drawing. */
export function Legend({ unseen, absent }: { unseen: boolean; absent: boolean }) {
  return (
    <div className={css.drawingLegend}>
      <Entry>{boardLabels.untested}</Entry>
      <Entry look="held">{boardLabels.held}</Entry>
      <Entry look="tested">{boardLabels.tested}</Entry>
      <Entry look="fault">{boardLabels.fault}</Entry>
      {absent && <Entry look="absent">{boardLabels.absent}</Entry>}
      {unseen && <Entry unseen>{boardLabels.unseen}</Entry>}
    </div>
  );
}

/** The legend of a result: only what its drawing shows. */
export function ResultLegend({ found }: { found: Findings }) {
  const [fault, ...others] = faultsOf(found);
  return (
    <div className={css.drawingLegend}>
      {found.tested > 0 && <Entry look="tested">{boardLabels.works}</Entry>}
      {fault && <Entry look="fault">{others.length > 0 ? boardLabels.fault : fault[0]}</Entry>}
      {found.untested.length > 0 && <Entry look="unpressed">{boardLabels.unpressed}</Entry>}
      {found.absent.length > 0 && <Entry look="absent">{boardLabels.absent}</Entry>}
    </div>
  );
}
