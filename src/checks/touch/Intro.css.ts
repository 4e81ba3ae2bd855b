import { style } from '@vanilla-extract/css';
import { panel } from '../../theme/base.css';
import { slim } from '../../theme/media';
import * as css from '../../theme/mixins';

/** Above the test, so that it is read before the start. */
export const notice = style([
  panel,
  {
    ...css.rows(8, 'start'),
    marginBottom: 16,
    padding: '16px 24px',
    lineHeight: 1.5,
    '@media': { [slim]: { padding: 16 } },
  },
]);
