import { type ReactNode, use, useEffect, useState } from 'react';
import type { FindingText } from '../../../content/finding-texts';
import { type FindingCode, findingPath, findings as kinds } from '../../../content/findings';
import { resultTexts } from '../../../content/results';
import type { Missing } from '../../../machines/result';
import { hidden } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { codeLink, codeTag } from '../../ui/figures/badges.css';
import { VerdictBadge } from '../../ui/figures/VerdictBadge';
import { CheckHost } from '../../ui/layout/CheckHost';
import { byUrgency, type ResultRow } from './result-rows';
import * as css from './results.css';

type Texts = Readonly<Partial<Record<FindingCode, FindingText>>>;

/** The texts of the codes. Null until they are loaded; empty if that fails. */
function useFindingTexts(isWanted: boolean): Texts | null {
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('./finding-texts').then(
      ({ findingTexts }) => setTexts(findingTexts),
      () => setTexts({}),
    );
  }, [isWanted]);
  return texts;
}

interface Props {
  /** Name of the list. */
  readonly label?: string;
  readonly rows: readonly ResultRow[];
  /** What the test still needs, without what the page shows elsewhere. */
  readonly missing?: readonly Missing[];
  readonly onMissing?: ((missing: Missing) => void) | undefined;
}

/** The parts of a result, the most urgent first, each with its remedy or the way to its evidence. */
export function PartList({ label = resultTexts.parts, rows, missing = [], onMissing }: Props) {
  const sorted = byUrgency(rows);
  const hasPictures = rows.some(({ picture }) => picture);
  const hasFaults = sorted.some(({ findings = [] }) => findings.length > 0);
  const texts = useFindingTexts(hasFaults);
  const needs = sorted.map(({ rule }, i) =>
    // Several parts may need the same step. It is shown once.
    sorted.findIndex((row) => row.rule === rule) === i ? missing.find((one) => one.rule === rule) : undefined,
  );
  return (
    <ul className={css.partList} aria-label={label} aria-busy={hasFaults && texts === null}>
      {sorted.map(({ key, chip, picture, name, details, status, findings = [] }, i) => {
        const need = needs[i];
        return (
          <li
            key={key}
            className={hasPictures ? css.rowWithPicture : chip ? css.rowWithChip : css.partRow}
            data-group={groupOf(status)}
          >
            {hasPictures && (
              <span className={picture ? css.picture : undefined} aria-hidden="true">
                {picture}
              </span>
            )}
            {chip && <span className={css.chip} style={{ background: chip }} />}
            <b className={css.partName}>{name}</b>
            <div className={css.partDetails}>
              <div className={css.partWords}>
                <p>{details}</p>
                {[...new Set(findings.map(({ code }) => code))].map((code) => (
                  <Remedy key={code} code={code} text={newTo(details, texts?.[code]?.remedy)} />
                ))}
                {need && <p className={css.partMore}>{need.needs}</p>}
              </div>
              {need && onMissing && (
                <Button look="quiet" onClick={() => onMissing(need)}>
                  {need.action}
                </Button>
              )}
            </div>
            <span className={css.partVerdict}>
              <VerdictBadge status={status} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const groupOf = (status: ResultRow['status']) =>
  status === 'inconclusive' || status === 'not-run' ? 'open' : status === 'pass' ? 'pass' : 'fault';

/** The remedy, unless the details say it already. */
const newTo = (details: ReactNode, remedy: string | undefined) =>
  remedy && typeof details === 'string' && details.includes(remedy.replace(/\.$/, '')) ? undefined : remedy;

/** How to mend a fault, and the link to its explanation. */
function Remedy({ code, text }: { code: FindingCode; text: string | undefined }) {
  /** In a hosted test, leaving the page would end the run. */
  const target = use(CheckHost) ? '_blank' : undefined;
  return (
    <p className={css.partMore}>
      {text && <span>{text} </span>}
      {/* A plain link: the browser scrolls to and highlights the entry only if it follows the link itself. */}
      <a className={codeLink} href={findingPath(code)} target={target}>
        <code className={codeTag}>{code}</code>
        <span className={hidden}> {kinds[code].name}</span>
      </a>
    </p>
  );
}
