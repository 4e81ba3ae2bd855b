import type { ComponentProps, ReactNode, Ref } from 'react';
import { PageHead } from '../layout/PageHead';
import { page } from '../layout/page.css';
import { ResultSummary } from './ResultSummary';
import { shareResult } from './share-result';

type Summary = ComponentProps<typeof ResultSummary>;

interface Props extends Omit<Summary, 'onShare'>, Partial<Pick<Summary, 'onShare'>> {
  readonly heading: Ref<HTMLHeadingElement>;
  /** Default: named after the test. */
  readonly title?: string;
  /** Shown below the title. Default: the details of the result. */
  readonly text?: string;
  /** Shown above the summary. */
  readonly before?: ReactNode;
  /** Shown below the summary. */
  readonly children?: ReactNode;
}

/** The page of a result: head, summary, and any content that the test adds. */
export function ResultPage({
  result,
  heading,
  title = `${result.name} test results`,
  text = result.details,
  before,
  children,
  ...summary
}: Props) {
  return (
    <div className={page}>
      <PageHead check={result.check} title={title} text={text} heading={heading} />
      {before}
      <ResultSummary result={result} onShare={() => shareResult(result)} {...summary} />
      {children}
    </div>
  );
}
