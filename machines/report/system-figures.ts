import { batteryState, computerFigures as names } from '../../content/figure-names';
import { type Figure, figuresIn, reported } from '../result';
import type { SystemInfo } from '../system-info/system-info';

/** What the browser reports about the computer, as figures of a report. Unknown values are left out. */
export function systemFigures(info: SystemInfo): readonly Figure[] {
  const { battery } = info;
  return figuresIn([
    reported(names.system, info.os || null),
    reported(names.browser, `${info.browser} ${info.browserVersion}`),
    reported(names.threads, info.cpuCores || null),
    reported(names.graphics, info.gpu || null),
    reported(names.screen, `${info.deviceWidth} × ${info.deviceHeight}`, 'px'),
    reported(names.ratio, info.pixelRatio || null),
    reported(names.depth, info.colorDepth || null, 'bit'),
    battery && reported(names.battery, batteryState(battery.level, battery.charging)),
    reported(names.platform, info.platform || null),
    reported(names.zone, info.timezone || null),
    reported(names.language, info.language || null),
  ]);
}
