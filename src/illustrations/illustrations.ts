import type { ComponentType } from 'react';
import { type CheckId, catalogue } from '../../content/catalogue';
import * as device from './device';
import * as display from './display';
import * as input from './input';
import * as soundAndPicture from './sound-and-picture';

/** 'PixelRepair' of 'pixel-repair'. */
type Pascal<Id extends string> = Id extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Pascal<Rest>}`
  : Capitalize<Id>;
const pascal = (id: CheckId) =>
  id.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase()) as Pascal<CheckId>;

const drawings: Readonly<Record<Pascal<CheckId>, ComponentType>> = {
  ...device,
  ...display,
  ...input,
  ...soundAndPicture,
};

/**
 * Each check's drawing of its own pattern, in a file by the kind of the check: an inline SVG of 320 × 160 (the suite) or
 * 160 × 160 (the advanced tools), drawn with the classes of `ui/layout/Illustration.css.ts`. Exactly one mark is orange,
 * in the middle third. It is the only part that moves on hover.
 */
export const illustrations = Object.fromEntries(catalogue.map(({ id }) => [id, drawings[pascal(id)]])) as Readonly<
  Record<CheckId, ComponentType>
>;
