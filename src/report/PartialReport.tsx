import { findingPath } from '../../content/findings';
import { factLabels } from '../../content/inspection-start';
import { outcomeNames } from '../../content/outcome-names';
import { paperFigures } from '../../content/paper-figures';
import { reportTexts } from '../../content/report-page';
import { verifyTexts } from '../../content/verify';
import type { OpenedSource } from '../../machines/report/verify.machine';
import { sealGroups } from '../../measure/report/seal-groups';
import { byNumber, OutcomeStrip, spokenTally } from '../inspection/OutcomeStrip';
import { panel, small, soft } from '../theme/base.css';
import { Button, ButtonLink } from '../ui/controls/Button';
import { codeTag } from '../ui/figures/badges.css';
import { VerdictBadge } from '../ui/figures/VerdictBadge';
import { Comb } from './Comb';
import { dateTimeText } from './figures';
import { CheckRows } from './verify/CheckRows';
import { FactList } from './view/FactList';
import { StripNumbers } from './view/NumberedStrip';
import { frame } from './view/NumberedStrip.css';
import * as css from './report.css';

const LABEL_GROUPS = 6;

interface Props {
  /** Of the code on a label or on paper. `paper` is null if it was the code of a label. */
  readonly content: Extract<OpenedSource, { kind: 'part' }>;
  /** Continues with another report. Default: the page that verifies reports. */
  readonly onAnother?: () => void;
}

/** The core of a report, from a label or from paper. It can be compared with the file, but not replayed. */
export function PartialReport({ content: { label, paper }, onAnother }: Props) {
  const texts = verifyTexts.checkTexts;
  const words = verifyTexts.checkWords;
  // A label does not hold the order of the run.
  const checks = byNumber.filter((check) => label.outcomes[check]);
  const kinds = checks.map((check) => label.outcomes[check] ?? null);
  const facts = Object.entries(paper?.facts ?? {}).filter(([, value]) => value);
  const nameOfFact = (name: string): string =>
    name in factLabels
      ? factLabels[name as keyof typeof factLabels]
      : name === 'cosmetic'
        ? reportTexts.cosmetic
        : reportTexts.function;
  return (
    <div className={css.columns}>
      <section className={panel} aria-labelledby="part">
        <div className={css.partialHead}>
          <h2 id="part">{reportTexts.partTitle}</h2>
          <p className={`${small} ${soft}`}>{reportTexts.partText}</p>
          <div className={css.verdict}>
            <VerdictBadge status={label.verdict} large />
            <b>{label.id}</b>
          </div>
          <div className={frame}>
            <StripNumbers checks={checks} />
            <OutcomeStrip
              marks={kinds.map((kind) => kind ?? 'to-come')}
              label={spokenTally(kinds) || outcomeNames['not-run']}
            />
          </div>
          {label.codes.length > 0 && (
            <p className={css.codes}>
              {label.codes.map((code) => (
                <a key={code} href={findingPath(code)} className={css.code}>
                  <code className={codeTag}>{code}</code>
                </a>
              ))}
              {label.moreCodes > 0 && reportTexts.moreCodes(label.moreCodes)}
            </p>
          )}
        </div>
        <CheckRows
          rows={[
            { name: verifyTexts.checks.file, text: texts.file(label.id, 1, ''), status: 'pass', word: words.read },
            { name: verifyTexts.checks.content, text: texts.labelContent, status: 'inconclusive', word: words.part },
            {
              name: verifyTexts.checks.signature,
              text: label.key ? texts.labelSignature(label.key.toUpperCase()) : texts.notSigned,
              status: 'inconclusive',
              word: label.key ? words.part : words.notSigned,
            },
            { name: verifyTexts.checks.replay, text: texts.notReplayed['left-out'], status: 'not-run' },
          ]}
        />
      </section>
      <aside className={css.side} aria-label={reportTexts.seal}>
        <section className={`${panel} ${css.partialBox}`}>
          <h2>{reportTexts.seal}</h2>
          <p className={`${small} ${soft}`}>{verifyTexts.compareSeal}</p>
          <Comb groups={sealGroups(label.hash).slice(0, LABEL_GROUPS)} />
          <FactList facts={[{ label: reportTexts.sealedAt, value: dateTimeText(label.sealedAt), isFigure: true }]} />
          {onAnother ? (
            <Button look="solid" onClick={onAnother}>
              {reportTexts.openFile}
            </Button>
          ) : (
            <ButtonLink look="solid" href="/verify">
              {reportTexts.openFile}
            </ButtonLink>
          )}
        </section>
        {paper && facts.length + paper.figures.length > 0 && (
          <section className={`${panel} ${css.partialBox}`}>
            <h2>{reportTexts.device}</h2>
            <FactList
              facts={[
                ...facts.map(([name, value]) => ({ label: nameOfFact(name), value, source: 'declared' as const })),
                ...paper.figures.map(({ number, text }) => ({
                  label: paperFigures.find((one) => one.number === number)?.name ?? '',
                  value: text,
                  isFigure: true,
                })),
              ]}
            />
          </section>
        )}
      </aside>
    </div>
  );
}
