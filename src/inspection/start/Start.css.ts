import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../theme/media';
import { vars } from '../../theme/vars.css';

const narrow = below(900);

export const page = style({ paddingBottom: 104, '@media': { [narrow]: { paddingBottom: 72 } } });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 2fr)',
  gap: 24,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = style({ position: 'sticky', top: 88, '@media': { [narrow]: { position: 'static' } } });
export const zone = style({
  vars: { '--zone': '24px' },
  padding: 'var(--zone)',
  borderTop: `1px solid ${vars.hair}`,
  ':first-child': { borderTop: 0 },
  '@media': { [below(760)]: { vars: { '--zone': '16px' } } },
});
globalStyle(`${zone} h2`, { fontSize: '1.125rem', letterSpacing: '-.01em', lineHeight: 1.3 });
