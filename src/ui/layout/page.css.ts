import { style, wrap } from '../../theme/style';

/** The page of a test, before and after it runs. */
export const page = style([wrap, { paddingBottom: 104 }]);
