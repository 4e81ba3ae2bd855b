import type { Journal } from '../../../machines/journal';
import type { Playback } from '../../../machines/report/playback';
import type { Moment } from '../../../machines/report/playback-picture';
import type { Report } from '../../../machines/report/report';
import type { Replay } from '../../../machines/report/verify-replay';

/** What the worker that runs journals again is asked for. */
export type ReplayOrder =
  /** To recompute every verdict of a report by the rules of this program. */
  | {
      readonly kind: 'replay';
      readonly report: Report;
      readonly journals: readonly Journal[];
      readonly rules: number;
      readonly build: string;
    }
  /** To run one journal again and to keep each state on the way. */
  | { readonly kind: 'play'; readonly journal: Journal }
  /** For what the machine of that journal knew at a step. */
  | { readonly kind: 'show'; readonly step: number };

/** What it answers, in the same order. */
export type ReplayReply =
  | { readonly kind: 'replayed'; readonly replay: Replay }
  | { readonly kind: 'opened'; readonly playback: Playback }
  | { readonly kind: 'moment'; readonly step: number; readonly moment: Moment };
