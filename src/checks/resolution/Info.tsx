import { fixed, withUnit } from '../../../content/words';
import { categoryOf } from '../../../machines/resolution/resolution';
import { shortRatio } from '../../../measure/screen/calibration';
import { deviceSize, orientationName, type ScreenFacts } from '../../../measure/screen/screen-facts';
import { DataStrip, type Datum } from '../../ui/figures/DataStrip';
import { useRefreshRate } from './useRefreshRate';
import * as css from './Resolution.css';

/** The category as the page's readout, and what is known about the screen. */
export function Info({ screen }: { screen: ScreenFacts | null }) {
  const refresh = useRefreshRate();
  return (
    <section className={css.info} aria-label="Screen information">
      <div className={css.head}>
        <output className={css.readout}>{screen ? categoryOf(screen) : '—'}</output>
        <p className={css.beside}>
          by the number of device pixels,
          <br />
          estimated from what the browser reports
        </p>
      </div>
      <DataStrip columns={4} data={dataOf(screen, refresh)} />
    </section>
  );
}

function dataOf(screen: ScreenFacts | null, refresh: ReturnType<typeof useRefreshRate>): Datum[] {
  const read = <T,>(value: (facts: ScreenFacts) => T) => (screen ? value(screen) : null);
  const size = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;
  return [
    { label: 'Device pixels', value: read((facts) => size(deviceSize(facts))) },
    { label: 'CSS pixels', value: read(size) },
    { label: 'Pixel ratio', value: read(({ pixelRatio }) => shortRatio(pixelRatio)) },
    {
      label: 'Zoom',
      value: read(({ zoom }) => (zoom === null ? null : `${Math.round(zoom * 100)}%`)),
      note: screen?.zoom === null ? 'Unknown.' : 'Estimated from the window’s width.',
    },
    { label: 'Color depth', value: read(({ colorDepth }) => withUnit(colorDepth, 'bit')) },
    { label: 'Orientation', value: read(orientationName) },
    { label: 'Total pixels', value: read((facts) => megapixels(deviceSize(facts))) },
    {
      label: 'Refresh rate',
      value: refresh.rate === null ? null : withUnit(fixed(refresh.rate, 1), 'Hz'),
      note: refreshNote(refresh),
    },
  ];
}

function megapixels({ width, height }: { width: number; height: number }): string {
  return withUnit(fixed((width * height) / 1e6, 2), 'MP');
}

function refreshNote({ rate, unsteady }: ReturnType<typeof useRefreshRate>): string {
  if (rate !== null) return 'Measured from this page’s frames.';
  return unsteady ? 'Unknown: the frames are too uneven.' : 'Measuring…';
}
