import type { CheckId } from '../../content/catalogue';

/** Tests of whose states pictures follow. */
const pictured = ['screen', 'touch', 'keyboard', 'gradient', 'brightness'] as const satisfies readonly CheckId[];

export type Pictured = (typeof pictured)[number];

export const isPictured = (check: CheckId): check is Pictured => (pictured as readonly CheckId[]).includes(check);
