import { fromCallback } from 'xstate';
import type { MemoryOrder } from '../../../machines/screen-size/screen-size.machine';
import type { Calibration } from '../../../measure/screen/calibration';

const KEY = 'assay.calibration';
const PROBE = `${KEY}.probe`;

/** Stored calibrations, newest first. Empty if storage is blocked or contains something else. */
export function readCalibrations(): readonly Calibration[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isCalibration) : [];
  } catch {
    return [];
  }
}

function isCalibration(value: unknown): value is Calibration {
  const { method, density, screen } = Object(value) as Partial<Calibration>;
  const { width, height, pixelRatio, left, top } = Object(screen) as Partial<Calibration['screen']>;
  return (
    (method === 'card' || method === 'ruler' || method === 'diagonal') &&
    [density, width, height, pixelRatio, left, top].every(Number.isFinite) &&
    Number(density) > 0
  );
}

/** Whether the browser stores data. It does not if storage is blocked or full. */
function keeps(): boolean {
  try {
    // Uses its own key: writing back what was read could undo what another tab writes at the same moment.
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
    return true;
  } catch {
    return false;
  }
}

/** Sends RECALLED immediately, whenever another tab calibrates, and when it cannot store a calibration. */
export const calibrationMemory = fromCallback<MemoryOrder>(({ sendBack, receive }) => {
  const recall = () => sendBack({ type: 'RECALLED', calibrations: readCalibrations(), keeps: keeps() });
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) recall();
  };
  recall();
  receive(({ calibrations }) => {
    try {
      if (calibrations.length > 0) localStorage.setItem(KEY, JSON.stringify(calibrations));
      else localStorage.removeItem(KEY);
    } catch {
      sendBack({ type: 'RECALLED', calibrations, keeps: false });
    }
  });
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});
