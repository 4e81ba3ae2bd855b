import type { CheckId } from '../../content/catalogue';
import type { Profile } from '../../content/profiles';
import type { Journal } from '../journal';
import type { DeviceFacts } from './device-facts';
import type { Absence, Grades, Inspection, Judgment, Skip, TestNews } from './inspection';

/**
 * Why a step could not be stored. `full`: there is no room. `blocked`: this browser keeps nothing here. `wiped`: the stored
 * run was deleted from outside.
 */
export type StoreFailure = 'full' | 'blocked' | 'wiped';

/** Times (`at`) are in milliseconds since the epoch. */
export type InspectionEvent =
  | { type: 'PROFILE'; profile: Profile; at: number }
  | { type: 'START'; at: number }
  | { type: 'FACTS'; facts: Partial<DeviceFacts>; at: number }
  | { type: 'GRADES'; grades: Partial<Grades>; at: number }
  | { type: 'SCAN'; text: string; at: number }
  /** A part is not there, or this browser cannot test it; null takes that back. */
  | { type: 'ABSENCE'; check: CheckId; absence: Absence | null; at: number }
  /** The open test itself says that the part is not there, or that this browser cannot test it. */
  | { type: 'UNAVAILABLE'; check: CheckId; absence: Absence; at: number }
  /** The test waits for the person from now on. */
  | { type: 'READY'; at: number }
  /** The test works by itself from now on. */
  | { type: 'BUSY'; at: number }
  /** A test of this run came to a result. A higher revision is a newer judgment of the same run of the test. */
  | ({ type: 'RESULT'; at: number } & TestNews)
  /** What the machine of a test received so far, and whether it came to a result. */
  | { type: 'JOURNAL'; journal: Journal; isJudged: boolean }
  /** The person's verdict, with all that the person found; it replaces an earlier one. */
  | ({ type: 'JUDGE'; at: number } & Judgment)
  | ({ type: 'SKIP'; at: number } & Skip)
  | { type: 'NEXT'; at: number }
  | { type: 'BACK'; at: number }
  | { type: 'REPEAT'; at: number }
  /** Opens the test of this place in the profile. */
  | { type: 'GO'; index: number; at: number }
  | { type: 'PAUSE'; at: number }
  | { type: 'RESUME'; at: number }
  /** The computer slept, or the browser froze the page, from one time to another. */
  | { type: 'ASLEEP'; from: number; at: number }
  | { type: 'FINISH'; at: number }
  | { type: 'ABANDON'; at: number }
  /** The actor `store` has stored this step. */
  | { type: 'STORED'; step: number }
  | { type: 'STORE.FAILED'; reason: StoreFailure };

/** An order to the actor `store`. */
export type StoreOrder =
  | { type: 'KEEP'; inspection: Inspection }
  /** Stores the journal of a test, unless that would replace one with a result by one without. */
  | { type: 'KEEP.JOURNAL'; inspection: string; journal: Journal; isJudged: boolean };
