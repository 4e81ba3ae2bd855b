import { figuresIn, type Measurement, reported } from '../result';
import type { SystemInfo } from '../system-info/system-info';

/** What the browser reports about the computer, as figures of a report. Unknown values are left out. */
export function systemFigures(info: SystemInfo): readonly Measurement[] {
  const { battery } = info;
  return figuresIn([
    reported('System', info.os || null),
    reported('Browser', `${info.browser} ${info.browserVersion}`),
    reported('Processor threads', info.cpuCores || null),
    reported('Graphics', info.gpu || null),
    reported('Screen', `${info.deviceWidth} × ${info.deviceHeight}`, 'px'),
    reported('Pixel ratio', info.pixelRatio || null),
    reported('Color depth', info.colorDepth || null, 'bit'),
    battery && reported('Battery', `${battery.level}%, ${battery.charging ? 'charging' : 'on battery'}`),
    reported('Platform', info.platform || null),
    reported('Time zone', info.timezone || null),
    reported('Language', info.language || null),
  ]);
}
