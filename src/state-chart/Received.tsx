import { chartTexts } from '../../content/state-chart';
import type { Watched } from './watch';
import * as css from './StateChart.css';

/**
 * The events that the machine received, newest first. It is not a live region: a test gets events many times a second.
 */
export function Received({ machine: { received, count } }: { machine: Watched }) {
  return (
    <section className={css.lower} aria-label={chartTexts.events}>
      <h3 className={css.heading}>
        {chartTexts.events}{' '}
        <span>{received.length > 0 ? chartTexts.count(received.length, count) : chartTexts.noEvents}</span>
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and contains nothing focusable */}
      <ol className={css.events} tabIndex={0} aria-label={chartTexts.events}>
        {received.map(({ number, at, words, taken, states }) => (
          <li key={number} data-idle={taken.length === 0 || undefined}>
            <time>{(at / 1000).toFixed(3)}</time>
            <span>{words}</span>
            <span>{taken.length === 0 ? chartTexts.unmoved : states.join(', ')}</span>
          </li>
        ))}
      </ol>
      <p className={css.note}>
        {chartTexts.covered} {chartTexts.cost}
      </p>
    </section>
  );
}
