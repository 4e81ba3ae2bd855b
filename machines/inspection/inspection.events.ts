import type { CheckId } from '../../content/catalogue';
import type { Profile } from '../../content/profiles';
import type { Journal } from '../journal';
import type { Timed } from '../time';
import type { DeviceFacts } from './device-facts';
import type { Absence, Grades, Inspection, Judgment, Skip, TestNews } from './inspection';

/**
 * Why a step could not be stored. `full`: there is no space. `blocked`: this browser does not allow storage. `wiped`:
 * the stored run was deleted from outside.
 */
export type StoreFailure = 'full' | 'blocked' | 'wiped';

/** Times (`at`) are in milliseconds since the epoch. */
export type InspectionEvent =
  | { type: 'PROFILE'; profile: Profile; at: number }
  | Timed<'START' | 'NEXT' | 'BACK' | 'REPEAT' | 'PAUSE' | 'RESUME' | 'FINISH' | 'ABANDON'>
  | { type: 'FACTS'; facts: Partial<DeviceFacts>; at: number }
  | { type: 'GRADES'; grades: Partial<Grades>; at: number }
  | { type: 'SCAN'; text: string; at: number }
  /** A part is not fitted, or this browser cannot test it. Null withdraws that. */
  | { type: 'ABSENCE'; check: CheckId; absence: Absence | null; at: number }
  /** The open test itself reports that the part is not fitted, or that this browser cannot test it. */
  | { type: 'UNAVAILABLE'; check: CheckId; absence: Absence; at: number }
  /** From now on the test waits for the person. */
  | { type: 'READY'; at: number }
  /** From now on the test works by itself. */
  | { type: 'BUSY'; at: number }
  /** A test of this run has a result. A higher revision is a newer judgment of the same run of the test. */
  | ({ type: 'RESULT'; at: number } & TestNews)
  /** What the machine of a test has received so far, and whether it has a result. */
  | { type: 'JOURNAL'; journal: Journal; isJudged: boolean }
  /** The person's verdict and findings. Replaces an earlier verdict. */
  | ({ type: 'JUDGE'; at: number } & Judgment)
  /** The verdict whose findings are asked for, with those chosen so far, so that a reload loses neither. */
  | { type: 'DRAFT'; draft: Judgment | null; at: number }
  | ({ type: 'SKIP'; at: number } & Skip)
  /** The open test has passed, so the next one opens by itself after a moment, unless STAY comes first. */
  | { type: 'LEAVE' }
  | { type: 'STAY' }
  /** Opens the test at this index of the profile. */
  | { type: 'GO'; index: number; at: number }
  /** The computer slept, or the browser froze the page, between `from` and `at`. */
  | { type: 'ASLEEP'; from: number; at: number }
  /** The actor `store` has stored this step. */
  | { type: 'STORED'; step: number }
  | { type: 'STORE.FAILED'; reason: StoreFailure };

/** A command to the actor `store`. */
export type StoreOrder =
  | { type: 'KEEP'; inspection: Inspection }
  /** Stores the journal of a test. A journal without a result never replaces one with a result. */
  | { type: 'KEEP.JOURNAL'; inspection: string; journal: Journal; isJudged: boolean };
