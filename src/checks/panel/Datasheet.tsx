import { useState } from 'react';
import { panelResult } from '../../../content/panel';
import { capital, withUnit } from '../../../content/words';
import type { Measurement } from '../../../machines/result';
import { forgetSheets, readSheets } from '../../browser/storage/panel-sheets';
import { fig, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import * as css from './Panel.css';

const words = ({ value, unit }: Measurement) => capital(String(unit === '' ? value : withUnit(value, unit)));

/** The figures that can be compared with another run, by name. */
export const figureWords = (measurements: readonly Measurement[]): Readonly<Record<string, string>> =>
  Object.fromEntries(measurements.filter(({ source }) => source === 'observed').map((one) => [one.name, words(one)]));

const day = (at: number) => new Date(at).toISOString().slice(0, 10);

interface Props {
  readonly measurements: readonly Measurement[];
  /** When this visit began. */
  readonly startedAt: number;
}

/** A table of all figures, each next to its value from an earlier visit, and a list of the conditions. */
export function Datasheet({ measurements, startedAt }: Props) {
  const [earlier, setEarlier] = useState(() => readSheets().filter((sheet) => sheet.startedAt < startedAt));
  const figures = measurements.filter(({ source }) => source === 'observed');
  const conditions = measurements.filter(({ source }) => source !== 'observed');
  const before = (name: string) => earlier.find((sheet) => sheet.figures[name] !== undefined);
  const isCompared = figures.some(({ name }) => before(name) !== undefined);
  return (
    <section className={`${panel} ${css.resultSheet}`} aria-label={panelResult.sheet}>
      <h2 className={css.resultHeading}>{panelResult.sheet}</h2>
      {figures.length > 0 && (
        <table className={css.resultTable}>
          <thead>
            <tr>
              <th scope="col">{panelResult.figure}</th>
              <th scope="col">{panelResult.now}</th>
              {isCompared && <th scope="col">{panelResult.earlier}</th>}
            </tr>
          </thead>
          <tbody>
            {figures.map((figure) => {
              const sheet = before(figure.name);
              return (
                <tr key={figure.name}>
                  <th scope="row">{figure.name}</th>
                  <td className={fig}>{words(figure)}</td>
                  {isCompared && (
                    <td className={fig}>
                      {sheet ? (
                        <>
                          {sheet.figures[figure.name]} <span className={css.day}>{day(sheet.startedAt)}</span>
                        </>
                      ) : (
                        '—'
                      )}
                    </td>
                  )}
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {conditions.length > 0 && (
        <dl className={css.conditions} aria-label={panelResult.conditions}>
          {conditions.map((one) => (
            <div key={one.name} className={css.condition}>
              <dt className={css.resultLabel}>{one.name}</dt>
              <dd className={fig}>{words(one)}</dd>
            </div>
          ))}
        </dl>
      )}
      {earlier.length > 0 && (
        <div className={css.forget}>
          <Button
            look="quiet"
            onClick={() => {
              forgetSheets(startedAt);
              setEarlier([]);
            }}
          >
            {panelResult.forget}
          </Button>
        </div>
      )}
    </section>
  );
}
