import ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, use, useState } from 'react';
import { Link } from 'wouter';
import type { Check, CheckId } from '../../../content/catalogue';
import { controls } from '../../../content/controls';
import { resultTexts as texts } from '../../../content/results';
import type { CheckResult, Missing } from '../../../machines/result';
import { plannedTests } from '../../browser/storage/planned-tests';
import { savedVerdict } from '../../browser/storage/saved-results';
import { checks } from '../../registry';
import { panel, small, soft } from '../../theme/base.css';
import { Button, ButtonLink } from '../../ui/controls/Button';
import { CheckHost } from '../../ui/layout/CheckHost';
import { PartList } from './PartList';
import { ResultBadge } from './ResultBadge';
import { ResultTools } from './ResultTools';
import { type ResultRow, rowsOf } from './result-rows';
import * as css from './results.css';

const inOrder = [...checks].sort((a, b) => a.number - b.number);

/** Repair is the remedy for one fault, and no test of the device. */
const isProposed = ({ id }: Check, { findings }: CheckResult) =>
  id !== 'pixel-repair' || findings.some(({ code }) => code === 'SCR-STUCK');

const INSPECTION = '/inspection';

/**
 * The test that comes after a result: the one with the lowest number that was not done in this tab, first of the
 * inspection that was last open in this browser, then of all. Undefined after the last one, when the link leads to an
 * inspection.
 */
function useNextTest(result: CheckResult) {
  const [{ open, planned }] = useState(() => ({
    open: inOrder.filter(({ id }) => !savedVerdict(id as CheckId)),
    planned: new Set(plannedTests()),
  }));
  const left = open.filter(({ id }) => id !== result.check);
  const proposed = left.filter((check) => isProposed(check, result));
  const next = proposed.find(({ id }) => planned.has(id)) ?? proposed[0];
  return {
    next,
    done: inOrder.length - left.length,
    all: inOrder.length,
    href: next?.path ?? INSPECTION,
    words: next ? texts.next(next.name) : texts.inspect,
  };
}

/** What a test says about its first missing step. Default: the words of its evidence table. */
interface MissingStep {
  readonly title: string;
  readonly text: string;
  /** A second answer, beside the way to the step. */
  readonly beside?: ReactNode;
}

interface NextActionProps {
  readonly result: CheckResult;
  readonly onMissing: ((missing: Missing) => void) | undefined;
  readonly step: MissingStep | undefined;
  /** Null in a run, whose host decides what comes next. */
  readonly test: ReturnType<typeof useNextTest> | null;
}

const arrow = <ArrowRight size={18} strokeWidth={1.5} absoluteStrokeWidth aria-hidden="true" />;

/** The one next action of a result: what the test still needs, else the next test. */
function NextAction({ result, onMissing, step, test }: NextActionProps) {
  const [missing] = result.missing;
  if (missing && onMissing)
    return (
      <section className={css.next} aria-label={texts.missing}>
        <h2 className={css.nextTitle}>{step?.title ?? texts.steps(result.missing.length)}</h2>
        <p className={css.nextText}>{step?.text ?? missing.needs}</p>
        <div className={css.answers}>
          <Button look="solid" size="large" onClick={() => onMissing(missing)}>
            {missing.action}
          </Button>
          {step?.beside}
        </div>
      </section>
    );
  if (!test) return null;
  const { next, done, all, href, words } = test;
  return (
    <nav className={css.next} aria-label={texts.nextTest}>
      <h2 className={css.nextTitle}>{missing ? texts.goOn : texts.complete}</h2>
      <p className={css.nextText}>
        {next ? `${texts.progress(done, all)} ${texts.takes(next.name, next.seconds)}` : texts.allTested}
      </p>
      <ButtonLink look="solid" size="large" href={href}>
        {words}
        {arrow}
      </ButtonLink>
    </nav>
  );
}

const Way = ({ href, words }: { href: string; words: string }) => (
  <Link className={css.way} href={href}>
    {words}
    {arrow}
  </Link>
);

/** The second way on from a result, beside its tools. */
function OtherWay({ result, onMissing, test }: Omit<NextActionProps, 'step'>) {
  if (!test) return null;
  const isOpen = result.missing.length > 0 && onMissing !== undefined;
  if (!isOpen) return test.next && <Way href={INSPECTION} words={texts.inspect} />;
  return (
    <nav className={css.other} aria-label={texts.nextTest}>
      <Way href={test.href} words={test.words} />
    </nav>
  );
}

interface Props {
  readonly result: CheckResult;
  /** The parts of the result in the page's own words. Default: the parts as they are. */
  readonly rows?: readonly ResultRow[];
  /** Leads back to where the missing evidence can be collected. */
  readonly onMissing?: (missing: Missing) => void;
  /** What the page says about the first missing step. */
  readonly step?: MissingStep | undefined;
  /** One sentence below the badge: what was found. */
  readonly said?: ReactNode;
  /** A line below it, such as how long the test took. */
  readonly note?: ReactNode;
  /** The result as a picture, between the verdict and the tools. */
  readonly picture?: ReactNode;
  /** Content for the panel on the right, such as figures or a map. */
  readonly aside?: ReactNode;
  /** Content below the rows, such as a strip of figures. */
  readonly foot?: ReactNode;
  readonly onDownload?: () => void;
  readonly onCard?: () => void;
  readonly onShare: () => void;
  readonly onAgain: () => void;
  /** Label of the button that runs the test again. */
  readonly again?: string;
}

/** Fewer parts than this are too low for a panel beside them. */
const MIN_ROWS_BESIDE = 3;

/** The summary of a result: its verdict with the one next action, the tools, its parts, and a panel beside them. */
export function ResultSummary({
  result,
  rows = rowsOf(result.parts),
  onMissing,
  step,
  said,
  note,
  picture,
  aside,
  foot,
  onDownload,
  onCard,
  onShare,
  onAgain,
  again = controls.testAgain,
}: Props) {
  const test = useNextTest(result);
  const next = { result, onMissing, test: use(CheckHost) ? null : test };
  // The first missing step is the next action.
  const missing = onMissing ? result.missing.slice(1) : result.missing;
  const isBeside = aside && (rows.length >= MIN_ROWS_BESIDE || foot);
  return (
    <div className={css.summaryFrame}>
      <div className={panel}>
        <div className={css.summaryTop}>
          <div className={css.summaryVerdict}>
            <ResultBadge result={result} />
            {said && <p className={css.said}>{said}</p>}
            {note && <p className={`${small} ${soft}`}>{note}</p>}
          </div>
          <NextAction {...next} step={step} />
        </div>
        {picture && <div className={css.summaryPicture}>{picture}</div>}
        <div className={css.summaryFoot}>
          <ResultTools onShare={onShare} onDownload={onDownload} onCard={onCard} onAgain={onAgain} again={again} />
          <OtherWay {...next} />
        </div>
      </div>
      <div className={isBeside ? css.beside : css.stacked}>
        <div className={`${panel} ${css.summaryParts}`}>
          <PartList rows={rows} missing={missing} onMissing={onMissing} />
          {foot}
        </div>
        {aside && <div className={`${panel} ${css.aside}`}>{aside}</div>}
      </div>
    </div>
  );
}
