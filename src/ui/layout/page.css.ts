import { style } from '@vanilla-extract/css';
import { wrap } from '../../theme/base.css';

/** The page of a test, before and after it runs. */
export const page = style([wrap, { paddingBottom: 104 }]);
