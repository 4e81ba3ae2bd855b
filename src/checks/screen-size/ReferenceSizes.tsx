import { useSelector } from '@xstate/react';
import { referenceSizes, sizeTexts } from '../../../content/screen-size';
import { withUnit } from '../../../content/words';
import { densityOf, inches, physicalSize } from '../../../measure/screen/calibration';
import { diagonalOf, type ScreenFacts } from '../../../measure/screen/screen-facts';
import { fig } from '../../theme/base.css';
import type { ScreenSizeActor } from './actor';
import { physicalFigures } from './figures';
import * as css from './ScreenSize.css';

/** Common screen sizes, with the dimensions and density that each would give this screen. */
export function ReferenceSizes({ actor }: { actor: ScreenSizeActor }) {
  const facts = useSelector(actor, ({ context }) => context.facts);
  const calibration = useSelector(actor, ({ context }) => context.calibration);
  const own = facts && calibration && inches(diagonalOf(physicalSize(calibration.density, facts)));
  const nearest = own && referenceSizes.reduce((a, b) => (Math.abs(b - own) < Math.abs(a - own) ? b : a));
  return (
    <div>
      <div className={css.across}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Diagonal</th>
              <th scope="col">Width × height</th>
              <th scope="col">Density</th>
            </tr>
          </thead>
          <tbody>
            {referenceSizes.map((size) => (
              <tr key={size} data-nearest={size === nearest || undefined}>
                <th scope="row" className={fig}>
                  {withUnit(String(size), 'in')}
                  {size === nearest && <span className={css.nearest}>nearest to yours</span>}
                </th>
                <Cells facts={facts} size={size} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={css.note}>{sizeTexts.reference}</p>
    </div>
  );
}

function Cells({ facts, size }: { facts: ScreenFacts | null; size: number }) {
  const density = facts && densityOf({ method: 'diagonal', length: size }, facts);
  const figures = facts && density && physicalFigures(density, facts);
  return (
    <>
      <td className={fig}>{figures ? figures.size : '—'}</td>
      <td className={fig}>{figures ? figures.density : '—'}</td>
    </>
  );
}
