import {
  createContext,
  type KeyboardEvent,
  memo,
  type Ref,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';
import { Link } from 'wouter';
import { historyTexts } from '../../../content/history';
import { outcomesOf, type ReportSummary } from '../../../machines/report/report-summary';
import { byNumber, OutcomeStrip, spokenTally } from '../../inspection/OutcomeStrip';
import { fig, hidden } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { dateText, timeText } from '../figures';
import { deviceName, marksOf, outcomeKind, scoreText } from '../report-words';
import { StripNumbers } from '../view/NumberedStrip';
import { controlAt, keyTarget, placeOf } from './row-keys';
import type { RowStore } from './row-store';
import * as css from './HistoryPage.css';

/** The column headers. Only for the eye: each row names its own values. */
function RowHead() {
  const { columns } = historyTexts;
  return (
    <div className={css.rowHead} aria-hidden="true">
      <span />
      <span>{columns.started}</span>
      <span>{columns.device}</span>
      <span>{columns.tag}</span>
      <StripNumbers checks={byNumber} />
      <span>{columns.verdict}</span>
      <span>{columns.passed}</span>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly rows: RowStore;
  readonly isChosen: boolean;
  readonly onToggle: (id: string) => void;
}

/** A report in the list. Its space is reserved while it is read. */
const Row = memo(function Row({ id, rows, isChosen, onToggle }: RowProps) {
  const report = useSyncExternalStore(rows.subscribe, () => rows.get(id));
  return (
    <div className={css.row} data-chosen={isChosen || undefined}>
      {report && <Cells report={report} isChosen={isChosen} onToggle={() => onToggle(id)} />}
    </div>
  );
});

function Cells({ report, isChosen, onToggle }: { report: ReportSummary; isChosen: boolean; onToggle: () => void }) {
  const { id, startedAt, serial, assetTag, lot, technician, verdict, grades, isOwnProfile } = report;
  const outcomes = outcomesOf(report);
  const kinds = outcomes.map(outcomeKind);
  return (
    <>
      <label className={css.rowBox}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className={hidden}>{historyTexts.select(`${serial || deviceName(report)}, ${timeText(startedAt)}`)}</span>
      </label>
      <div className={css.when}>
        <span className={fig}>{dateText(startedAt)}</span>
        <span className={css.dim}>{technician || timeText(startedAt)}</span>
      </div>
      <div className={css.device}>
        <Link className={css.rowLink} href={`/report#${id}`}>
          {deviceName(report)}
        </Link>
        <span className={fig}>{serial || id}</span>
      </div>
      <div className={css.rowTag}>
        <span className={fig}>{assetTag}</span>
        <span className={`${fig} ${css.dim}`}>{lot}</span>
      </div>
      <OutcomeStrip
        className={css.rowStrip}
        marks={marksOf({ entries: outcomes }, byNumber)}
        label={spokenTally(kinds) || id}
      />
      <div className={css.verdict}>
        <VerdictBadge status={verdict} />
        {isOwnProfile && <span className={css.dim}>{historyTexts.ownProfile}</span>}
      </div>
      <div className={css.passed}>
        <span className={fig}>{scoreText(report)}</span>
        <span className={`${fig} ${css.dim}`}>{grades.join(' ')}</span>
      </div>
    </>
  );
}

/** Up to this length, all rows are rendered, so that the browser's own search finds every row. */
const MAX_WHOLE_ROWS = 50;
/** A row is rendered, read and measured within a few frames, or not at all. */
const MAX_FRAMES_TO_FOCUS = 60;

interface Props {
  /** Newest first. */
  readonly ids: readonly string[];
  /** The query. Results of a new query are shown from the top. */
  readonly of: unknown;
  readonly rows: RowStore;
  readonly chosen: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** The list of reports. If it is long, only visible rows are rendered. */
export function ReportList(props: Props) {
  return (
    <Count value={props.ids.length}>
      {props.ids.length > MAX_WHOLE_ROWS ? <Long {...props} /> : <Short {...props} />}
    </Count>
  );
}

/** The row to which a key moves from the current row; null if it does not move. */
function targetOf({ key, target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent, count: number, page: number) {
  const here = placeOf(target);
  return here === null || altKey || ctrlKey || metaKey || shiftKey ? null : keyTarget(key, here, count, page);
}

/** The number of rows, announced by each row. */
const Count = createContext(0);

function Item({ style, index, children, ref }: Partial<CustomItemComponentProps> & { ref?: Ref<HTMLLIElement> }) {
  return (
    <li ref={ref} style={style} data-place={index} aria-setsize={useContext(Count)} aria-posinset={(index ?? 0) + 1}>
      {children}
    </li>
  );
}

function Short({ ids, rows, chosen, onToggle }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event, ids.length, ids.length);
    if (to === null) return;
    event.preventDefault();
    controlAt(list.current, to, event.target)?.focus();
  };
  return (
    <>
      <RowHead />
      <ul ref={list} aria-label={historyTexts.reports} onKeyDown={onKeyDown}>
        {ids.map((id, i) => (
          <Item key={id} index={i}>
            <Row id={id} rows={rows} isChosen={chosen.has(id)} onToggle={onToggle} />
          </Item>
        ))}
      </ul>
      <div className={css.listFoot}>
        <span className={fig}>{historyTexts.count(ids.length)}</span>
      </div>
    </>
  );
}

function List({
  style,
  children,
  ref,
}: {
  style: React.CSSProperties;
  children: React.ReactNode;
  ref?: Ref<HTMLUListElement>;
}) {
  return (
    <ul ref={ref} style={style} aria-label={historyTexts.reports}>
      {children}
    </ul>
  );
}

function Long({ ids, of, rows, chosen, onToggle }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const list = useRef<VirtualizerHandle>(null);
  /** The focused row stays in the page, wherever the list is scrolled. */
  const [active, setActive] = useState(0);
  const [seen, setSeen] = useState({ first: 0, last: 0 });
  const frames = useRef(0);

  const look = () => {
    const handle = list.current;
    if (!handle || handle.viewportSize === 0) return;
    const first = handle.findItemIndex(handle.scrollOffset);
    const last = handle.findItemIndex(handle.scrollOffset + handle.viewportSize - 1);
    setSeen((before) => (before.first === first && before.last === last ? before : { first, last }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a report added by another tab must not move the list
  useEffect(() => {
    list.current?.scrollTo(0);
  }, [of]);
  useEffect(() => () => cancelAnimationFrame(frames.current), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = targetOf(event, ids.length, Math.max(1, seen.last - seen.first));
    if (to === null) return;
    event.preventDefault();
    const from = event.target;
    setActive(to);
    list.current?.scrollToIndex(to, { align: 'nearest' });
    // The row may have to be rendered and read first, and is hidden until it is measured.
    let left = MAX_FRAMES_TO_FOCUS;
    const focus = () => {
      const control = controlAt(frame.current, to, from);
      control?.focus({ preventScroll: true });
      if (control && document.activeElement === control) return;
      if (left-- > 0) frames.current = requestAnimationFrame(focus);
    };
    cancelAnimationFrame(frames.current);
    focus();
  };
  const page = (direction: 1 | -1) => list.current?.scrollBy(direction * (list.current.viewportSize - css.ROW_HEIGHT));
  return (
    <>
      <div className={css.headFrame}>
        <RowHead />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are handled for the controls in its rows */}
      <div
        ref={frame}
        className={css.listFrame}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => setActive(placeOf(target) ?? active)}
      >
        <Virtualizer
          ref={list}
          as={List}
          item={Item}
          data={ids}
          keepMounted={[Math.min(active, ids.length - 1)]}
          onScroll={look}
          onResize={look}
        >
          {(id) => <Row key={id} id={id} rows={rows} isChosen={chosen.has(id)} onToggle={onToggle} />}
        </Virtualizer>
      </div>
      <div className={css.listFoot}>
        <span>
          <span className={fig}>{historyTexts.shown(seen.first + 1, seen.last + 1, ids.length)}</span>
          <span className={css.listHint}>{historyTexts.partly}</span>
        </span>
        <span className={css.turn}>
          <Button look="quiet" disabled={seen.first === 0} onClick={() => page(-1)}>
            {historyTexts.newer}
          </Button>
          <Button look="quiet" disabled={seen.last >= ids.length - 1} onClick={() => page(1)}>
            {historyTexts.older}
          </Button>
        </span>
      </div>
    </>
  );
}
