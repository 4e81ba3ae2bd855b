import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { BANDING, partOf, type RampOptions, wholeRamp } from '../../../machines/gradient/gradient';
import { annotationOf } from '../../../machines/sequence/sequence';
import { rampLevels } from '../../../renderers/gradient/gradient.geometry';
import { type GradientSettings, mountGradient } from '../../../renderers/gradient/gradient.renderer';
import type { MountPicture } from '../../ui/sequence/picture';
import { SequenceView } from '../../ui/sequence/SequenceView';
import type { ViewProps } from '../../ui/sequence/SingleSequence';
import { Adjust } from './Adjust';
import { BandNumbers } from './BandNumbers';
import { columnsFor } from './bands';
import { optionsAfterKey } from './keys';

const mount: MountPicture<GradientSettings> = (host, settings, onFacts) => mountGradient(host, { settings, onFacts });

/** The running gradient test: the pattern, its settings, and whether banding was marked on it. */
export function GradientView({ actor, isOver }: ViewProps) {
  const step = useSelector(actor, ({ context }) => context.step);
  const annotated = useSelector(actor, ({ context }) => annotationOf(context, BANDING) !== undefined);
  const [options, setOptions] = useState<RampOptions>(wholeRamp);
  const [adjusting, setAdjusting] = useState(false);
  const surface = useSelector(actor, ({ context }) => context.current);
  /** Size of the picture in CSS px, once it is drawn. */
  const size = surface && { width: surface.width / surface.pixelRatio, height: surface.height / surface.pixelRatio };

  const { low, high, channel, flat } = options;
  const levels = rampLevels(step, channel === 'all', low, high);
  const columns = flat && size ? columnsFor(levels, size.width) : 0;

  const toggleBanding = () =>
    actor.send(
      annotated
        ? { type: 'ANNOTATION.REMOVE', kind: BANDING }
        : { type: 'ANNOTATE', kind: BANDING, value: null, part: partOf(options) },
    );

  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const key = event.key.toLowerCase();
    const next = optionsAfterKey(options, key);
    if (!next && key !== 'm' && key !== 'a') return false;
    // Ignore key repeat: a held key would flash the whole screen at the repeat rate.
    if (event.repeat) return true;
    if (next) setOptions(next);
    else if (key === 'a') setAdjusting(!adjusting);
    else toggleBanding();
    return true;
  };

  return (
    <SequenceView
      actor={actor}
      isOver={isOver}
      label="Gradient test"
      mount={mount}
      settings={{ low, high, channel, columns }}
      onKey={onKey}
      actions={[
        {
          id: 'banding',
          name: 'Banding',
          sign: <path d="M1 15h4v-4h4V7h4V3h4" />,
          state: { pressed: annotated },
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
      overlay={size && columns > 0 && <BandNumbers step={step} options={options} columns={columns} size={size} />}
      panel={adjusting && <Adjust options={options} onChange={setOptions} />}
    />
  );
}
