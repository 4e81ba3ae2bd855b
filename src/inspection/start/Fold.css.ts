import { style } from '@vanilla-extract/css';
import { details, summary as row } from '../../ui/controls/Disclosure.css';
import { zone } from './Start.css';

export const fold = style([
  details,
  zone,
  { paddingBlock: 0, borderBottom: 0, selectors: { '&[open]': { paddingBottom: 'var(--zone)' } } },
]);
export const summary = style([row, { flexDirection: 'column', justifyContent: 'center', alignItems: 'flex-start' }]);
export const told = style({ overflowWrap: 'anywhere' });
