import type { Check } from '../../../content/catalogue';
import { sectionHead, soft, wrap } from '../../theme/base.css';
import { SuiteGrid } from '../../ui/layout/SuiteGrid';
import { section } from './home.css';

interface Props {
  readonly id: string;
  readonly heading: string;
  readonly text: string;
  readonly checks: readonly Check[];
  readonly perRow: 3 | 4;
  readonly others?: readonly Check[];
}

/** A heading, a sentence and the cards of some tests. */
export function AllTests({ id, heading, text, checks, perRow, others = [] }: Props) {
  return (
    <section id={id} className={section} aria-labelledby={`${id}-heading`}>
      <div className={wrap}>
        <div className={sectionHead}>
          <h2 id={`${id}-heading`}>{heading}</h2>
          <p className={soft}>{text}</p>
        </div>
        <SuiteGrid checks={checks} perRow={perRow} others={others} />
      </div>
    </section>
  );
}
