import { style } from '@vanilla-extract/css';
import { panel } from '../../theme/base.css';
import { below } from '../../theme/media';

const phone = below(560);

/** Above the test, so that it is read before the start. */
export const notice = style([
  panel,
  {
    display: 'grid',
    gap: 8,
    justifyItems: 'start',
    marginBottom: 16,
    padding: '16px 24px',
    lineHeight: 1.5,
    '@media': { [phone]: { padding: 16 } },
  },
]);
