import { type ExperimentId, experimentIds } from '../../../machines/panel/experiments';
import { channels } from '../../../measure/panel/near';
import { type Random, randomOf } from '../../kit/random';
import {
  anyEye,
  dithering,
  type Eye,
  eightBit,
  lookingAt,
  mixed,
  type Panel,
  pressingAtRandom,
  type Responder,
  rounding,
  runOf,
  type Seen,
  sixBit,
  tenBit,
  truncating,
} from './panel.observer';

/** One observer in front of one panel, and whether the reported figures are correct. */
interface Case {
  readonly respond: Responder;
  /** The number of correct figures in a run, and of all figures. */
  readonly right: (seen: Seen) => readonly [right: number, of: number];
}

interface TrialTable {
  readonly name: string;
  readonly experiment: ExperimentId;
  /** Share of figures that must be correct. */
  readonly share: number;
  /** Runs `count` observers. `good` is the share of correct figures times `count`. */
  readonly run: (count: number) => { readonly row: string; readonly good: number };
}

const figureOf = ({ result }: Seen, name: string) => result.measurements.find((one) => one.name === name)?.value;
const partOf = ({ result }: Seen, id: string) => result.parts.find((part) => part.id === id);
const yes = (isRight: boolean) => [Number(isRight), 1] as const;

const anyGamma = (chance: Random) => 1.8 + 0.8 * chance();

function tableOf(name: string, experiment: ExperimentId, share: number, make: (chance: Random) => Case): TrialTable {
  return {
    name,
    experiment,
    share,
    run(count) {
      let right = 0;
      let all = 0;
      let trials = 0;
      let most = 0;
      let longest = 0;
      for (let i = 0; i < count; i++) {
        const { respond, right: judged } = make(randomOf(7919 * i + 17));
        const seen = runOf(experiment, 104_729 * i + 3, respond);
        const [good, of] = judged(seen);
        right += good;
        all += of;
        trials += seen.trials;
        most = Math.max(most, seen.trials);
        longest = Math.max(longest, seen.ms);
      }
      const percent = ((100 * right) / all).toFixed(1).padStart(5);
      const cost = `${(trials / count).toFixed(1)} questions (at most ${most}), at most ${Math.round(longest / 1000)} s`;
      return { row: `${percent} % of ${String(all).padStart(4)}  ${name}: ${cost}`, good: (right / all) * count };
    },
  };
}

const bitsTable = (name: string, panel: (gamma: number) => ReturnType<typeof eightBit>, words: string) =>
  tableOf(name, 'bits', 0.95, (chance) => ({
    respond: lookingAt(panel(anyGamma(chance)), anyEye(chance)),
    right: (seen) => yes(figureOf(seen, 'Steps') === words),
  }));

/** Dark steps of a quarter code are as visible as steps of one code between light grays. See `anyEye`. */
const fineEye = (chance: Random, worse = 1): Eye => {
  const eye = anyEye(chance);
  return { ...eye, thresholds: eye.thresholds.map((codes) => (worse * codes) / 4) as unknown as Eye['thresholds'] };
};

const fineTable = (name: string, panel: (gamma: number) => Panel, words: string, worse = 1) =>
  tableOf(name, 'fine', 0.95, (chance) => ({
    respond: lookingAt(panel(anyGamma(chance)), fineEye(chance, worse)),
    right: (seen) => yes(String(figureOf(seen, 'Steps of a quarter code')).startsWith(words)),
  }));

/** The first visible code is 1 to 5: each channel has its own threshold of 0.5 to 5 codes. */
const nearTable = (end: 'black' | 'white') =>
  tableOf(`near ${end} within one code`, end, 0.95, (chance) => {
    const thresholds = [0, 1, 2, 3].map(() => 0.5 + 4.5 * chance()) as unknown as Eye['thresholds'];
    return {
      respond: lookingAt(eightBit(anyGamma(chance)), { ...anyEye(chance), thresholds }),
      right: (seen) => {
        const errors = channels.map((channel, i) => {
          const told = Number.parseInt(String(figureOf(seen, `Near ${end}, ${channel}`)), 10);
          return Math.abs(told - Math.ceil(thresholds[i] ?? 0));
        });
        return [errors.filter((error) => error <= 1).length, errors.length];
      },
    };
  });

const gammaTable = tableOf('gamma within ± 0.1', 'gamma', 0.95, (chance) => {
  const gamma = 1.7 + chance();
  return {
    respond: lookingAt(eightBit(gamma), anyEye(chance)),
    right: (seen) => {
      const told = channels.map((channel) => Number.parseFloat(String(figureOf(seen, `Gamma, ${channel}`))));
      return [told.filter((one) => Math.abs(one - gamma) <= 0.1).length, told.length];
    },
  };
});

const evennessTable = tableOf('a lighter place found on each field', 'evenness', 0.85, (chance) => {
  const stain = Math.floor(25 * chance());
  return {
    respond: lookingAt(eightBit(), { ...anyEye(chance), stains: [stain] }),
    right: (seen) => yes(partOf(seen, 'evenness')?.verdict === 'warning'),
  };
});

const angleTable = tableOf('limits of the step from the side hold the truth', 'angle', 0.85, (chance) => {
  const side = 1 + 2 * chance();
  const eye = { ...anyEye(chance), side, thresholds: [2, 2, 2, 2] as const };
  return {
    respond: lookingAt(eightBit(), eye),
    right: (seen) => {
      const limits = /\((?<low>[\d.]+) to (?<high>[\d.]+)\)/;
      const told = ['middle', 'corners'].map((where) => {
        const found = limits.exec(String(figureOf(seen, `Step from the side, ${where}`)))?.groups;
        return Number(found?.low) <= side && side <= Number(found?.high);
      });
      return [told.filter(Boolean).length, told.length];
    },
  };
});

const afterimageTable = tableOf('no trace where there is none', 'afterimage', 0.85, (chance) => ({
  respond: lookingAt(eightBit(), { ...anyEye(chance), honesty: 1 }),
  right: (seen) => yes(figureOf(seen, 'Trace') === 'none seen'),
}));

/** Random answers must not lead to any figure or verdict on a panel. */
const randomTable = (experiment: ExperimentId) =>
  tableOf(`at random, ${experiment}: cannot tell`, experiment, 0.99, () => ({
    respond: pressingAtRandom,
    right: (seen) => yes(['inconclusive', 'not-run'].includes(String(partOf(seen, experiment)?.verdict))),
  }));

/** What the simulated observers prove. */
export const trialTables: readonly TrialTable[] = [
  bitsTable('8 bits: every step', eightBit, 'every step was seen'),
  bitsTable('6 bits cut off: steps of four', sixBit, 'only every fourth step was seen'),
  bitsTable('6 bits mixed to 253 shades: top merged', (gamma) => mixed(gamma), 'the highest codes look the same'),
  tableOf('moving noise seen where shades are mixed by turns', 'bits', 0.9, (chance) => ({
    respond: lookingAt(mixed(anyGamma(chance), true), anyEye(chance)),
    right: (seen) => yes(figureOf(seen, 'Moving noise') === 'seen'),
  })),
  fineTable('10 bits: quarter codes seen', tenBit, 'seen'),
  fineTable('8 bits rounded: quarter codes not seen', rounding, 'not seen'),
  fineTable('8 bits cut off: quarter codes not seen', truncating, 'not seen'),
  fineTable('8 bits mixed: quarter codes seen', dithering, 'seen'),
  tableOf('moving noise seen where whole codes are mixed by turns', 'fine', 0.9, (chance) => ({
    respond: lookingAt(dithering(anyGamma(chance), true), fineEye(chance)),
    right: (seen) => yes(figureOf(seen, 'Moving noise, quarter codes') === 'seen'),
  })),
  // Steps of a quarter code are seen in less than half of all looks, down to almost never.
  tableOf('10 bits before a dull eye: never told as 8 bits', 'fine', 0.99, (chance) => ({
    respond: lookingAt(tenBit(anyGamma(chance)), fineEye(chance, 2 + 6 * chance())),
    right: (seen) => yes(!String(figureOf(seen, 'Steps of a quarter code')).startsWith('not seen')),
  })),
  nearTable('black'),
  nearTable('white'),
  gammaTable,
  evennessTable,
  angleTable,
  afterimageTable,
  ...experimentIds.map(randomTable),
];
