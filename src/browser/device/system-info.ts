import { graphicsName } from '../../../machines/system-info/graphics';
import type { SystemInfo } from '../../../machines/system-info/system-info';
import { type Agent, agentOf, agentOfHints, type ClientHints } from '../../../machines/system-info/user-agent';
import { readDevice } from '../../../renderers/graphics-device';
import { nextTask } from '../../../renderers/next-task';
import { screenPixels } from '../screen/screen-facts';
import { readBattery } from './battery';

/**
 * https://wicg.github.io/ua-client-hints/ is missing from TypeScript's DOM library. Firefox and Safari do not have it.
 */
interface HintingNavigator {
  readonly userAgentData?: {
    getHighEntropyValues(hints: readonly string[]): Promise<ClientHints>;
  };
}

/** Reads what the browser reports about the machine. A part that fails is logged and left out. */
export async function readSystemInfo(): Promise<SystemInfo> {
  const [agent, battery, gpu, timezone = ''] = await Promise.all([
    readAgent(),
    attempt(readBattery),
    attempt(readGraphics),
    attempt(readTimeZone),
  ]);
  const device = screenPixels();
  return {
    ...agent,
    screenWidth: screen.width,
    screenHeight: screen.height,
    deviceWidth: device.width,
    deviceHeight: device.height,
    pixelRatio: devicePixelRatio,
    cpuCores: navigator.hardwareConcurrency ?? 0,
    colorDepth: screen.colorDepth,
    platform: navigator.platform ?? '',
    userAgent: navigator.userAgent,
    ...(gpu && { gpu }),
    ...(battery && { battery }),
    timezone,
    language: navigator.language,
  };
}

/** Runs in a separate task, because the first use of `Intl.DateTimeFormat` takes many milliseconds. */
async function readTimeZone(): Promise<string> {
  await nextTask();
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Client hints if available, because they are less frozen than the user-agent string; the string for the rest. */
async function readAgent(): Promise<Agent> {
  const fromString = agentOf(navigator.userAgent, navigator.maxTouchPoints ?? 0);
  const hints = await attempt(() =>
    (navigator as HintingNavigator).userAgentData?.getHighEntropyValues(['platformVersion', 'fullVersionList']),
  );
  return hints ? { ...fromString, ...agentOfHints(hints) } : fromString;
}

async function attempt<T>(read: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

/**
 * The name of the graphics device.
 * @throws if there is no WebGL or it does not name a device
 */
function readGraphics(): string {
  const device = readDevice();
  if (device === undefined) throw new Error('No WebGL, so no graphics device is named');
  const name = graphicsName(device);
  if (!name) throw new Error('WebGL names no graphics device');
  return name;
}
