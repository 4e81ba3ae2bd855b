import { fromCallback } from 'xstate';
import type { MemoryOrder } from '../../../machines/screen-size/screen-size.machine';
import type { Calibration } from '../../../measure/screen/calibration';
import { keepText, listOf, stored } from './stored';

const KEY = 'assay.calibration';
const PROBE = `${KEY}.probe`;

const kept = stored(KEY, listOf(isCalibration));

/** Stored calibrations, newest first. Empty if storage is blocked or contains something else. */
export const readCalibrations = kept.read;

function isCalibration(value: unknown): value is Calibration {
  const { method, density, screen } = Object(value) as Partial<Calibration>;
  const { width, height, pixelRatio, left, top } = Object(screen) as Partial<Calibration['screen']>;
  return (
    (method === 'card' || method === 'ruler' || method === 'diagonal') &&
    [density, width, height, pixelRatio, left, top].every(Number.isFinite) &&
    Number(density) > 0
  );
}

/**
 * Whether the browser stores data. Uses its own key: writing back what was read could undo what another tab writes at
 * the same moment.
 */
const keeps = () => keepText(PROBE, '') && keepText(PROBE, null);

/** Sends RECALLED immediately, whenever another tab calibrates, and when it cannot store a calibration. */
export const calibrationMemory = fromCallback<MemoryOrder>(({ sendBack, receive }) => {
  const recall = () => sendBack({ type: 'RECALLED', calibrations: readCalibrations(), keeps: keeps() });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) recall();
  };
  recall();
  receive(({ calibrations }) => {
    if (!kept.keep(calibrations)) sendBack({ type: 'RECALLED', calibrations, keeps: false });
  });
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});
