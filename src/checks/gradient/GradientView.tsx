import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { BANDING, partOf, type RampOptions, wholeRamp } from '../../../machines/gradient/gradient';
import { annotationOf } from '../../../machines/sequence/sequence';
import { rampLevels } from '../../../renderers/gradient/gradient.geometry';
import { type GradientSettings, mountGradient } from '../../../renderers/gradient/gradient.renderer';
import type { Renderer } from '../../../renderers/renderer';
import type { StageFacts } from '../../../renderers/stage';
import type { SequenceActor } from '../../ui/sequence/actor';
import { SequenceView } from '../../ui/sequence/SequenceView';
import { Adjust } from './Adjust';
import { BandNumbers } from './BandNumbers';
import { columnsFor } from './bands';
import { changed } from './keys';

/** The running gradient test: the pattern, its settings, and whether banding was marked on it. */
export function GradientView({ actor }: { actor: SequenceActor }) {
  const step = useSelector(actor, ({ context }) => context.step);
  const remarked = useSelector(actor, ({ context }) => annotationOf(context, BANDING) !== undefined);
  const [options, setOptions] = useState<RampOptions>(wholeRamp);
  const [adjusting, setAdjusting] = useState(false);
  /** The picture in CSS px, once it is there. */
  const [size, setSize] = useState({ width: 0, height: 0 });
  const renderer = useRef<Renderer<GradientSettings> | null>(null);

  const { low, high, channel, flat } = options;
  const levels = rampLevels(step, channel === 'all', low, high);
  const columns = flat && size.width > 0 ? columnsFor(levels, size.width) : 0;
  useLayoutEffect(() => renderer.current?.update({ low, high, channel, columns }), [low, high, channel, columns]);

  const mount = useCallback((host: HTMLElement, onFacts: (facts: StageFacts) => void) => {
    const mounted = mountGradient(host, {
      onFacts(facts) {
        setSize({ width: facts.width / facts.pixelRatio, height: facts.height / facts.pixelRatio });
        onFacts(facts);
      },
    });
    renderer.current = mounted;
    return {
      show: (shown: number, other: number, split: number) => mounted.update({ shown, other, split }),
      dispose() {
        renderer.current = null;
        mounted.dispose();
      },
    };
  }, []);

  const toggleBanding = () =>
    actor.send(
      remarked
        ? { type: 'ANNOTATION.REMOVE', kind: BANDING }
        : { type: 'ANNOTATE', kind: BANDING, value: null, part: partOf(options) },
    );

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = event.key.toLowerCase();
    const next = changed(options, key);
    if (!next && key !== 'm' && key !== 'a') return false;
    // A held key would flash the whole screen as fast as it repeats.
    if (event.repeat) return true;
    if (next) setOptions(next);
    else if (key === 'a') setAdjusting(!adjusting);
    else toggleBanding();
    return true;
  };

  return (
    <SequenceView
      actor={actor}
      label="Gradient test"
      mount={mount}
      onKey={onKey}
      actions={[
        {
          id: 'banding',
          name: 'Banding',
          sign: <path d="M1 15h4v-4h4V7h4V3h4" />,
          state: { pressed: remarked },
          onPress: toggleBanding,
        },
        {
          id: 'adjust',
          name: 'Adjust',
          sign: <path d="M0 5h4M10 5h8M4 2h3v6H4zM0 13h9M15 13h3M9 10h3v6H9z" />,
          state: { expanded: adjusting },
          onPress: () => setAdjusting(!adjusting),
        },
      ]}
      overlay={columns > 0 && <BandNumbers step={step} options={options} columns={columns} size={size} />}
      panel={adjusting && <Adjust options={options} onChange={setOptions} />}
    />
  );
}
