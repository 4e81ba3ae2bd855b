import fc from 'fast-check';
import { colors, judgeScreen, kindIds, screenSequence } from '../../../machines/screen/screen';
import type { Mark, SequenceRun } from '../../../machines/sequence/sequence';
import { evidenceOf } from '../../kit/evidence/model';
import { anyRun, completeRun, lostOf, withLooks } from '../../kit/evidence/sequence';
import { sequenceModel } from '../../machines/sequence.model';

const always = 'the screen test gives a result however little was shown';
const once = 'on this page only the rings are counted, and no control takes the count back';
export const screenModel = sequenceModel(screenSequence, {
  events: ({ type }) => type !== 'ANNOTATION.REMOVE',
  unreachable: {
    'sequence.running · EXIT [otherwise]': always,
    'sequence.running · xstate.done.actor.fullscreen [otherwise]': always,
    'sequence.idle · CONTINUE [a run was left]': always,
    'sequence.running · ANNOTATION.REMOVE [there is such an annotation]': once,
  },
});

const mark = (kind: string, step = 0, id = 99): Mark => ({ id, step, kind, x: 10, y: 20 });
const marked = (kind: string) => (run: SequenceRun) => ({ ...run, marks: [...run.marks, mark(kind)] });

export const evidence = evidenceOf<SequenceRun>({
  check: 'screen',
  judge: judgeScreen,
  complete: completeRun(colors),
  runs: anyRun(
    colors,
    fc.oneof(
      fc.constant([]),
      fc.array(
        fc.tuple(fc.constantFrom(...kindIds), fc.nat(7), fc.nat(90)).map(([kind, step, id]) => mark(kind, step, id)),
        { maxLength: 4 },
      ),
    ),
  ),
  faults: {
    'a dead pixel': marked('dead'),
    'a stuck pixel': marked('stuck'),
    'a faulty sub-pixel': marked('sub-pixel'),
    'a bright spot': marked('bright'),
    'an uneven patch': marked('uneven'),
  },
  losses: lostOf('color', colors, {
    'half of the screen': (run) =>
      withLooks(run, (look) => ({ ...look, share: look.share === null ? null : Math.min(look.share, 0.49) })),
  }),
});
