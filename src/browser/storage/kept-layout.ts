import { type Layout, sizes, systems, variants } from '../../../machines/keyboard/layouts';

const KEY = 'assay.inspection.layouts';

function stored(): Record<string, Partial<Layout> | undefined> {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** The keyboard layout that was chosen last for this kind of device. Null if none was, or storage is blocked. */
export function keptLayout(item: string): Layout | null {
  const { system, variant, size } = stored()[item] ?? {};
  const isKnown =
    systems.some((one) => one === system) &&
    variants.some((one) => one === variant) &&
    sizes.some((one) => one === size);
  return isKnown ? ({ system, variant, size } as Layout) : null;
}

/** Keeps a layout for this kind of device. If storage is blocked, it is only valid for this run of the test. */
export function keepLayout(item: string, { system, variant, size }: Layout): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...stored(), [item]: { system, variant, size } }));
  } catch {
    // Blocked or full: it must be chosen again.
  }
}
