import { type CheckResult, type Measurement, type Verdict, worst } from '../result';
import { isDead, LARGE, nameOf, thirdOf, type Zone, zonesOf } from './zones';

/** A streak shows from more cells than these on. */
export const STREAK_ON_PANEL = 5;
export const STREAK_ON_CANVAS = 10;

/** What changes while cells are touched. */
export interface Progress {
  readonly touched: number;
  readonly cells: number;
  /** Contacts now and at most. */
  readonly contacts: number;
  readonly mostContacts: number;
  /** Cells newly touched in one unbroken contact: of those that are down, the longest. */
  readonly streak: number;
}

/** Where a contact was lost or jumped: its last sample, and where it came back or was bound for. Device px. */
export interface Break {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  /** The contact stayed down and came back; else it ended, or was held where nothing felt it. */
  readonly jumped: boolean;
}

/** What a grid knows when a run ends. Sizes in device px. */
export interface Survey {
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
  /** 1 for each touched cell, row by row from the upper left. */
  readonly touched: Uint8Array;
  readonly breaks: readonly Break[];
  readonly mostContacts: number;
  readonly longestStreak: number;
  /** Samples of one contact per second, null where there were too few to tell. */
  readonly rate: number | null;
}

/** A touch that came while nobody touched. */
export interface Ghost {
  /** Shares of the width and height from the upper left, 0 to 1. */
  readonly x: number;
  readonly y: number;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The facts from which the test is judged; a part that was not run is null. */
export interface TouchRun {
  readonly survey: Survey | null;
  /** Seconds that the grid was painted for. */
  readonly seconds: number;
  readonly ghosts: readonly Ghost[] | null;
  readonly startedAt: number;
  readonly finishedAt: number;
}

export const touchedCells = ({ touched }: Survey) => touched.reduce((sum, cell) => sum + cell, 0);

/** Share of a whole in per cent, rounded down, so that 100% means all of it. */
export const percent = (part: number, whole: number) => (whole > 0 ? Math.floor((100 * part) / whole) : 0);

export const verdictOfCoverage = (survey: Survey): Verdict =>
  touchedCells(survey) === survey.touched.length ? 'pass' : 'warning';

/** Fail with evidence of a dead zone; a warning while cells are left that may or may not be dead. */
export function verdictOfZones(survey: Survey): Verdict {
  const zones = zonesOf(survey);
  if (zones.length === 0) return 'pass';
  return zones.some(isDead) ? 'fail' : 'warning';
}

export const verdictOfWatch = (ghosts: readonly Ghost[]): Verdict => (ghosts.length > 0 ? 'fail' : 'pass');

/** Pass needs the whole grid. Fail: a dead zone or a ghost touch. Warning: the rest, that is not finished. */
export function judgeTouch(run: TouchRun): CheckResult {
  const { survey, ghosts } = run;
  const parts: Verdict[] = [
    ...(survey ? [verdictOfCoverage(survey), verdictOfZones(survey)] : []),
    ...(ghosts ? [verdictOfWatch(ghosts)] : []),
  ];
  return {
    check: 'touch',
    name: 'Touch',
    status: worst([...parts, ...(survey ? [] : ['warning' as const])]),
    details: summarize(run),
    measurements: measurementsOf(run),
    fineness: { passed: parts.filter((verdict) => verdict === 'pass').length, run: parts.length },
    startedAt: run.startedAt,
    finishedAt: run.finishedAt,
  };
}

function measurementsOf({ survey, ghosts, seconds }: TouchRun): Measurement[] {
  const list: Measurement[] = [];
  const add = (name: string, value: number | string, unit: string) =>
    list.push({ name, value, unit, source: 'measured' });
  if (survey) {
    add('Coverage', percent(touchedCells(survey), survey.touched.length), '%');
    add('Untouched zones', zonesOf(survey).length, '');
    add('Most contacts', survey.mostContacts, '');
    if (survey.rate !== null) add('Samples', Math.round(survey.rate), 'per second');
    add('Longest streak', survey.longestStreak, 'cells');
    add('Painted for', seconds, 's');
  }
  if (ghosts) add('Ghost touches', ghosts.length, '');
  return list;
}

/** One to three sentences: what was covered, what is dead, what came by itself. */
export function summarize({ survey, ghosts }: TouchRun): string {
  return [
    ...(survey ? [describeGrid(survey)] : ['The grid was not painted.']),
    ...(ghosts ? [describeWatch(ghosts)] : []),
  ].join(' ');
}

/** Zones named in a sentence at most; the map shows the rest. */
const NAMED = 3;

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
/** A count in words up to ten. */
export const inWords = (n: number) => words[n] ?? String(n);
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function describeGrid(survey: Survey): string {
  const cells = survey.touched.length;
  const touched = touchedCells(survey);
  if (touched === cells) return `All ${cells} cells were touched.`;
  const zones = zonesOf(survey);
  const dead = zones.filter(isDead);
  if (dead.length === 0) {
    return `Not finished: ${percent(touched, cells)}% touched. Not reached: ${list(zones, survey)}.`;
  }
  const one = dead.length === 1;
  return `${one ? 'A dead zone' : `${capital(inWords(dead.length))} dead zones`}: ${list(dead, survey)}. ${percent(touched, cells)}% touched.`;
}

export function describeWatch(ghosts: readonly Ghost[]): string {
  if (ghosts.length === 0) return 'No touch came by itself in ten seconds.';
  const places = [...new Set(ghosts.map(({ x, y }) => thirdOf(x, y)))];
  const touches = `${capital(inWords(ghosts.length))} ${ghosts.length === 1 ? 'touch' : 'touches'}`;
  return `${touches} came with hands off: ${places.join(', ')}.`;
}

/** Why a zone counts as dead or not, in one sentence. */
export function evidenceOf(zone: Zone): string {
  const { ringed, breaks } = zone;
  if (isDead(zone) && ringed) return 'Touched cells surround it.';
  if (isDead(zone)) return `Contacts were lost or jumped here ${breaks === 2 ? 'twice' : `${inWords(breaks)} times`}.`;
  if (zone.cells.length < LARGE) return 'Too small to tell from a spot that was left out.';
  if (breaks === 0) return 'No contact was lost here twice.';
  return breaks === 1 ? 'A contact jumped here once, which proves nothing yet.' : 'Too little was painted to tell.';
}

function list(zones: readonly Zone[], survey: Survey): string {
  const named = zones.slice(0, NAMED).map((zone) => nameOf(zone, survey));
  const more = zones.length - named.length;
  return [...named, ...(more > 0 ? [`${more} more`] : [])].join('; ');
}
