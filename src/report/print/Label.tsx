import type { FindingCode } from '../../../content/findings';
import { outcomeNames } from '../../../content/outcome-names';
import { reportTexts } from '../../../content/report-page';
import { findingGroups } from '../../../machines/report/finding-groups';
import type { Sealed } from '../../../machines/report/report';
import { sealGroups } from '../../../measure/report/seal-groups';
import { OutcomeStrip } from '../../inspection/OutcomeStrip';
import { verdictSigns } from '../../ui/figures/VerdictBadge';
import { dateText } from '../figures';
import { deviceName, marksOf, scoreText } from '../report-words';
import { spokenStrip } from '../view/NumberedStrip';
import { QrCode } from './QrCode';
import * as css from './Print.css';

/** Number of characters that two codes together may have to fit on a label. */
const CODE_CHARACTERS: Readonly<Record<LabelSize, number>> = { 62: 22, 54: 18 };

/** Size of a dot at 203 dpi, and the width available for a code, in mm. */
const DOT_MM = 0.125;
const CODE_MM = 18.5;
/** As many whole dots per module as fit, at least three: smaller modules are not readable. */
const moduleMm = (modules: number) => Math.max(3, Math.floor(CODE_MM / modules / DOT_MM)) * DOT_MM;

/** The width of the label in mm. */
export type LabelSize = '62' | '54';

/** Number of characters of the serial number and asset tag together that fit on a line. */
const ID_CHARACTERS: Readonly<Record<LabelSize, number>> = { 62: 22, 54: 20 };

/** A label for a 203 dpi printer: all lengths are multiples of its dots, in pure black and white. */
export function Label({ sealed: { report, seal }, link, size }: { sealed: Sealed; link: string; size: LabelSize }) {
  const { overall, facts, grades, id } = report;
  const codes = [...new Set(findingGroups(report).map(({ code }) => code))].filter(
    (code): code is FindingCode => code !== null,
  );
  const [first = '', second = ''] = sealGroups(seal.hash);
  const date = dateText(report.startedAt);
  const declared = [grades.cosmetic?.code, grades.function?.code].filter(Boolean).join(' ');
  const shown = codes.slice(0, 2).join('').length > CODE_CHARACTERS[size] ? 1 : 2;
  const marks = marksOf(report);
  const isLong = facts.serial.length + facts.assetTag.length > ID_CHARACTERS[size];
  return (
    <section className={css.label[size]} aria-label={reportTexts.label}>
      <div className={css.left[size]}>
        <QrCode moduleMm={moduleMm} text={link} label={reportTexts.qr} />
        {size === '62' && (
          <>
            <b className={css.id}>{id}</b>
            <b className={css.groups}>
              {first} {second}
            </b>
          </>
        )}
      </div>
      <div className={css.right}>
        <div className={css.labelHead}>
          <span className={css.labelVerdict[overall.verdict]}>
            <svg viewBox="0 0 12 12" aria-hidden="true">
              <path d={verdictSigns[overall.verdict]} />
            </svg>
            {outcomeNames[overall.verdict]}
          </span>
          <span className={css.labelScore}>{scoreText(overall)}</span>
        </div>
        <div className={css.model}>{facts.model || deviceName(facts)}</div>
        <div className={css.ids[isLong ? 'long' : 'short']}>
          <span>{facts.serial}</span>
          <span>{facts.assetTag}</span>
        </div>
        <div className={css.codes}>
          {codes.slice(0, shown).map((code) => (
            <span key={code}>{code}</span>
          ))}
          {codes.length > shown && <b>+{codes.length - shown}</b>}
        </div>
        <OutcomeStrip
          className={css.labelStrip[marks.length > css.FEW_MARKS ? 'many' : 'few']}
          marks={marks}
          label={spokenStrip(report)}
        />
        <div className={css.labelFoot}>
          <span>{date}</span>
          <span>{size === '62' ? declared : id}</span>
        </div>
      </div>
    </section>
  );
}
