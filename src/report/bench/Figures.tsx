import { benchTexts as texts } from '../../../content/bench';
import { percent, twoDigits } from '../../../content/words';
import { type BenchBars, type BenchPeriod, MIN_DEVICES, passShare } from '../../../machines/report/bench-figures';
import { fig } from '../../theme/base.css';
import { readout } from '../../ui/figures/readout.css';
import { VerdictBadge } from '../../ui/results/VerdictBadge';
import { dateText } from '../figures';
import { minutesText, refusalText } from './bench-texts';
import type { Reading } from './use-bench';
import * as css from './Results.css';

const order = ['pass', 'warning', 'fail', 'inconclusive'] as const;

/** The four figures at the top. */
export function Figures({ reading, period }: { reading: Reading; period: BenchPeriod }) {
  const { all, bars, minutes } = reading.figures[period];
  const share = passShare(all);
  return (
    <dl className={css.figures}>
      <div className={css.devices}>
        <dt>{texts.devicesIn[period]}</dt>
        <dd className={readout}>{all.devices}</dd>
        {bars.bars.length > 1 && (
          <dd className={css.chart}>
            <Bars of={bars} />
          </dd>
        )}
        {all.older > 0 && <dd className={css.note}>{texts.older(all.older)}</dd>}
      </div>
      <div>
        <dt>{texts.minutes}</dt>
        <dd className={readout}>{minutesText(minutes?.middle)}</dd>
        {minutes && (
          <dd className={css.note}>
            {texts.half(minutesText(minutes.low), minutesText(minutes.high), minutesText(minutes.most))}
          </dd>
        )}
      </div>
      <div>
        <dt>{texts.passed}</dt>
        <dd className={readout}>
          {share === null ? all.verdicts.pass : percent(share).slice(0, -1)}
          {share !== null && <small>%</small>}
        </dd>
        {share === null && <dd className={css.note}>{texts.few(MIN_DEVICES)}</dd>}
        <dd className={css.verdicts}>
          {order.map((verdict) => (
            <span key={verdict}>
              <VerdictBadge status={verdict} /> <span className={fig}>{all.verdicts[verdict]}</span>
            </span>
          ))}
        </dd>
      </div>
      <NotCounted refused={reading.refused} />
    </dl>
  );
}

/** How many reasons are written out; the table below has all. */
const MAX_REASONS = 3;

function NotCounted({ refused }: Pick<Reading, 'refused'>) {
  const reasons = new Map<string, number>();
  for (const { refusal } of refused) reasons.set(refusalText(refusal), (reasons.get(refusalText(refusal)) ?? 0) + 1);
  const most = [...reasons].toSorted(([, a], [, b]) => b - a).slice(0, MAX_REASONS);
  return (
    <div>
      <dt>{texts.notCounted}</dt>
      <dd className={readout}>{refused.length}</dd>
      <dd className={css.note}>
        {refused.length === 0 && texts.allCounted}
        {most.map(([reason, files]) => `${texts.refusedFor(reason, files)} `)}
        {refused.length > 0 && <a href="#refused">{texts.showRefused(refused.length)}</a>}
      </dd>
    </div>
  );
}

const MAX_BAR_HEIGHT = 56;
/** More labels would touch each other. */
const MAX_LABELS = 12;
const LABEL_STEP = 5;

const labels: Readonly<Record<BenchBars['unit'], { short: (at: number) => string; long: (at: number) => string }>> = {
  hour: { short: (at) => String(new Date(at).getUTCHours()), long: (at) => String(new Date(at).getUTCHours()) },
  day: { short: (at) => String(new Date(at).getUTCDate()), long: dateText },
  month: { short: (at) => twoDigits(new Date(at).getUTCMonth() + 1), long: (at) => dateText(at).slice(0, -3) },
};

/** Devices by time. */
function Bars({ of: { unit, bars } }: { of: BenchBars }) {
  const most = Math.max(...bars.map(({ devices }) => devices));
  const { short, long } = labels[unit];
  const step = bars.length > MAX_LABELS ? LABEL_STEP : 1;
  return (
    <span
      className={css.bars}
      role="img"
      aria-label={texts.bars[unit](
        long(bars[0]?.at ?? 0),
        long(bars.at(-1)?.at ?? 0),
        bars.map(({ devices }) => devices).join(', '),
      )}
    >
      {bars.map(({ at, devices }, i) => (
        <span key={at} className={css.bar}>
          <svg height={Math.round((devices / most) * MAX_BAR_HEIGHT)} aria-hidden="true">
            <rect width="100%" height="100%" fill="currentColor" />
          </svg>
          <b className={fig}>{i % step === 0 ? short(at) : ''}</b>
        </span>
      ))}
    </span>
  );
}
