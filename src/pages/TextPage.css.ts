import { css, style } from '../theme/style';

export const page = style({ paddingBottom: 104 });
export const dated = style(css.faintText('small'));
