import { listOf, stored } from './stored';

/** The figures of one visit to the panel test, stored for comparison with later visits. */
export interface PanelSheet {
  /** When the visit began, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** Each figure with its unit, by name. */
  readonly figures: Readonly<Record<string, string>>;
}

/** Number of visits that are stored. */
const MAX_SHEETS = 10;

const sheets = stored('assay.panel.sheets', listOf(isSheet));

/** Stored sheets, newest first. Empty if storage is blocked or contains something else. */
export const readSheets = sheets.read;

function isSheet(value: unknown): value is PanelSheet {
  const { startedAt, figures } = Object(value) as Partial<PanelSheet>;
  return (
    Number.isFinite(startedAt) &&
    typeof figures === 'object' &&
    figures !== null &&
    Object.values(figures).every((figure) => typeof figure === 'string')
  );
}

/** Stores a sheet and replaces an earlier one of the same visit. If storage is blocked, there is nothing to compare. */
export function keepSheet(sheet: PanelSheet): void {
  const others = readSheets().filter(({ startedAt }) => startedAt !== sheet.startedAt);
  sheets.keep([sheet, ...others].sort((a, b) => b.startedAt - a.startedAt).slice(0, MAX_SHEETS));
}

/** Deletes all sheets except that of this visit. */
export const forgetSheets = (startedAt: number) =>
  sheets.keep(readSheets().filter((sheet) => sheet.startedAt === startedAt));
