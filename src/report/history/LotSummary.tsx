import { type FindingCode, findingPath, findings } from '../../../content/findings';
import { historyTexts } from '../../../content/history';
import { outcomeNames } from '../../../content/outcome-names';
import { list, lower, percent } from '../../../content/words';
import { type IndexedReport, lotSummaryOf } from '../../../machines/report/report-index';
import type { Verdict } from '../../../machines/result';
import { fig, panel } from '../../theme/base.css';
import { codeLink, codeTag } from '../../ui/results/CodeTag.css';
import * as css from './HistoryPage.css';

const worstFirst: readonly Verdict[] = ['fail', 'warning', 'inconclusive', 'pass'];
const { lotSummary: texts } = historyTexts;
/** A report from a newer version may have a code that this one does not know. */
const nameOf = (code: FindingCode) => (Object.hasOwn(findings, code) ? findings[code].name : '');

/** The verdicts of the devices in a lot, and how many devices have each code. */
export function LotSummary({ lot, reports }: { lot: string; reports: readonly IndexedReport[] }) {
  const { devices, older, verdicts, codes } = lotSummaryOf(reports);
  const tally = worstFirst
    .filter((verdict) => verdicts[verdict] > 0)
    .map((verdict) => `${verdicts[verdict]} ${lower(outcomeNames[verdict])}`);
  return (
    <section className={css.lot} aria-labelledby="lot">
      <h2 id="lot">{texts.title(lot)}</h2>
      <p>
        {texts.text(devices, list(tally))} {older > 0 && texts.older(older)}
      </p>
      {codes.length > 0 && (
        <table className={`${panel} ${css.lotTable}`}>
          <thead>
            <tr>
              <th scope="col">{texts.code}</th>
              <th scope="col">{texts.fault}</th>
              <th scope="col">{texts.devices}</th>
              <th scope="col">{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code, devices: count }) => (
              <tr key={code}>
                <th scope="row">
                  {/* A plain link: the browser highlights the entry only if it follows the link itself. */}
                  <a className={codeLink} href={findingPath(code)}>
                    <code className={codeTag}>{code}</code>
                  </a>
                </th>
                <td>{nameOf(code)}</td>
                <td className={fig}>{count}</td>
                <td className={fig}>{percent(count / devices)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
