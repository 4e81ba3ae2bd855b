import { style } from '@vanilla-extract/css';
import { details } from '../../ui/controls/Disclosure.css';
import { zone } from './Start.css';

export const fold = style([
  details,
  zone,
  { paddingBlock: 0, borderBottom: 0, selectors: { '&[open]': { paddingBottom: 'var(--zone)' } } },
]);
export const told = style({ display: 'block', overflowWrap: 'anywhere' });
