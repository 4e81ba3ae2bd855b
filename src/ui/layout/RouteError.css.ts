import { contentWidth, css, mono, style } from '../../theme/style';

export const page = style({ width: contentWidth, marginInline: 'auto', paddingBlock: 72, ...css.rows(24, 'start') });
export const message = style({ fontFamily: mono, ...css.softText('small'), overflowWrap: 'anywhere' });
