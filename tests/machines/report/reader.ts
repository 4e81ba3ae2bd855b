import type { VerifyOptions } from '../../../machines/report/verify';
import { type ReplayOptions, replayReport } from '../../../machines/report/verify-replay';
import { RULES_VERSION } from '../../../machines/rules';
import { fromBase64 } from '../../../src/browser/report/base64';
import { digest } from '../../../src/browser/report/digest';
import { isSigned } from '../../../src/browser/report/ed25519';
import { machineOf } from '../../../src/report/machines';
import { BUILD } from './devices';

export const today: ReplayOptions = {
  rules: RULES_VERSION,
  build: BUILD,
  loadMachine: async (check) => machineOf(check),
};
export const replayWith =
  (changed: Partial<ReplayOptions> = {}): VerifyOptions['replay'] =>
  (report, journals) =>
    replayReport(report, journals, { ...today, ...changed });

/** How a reader without names for keys and without a copy checks a report. */
export const reader: VerifyOptions = {
  replay: replayWith(),
  digest,
  isSigned,
  nameOfKey: async () => null,
  copy: null,
  bytesOf: fromBase64,
};
