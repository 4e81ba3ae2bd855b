import type { SystemInfo } from '../../machines/system-info/system-info';
import { systemInfoMachine } from '../../machines/system-info/system-info.machine';
import { modelOf } from '../kit/model';

/** A sample reading. The machine passes it from the browser to the page without using it. */
export const reading: SystemInfo = {
  os: 'Linux',
  browser: 'Chrome',
  browserVersion: '150',
  screenWidth: 1280,
  deviceWidth: 1280,
  deviceHeight: 800,
  screenHeight: 800,
  pixelRatio: 1,
  cpuCores: 8,
  colorDepth: 24,
  platform: 'Linux x86_64',
  userAgent: 'Mozilla/5.0',
  timezone: 'Europe/London',
  language: 'en-GB',
};

/** The system card's machine, which calls `logFailure` for every failed reading. */
export function systemInfoModel(logFailure: (error: unknown) => void) {
  const machine = systemInfoMachine.provide({ actions: { logFailure: (_, { error }) => logFailure(error) } });
  return modelOf(machine, {
    events: [
      { type: 'DETECT' },
      { type: 'xstate.done.actor.detect', output: reading },
      { type: 'xstate.error.actor.detect', error: new Error('no information') },
    ],
    key: ({ context }) => context.info !== null,
  });
}
