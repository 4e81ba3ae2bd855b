import { ArrowRight } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Link } from 'wouter';
import type { CheckId } from '../../../content/catalogue';
import { resultTexts as texts } from '../../../content/results';
import { usualSecondsOf } from '../../../content/test-seconds';
import type { CheckResult, Missing } from '../../../machines/result';
import { Button, ButtonLink } from '../controls/Button';
import { CheckHost } from './CheckHost';
import { useNextTest } from './useNextTest';
import * as css from './results.css';

/** What a test says about its first missing step. Default: the words of its evidence table. */
export interface MissingStep {
  readonly title: string;
  readonly text: string;
  /** A second answer, beside the way to the step. */
  readonly beside?: ReactNode;
}

interface Props {
  readonly result: CheckResult;
  readonly onMissing: ((missing: Missing) => void) | undefined;
  readonly step?: MissingStep | undefined;
}

const INSPECTION = '/inspection';
const arrow = <ArrowRight size={18} strokeWidth={1.5} absoluteStrokeWidth aria-hidden="true" />;

/** The one next action of a result: what the test still needs, else the next test. A host decides what comes next. */
export function NextAction({ result, onMissing, step }: Props) {
  const hosted = use(CheckHost) !== null;
  const { next, done, all } = useNextTest(result);
  const [missing] = result.missing;
  if (missing && onMissing)
    return (
      <section className={css.next} aria-label="What is missing">
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
  if (hosted) return null;
  return (
    <nav className={css.next} aria-label="Next test">
      <h2 className={css.nextTitle}>{missing ? texts.goOn : texts.complete}</h2>
      <p className={css.nextText}>
        {next
          ? `${texts.progress(done, all)} ${texts.takes(next.name, usualSecondsOf(next.id as CheckId))}`
          : texts.allTested}
      </p>
      <ButtonLink look="solid" size="large" href={next?.path ?? INSPECTION}>
        {next ? texts.next(next.name) : texts.inspect}
        {arrow}
      </ButtonLink>
    </nav>
  );
}

/** The second way on from a result, beside its tools. */
export function OtherWay({ result, onMissing }: Props) {
  const hosted = use(CheckHost) !== null;
  const { next } = useNextTest(result);
  if (hosted) return null;
  const isOpen = result.missing.length > 0 && onMissing !== undefined;
  if (!isOpen)
    return (
      next && (
        <Link className={css.way} href={INSPECTION}>
          {texts.inspect}
          {arrow}
        </Link>
      )
    );
  return (
    <nav className={css.other} aria-label="Next test">
      <Link className={css.way} href={next?.path ?? INSPECTION}>
        {next ? texts.next(next.name) : texts.inspect}
        {arrow}
      </Link>
    </nav>
  );
}
