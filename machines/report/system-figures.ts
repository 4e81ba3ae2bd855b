import type { Measurement } from '../result';
import type { SystemInfo } from '../system-info/system-info';

/** What the browser reports about the computer, as figures of a report. Unknown values are left out. */
export function systemFigures(info: SystemInfo): readonly Measurement[] {
  const reported = (name: string, value: string | number | undefined, unit = ''): readonly Measurement[] =>
    value === undefined || value === '' || value === 0 ? [] : [{ name, value, unit, source: 'reported' }];
  const { battery } = info;
  return [
    ...reported('System', info.os),
    ...reported('Browser', `${info.browser} ${info.browserVersion}`),
    ...reported('Processor threads', info.cpuCores),
    ...reported('Graphics', info.gpu),
    ...reported('Screen', `${info.deviceWidth} × ${info.deviceHeight}`, 'px'),
    ...reported('Pixel ratio', info.pixelRatio),
    ...reported('Color depth', info.colorDepth, 'bit'),
    ...(battery ? reported('Battery', `${battery.level}%, ${battery.charging ? 'charging' : 'on battery'}`) : []),
    ...reported('Platform', info.platform),
    ...reported('Time zone', info.timezone),
    ...reported('Language', info.language),
  ];
}
