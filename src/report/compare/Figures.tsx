import { useState } from 'react';
import { checkOf, numberOf } from '../../../content/catalogue';
import { compareTexts } from '../../../content/history';
import { compareFigures } from '../../../machines/report/compare-findings';
import type { Report } from '../../../machines/report/report';
import { fig, panel } from '../../theme/base.css';
import { Choice } from '../../ui/controls/Choice';
import { changeText, figureText } from '../figures';
import { SourceMark } from '../SourceMark';
import * as css from './ComparePage.css';

const { figures: texts } = compareTexts;

/** The figures of both reports side by side. Only a test's verdict says whether a change is good. */
export function Figures({ before, after }: { before: Report; after: Report }) {
  const [rows, setRows] = useState<'differing' | 'all'>('differing');
  const all = compareFigures(before, after);
  if (all.length === 0) return null;
  const shown = rows === 'all' ? all : all.filter(({ isSame }) => !isSame);
  const checks = [...new Set(shown.map(({ check }) => check))];
  return (
    <section className={css.section} aria-labelledby="figures">
      <div className={css.sectionHead}>
        <h2 id="figures">{texts.title}</h2>
        <Choice
          label={texts.rows}
          look="hidden"
          options={[
            { id: 'differing' as const, name: texts.differing },
            { id: 'all' as const, name: `${texts.all} ${all.length}` },
          ]}
          value={rows}
          onChange={setRows}
        />
      </div>
      {shown.length === 0 ? (
        <p className={`${panel} ${css.none}`}>{texts.none}</p>
      ) : (
        <table className={`${panel} ${css.figuresTable}`}>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{compareTexts.before}</th>
              <th scope="col">{compareTexts.after}</th>
              <th scope="col">{texts.change}</th>
            </tr>
          </thead>
          {checks.map((check) => (
            <tbody key={check}>
              <tr className={css.test}>
                <th scope="rowgroup" colSpan={4}>
                  <span className={fig}>{numberOf(checkOf(check))}</span> {checkOf(check).name}
                </th>
              </tr>
              {shown
                .filter((one) => one.check === check)
                .map(({ name, unit, before: was, after: is, change, isSame }) => (
                  <tr key={`${name} ${unit}`}>
                    <th scope="row">
                      {name} <SourceMark of={is.source} />
                    </th>
                    <td className={fig}>{figureText(was)}</td>
                    <td className={fig}>{figureText(is)}</td>
                    <td className={fig}>{change === null || isSame ? '' : changeText(change, unit)}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      )}
    </section>
  );
}
