import type { FrameClock } from '../../../measure/live/frame-clock';
import { type FrameStripSettings, motionTape, mountFrameStrip } from '../../../renderers/frame-strip';
import { mountBlocks } from '../../../renderers/refresh-rate/blocks.renderer';
import { LivePicture } from '../../ui/figures/LivePicture';

const mounts = {
  tape: (host: HTMLElement, clock: FrameClock, settings: FrameStripSettings) =>
    mountFrameStrip(host, clock, motionTape, settings),
  photo: mountBlocks,
};

interface Props {
  readonly kind: keyof typeof mounts;
  readonly clock: FrameClock;
  /** Milliseconds; 0 while unknown. */
  readonly interval: number;
  readonly running: boolean;
  readonly label: string;
  readonly className: string;
}

/** The tape of frames, or the cells for a photo. */
export default function Trace({ kind, clock, interval, running, ...rest }: Props) {
  return <LivePicture mount={mounts[kind]} of={clock} settings={{ interval, running }} {...rest} />;
}
