import type { Journal } from '../../../machines/journal';
import type { Playback } from '../../../machines/report/playback';
import type { Moment } from '../../../machines/report/playback-picture';
import type { Report } from '../../../machines/report/report';
import type { Replay } from '../../../machines/report/verify-replay';

/** A request to the replay worker. */
export type ReplayOrder =
  /** Recomputes every verdict of a report by the current rules. */
  | {
      readonly kind: 'replay';
      readonly report: Report;
      readonly journals: readonly Journal[];
      readonly rules: number;
      readonly build: string;
    }
  /** Replays one journal and keeps every state. */
  | { readonly kind: 'play'; readonly journal: Journal }
  /** Returns what the machine of that journal knew at a step. */
  | { readonly kind: 'show'; readonly step: number };

/** The replies, in the same order. */
export type ReplayReply =
  | { readonly kind: 'replayed'; readonly replay: Replay }
  | { readonly kind: 'opened'; readonly playback: Playback }
  | { readonly kind: 'moment'; readonly step: number; readonly moment: Moment };
