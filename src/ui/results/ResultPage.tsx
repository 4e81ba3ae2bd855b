import type { ComponentProps, ReactNode, Ref } from 'react';
import { checkOf } from '../../../content/catalogue';
import { PageHead } from '../layout/PageHead';
import { page } from '../layout/page.css';
import { ResultSummary } from './ResultSummary';
import { shareResult } from './share-result';

interface Props extends ComponentProps<typeof ResultSummary> {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly title?: string;
  /** What stands below the title; the details of the result, unless it is given. */
  readonly text?: string;
  /** What stands below the summary. */
  readonly children?: ReactNode;
}

/** The page of a result: its head, its summary, and what a test adds. */
export function ResultPage({ heading, title, text, children, ...summary }: Props) {
  const { result } = summary;
  return (
    <div className={page}>
      <PageHead
        check={result.check}
        title={title ?? `${checkOf(result.check).name} test results`}
        text={text ?? result.details}
        heading={heading}
      />
      <ResultSummary onShare={() => shareResult(result)} {...summary} />
      {children}
    </div>
  );
}
