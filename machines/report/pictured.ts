import type { CheckId } from '../../content/catalogue';

/** Tests whose states can be shown as pictures. */
const pictured = ['screen', 'touch', 'keyboard', 'gradient', 'brightness'] as const satisfies readonly CheckId[];

export type Pictured = (typeof pictured)[number];

export const isPictured = (check: CheckId): check is Pictured => (pictured as readonly CheckId[]).includes(check);
