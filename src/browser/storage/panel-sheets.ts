/** The figures of one visit to the panel test, stored for comparison with later visits. */
export interface PanelSheet {
  /** When the visit began, in milliseconds since the epoch. */
  readonly startedAt: number;
  /** Each figure with its unit, by name. */
  readonly figures: Readonly<Record<string, string>>;
}

const KEY = 'assay.panel.sheets';
/** Number of visits that are stored. */
const MAX_SHEETS = 10;

/** Stored sheets, newest first. Empty if storage is blocked or contains something else. */
export function readSheets(): readonly PanelSheet[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSheet) : [];
  } catch {
    return [];
  }
}

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
  const kept = [sheet, ...others].sort((a, b) => b.startedAt - a.startedAt).slice(0, MAX_SHEETS);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Blocked or full.
  }
}

/** Deletes all sheets except that of this visit. */
export function forgetSheets(startedAt: number): void {
  const own = readSheets().filter((sheet) => sheet.startedAt === startedAt);
  try {
    if (own.length > 0) localStorage.setItem(KEY, JSON.stringify(own));
    else localStorage.removeItem(KEY);
  } catch {
    // Blocked: there is nothing to delete.
  }
}
