import type { ComponentProps, ReactNode, Ref } from 'react';
import { resultTexts } from '../../../content/results';
import { Earlier } from '../../ui/layout/earlier';
import { page } from '../../ui/layout/frame.css';
import { PageHead } from '../../ui/layout/PageHead';
import { downloadResult, giveCard } from './download-result';
import { ResultSummary } from './ResultSummary';
import { tallyWords } from './result-rows';
import { shareResult } from './share-result';

type Summary = ComponentProps<typeof ResultSummary>;

interface Props extends Omit<Summary, 'onShare' | 'onAgain' | 'said'>, Partial<Pick<Summary, 'onShare' | 'onAgain'>> {
  /** Gets AGAIN, unless the page does something else `onAgain`. */
  readonly actor?: { send(event: { readonly type: 'AGAIN' }): void };
  readonly heading: Ref<HTMLHeadingElement>;
  /** Default: named after the test. */
  readonly title?: string;
  /** What was found, in one sentence. Default: the details of the result. */
  readonly text?: string;
  /** Shown below the summary. */
  readonly children?: ReactNode;
}

/**
 * The page of a result: head, summary, and any content that the test adds. The head counts what needs attention; if
 * nothing does, it says what was found.
 */
export function ResultPage({
  actor,
  result,
  heading,
  title = resultTexts.title(result.name),
  text = result.details,
  children,
  ...summary
}: Props) {
  const tally = tallyWords(result);
  return (
    <div className={page}>
      <Earlier value={null}>
        <PageHead check={result.check} title={title} text={tally ?? text} heading={heading} />
      </Earlier>
      <ResultSummary
        result={result}
        said={tally && text}
        onShare={() => shareResult(result)}
        onDownload={() => downloadResult(result)}
        onCard={() => giveCard(result)}
        onAgain={() => actor?.send({ type: 'AGAIN' })}
        {...summary}
      />
      {children}
    </div>
  );
}
