import type { Profile } from '../../../content/profiles';
import type { DeviceFacts } from '../../../machines/inspection/device-facts';
import { parseProfile } from '../../../machines/inspection/profile';
import { type Layout, sizes, systems, variants } from '../../../machines/keyboard/layouts';
import { keepText, keptText, stored } from './stored';

// What was chosen or entered for one inspection, kept for the next. If storage is blocked, it lasts for this one.

const PROFILE = 'assay.inspection.profile';

/** The id of the profile that was used last. Null if none was. */
export const keptProfile = () => keptText(PROFILE);
export const keepProfile = (id: string) => keepText(PROFILE, id);

const profiles = stored('assay.inspection.profiles', (value): readonly Profile[] =>
  (Array.isArray(value) ? value : []).flatMap((one) => {
    const parsed = parseProfile(JSON.stringify(one) ?? '');
    return parsed.ok ? [parsed.profile] : [];
  }),
);

/** The profiles that were created or imported in this browser. */
export const ownProfiles = profiles.read;
export const keepProfiles = profiles.keep;

/** Facts that stay the same for a batch of devices. */
const batchFacts = ['company', 'address', 'site', 'technician', 'lot'] as const satisfies (keyof DeviceFacts)[];
type BatchFacts = Partial<Pick<DeviceFacts, (typeof batchFacts)[number]>>;

const facts = stored('assay.inspection.facts', (value): BatchFacts => {
  const found = Object(value) as Record<string, unknown>;
  return Object.fromEntries(
    batchFacts.flatMap((name) => (typeof found[name] === 'string' ? [[name, found[name]]] : [])),
  );
});

/** The facts entered for the previous device. */
export const rememberedFacts = facts.read;
export const rememberFacts = (entered: DeviceFacts) =>
  facts.keep(Object.fromEntries(batchFacts.flatMap((name) => (entered[name] ? [[name, entered[name]]] : []))));

const layouts = stored(
  'assay.inspection.layouts',
  (value): Record<string, Partial<Layout> | undefined> => Object(value),
);

/** The keyboard layout that was chosen last for this kind of device. Null if none was. */
export function keptLayout(item: string): Layout | null {
  const { system, variant, size } = layouts.read()[item] ?? {};
  const isKnown =
    systems.some((one) => one === system) &&
    variants.some((one) => one === variant) &&
    sizes.some((one) => one === size);
  return isKnown ? ({ system, variant, size } as Layout) : null;
}

export const keepLayout = (item: string, { system, variant, size }: Layout) =>
  layouts.keep({ ...layouts.read(), [item]: { system, variant, size } });
