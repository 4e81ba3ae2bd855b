import { readMoment } from './dates';
import { cyclesOf, factsOf, known, within } from './fields';
import type { SystemBattery, SystemFacts } from './system-facts';

/** `"last_value_CycleCount":755` and `<key>com.apple.ioreport.BatteryCycleCount</key> <integer>755</integer>`. */
const VALUE =
  /(?:last_value_|com\.apple\.ioreport\.Battery|com\.apple\.power\.battery\.)(\w{4,40})(?:"\s{0,4}:\s{0,4}|<\/key>\s{0,40}<integer>)(\d{1,6})\b/g;

/**
 * Analytics data of an iPhone or iPad (`Analytics-….ips`, `log-aggregated-….ips`): a line of JSON with the system and the
 * time, then lines of JSON or a property list. Keys as in several public readers. Of a value that occurs more than once,
 * the last one counts. Charges are in mAh without a voltage, hence a percentage.
 */
export function readIosAnalytics(text: string): SystemFacts {
  const values = new Map<string, number>();
  for (const [, key = '', value] of text.matchAll(VALUE))
    values.set(key.toLowerCase().replace(/_/g, ''), Number(value));
  const full = values.get('nominalchargecapacity') ?? values.get('rawmaxcapacity');
  const design = values.get('designcapacity');
  const health = values.get('maximumcapacitypercent') ?? (full && design ? (full / design) * 100 : undefined);
  const head = text.slice(0, 2000);
  const moment = readMoment(/"timestamp"\s{0,4}:\s{0,4}"([^"]{10,40})"/.exec(head)?.[1]);
  const version = /"os_version"\s{0,4}:\s{0,4}"(?:iPhone OS|iOS|iPad ?OS) ([\d.]{1,12})/.exec(head)?.[1];
  return factsOf({
    source: 'ios-analytics',
    platform: 'ios',
    written: moment?.time,
    zone: moment?.zone,
    system: version && `iOS ${version}`,
    batteries: [
      known<SystemBattery>({ cycles: cyclesOf(values.get('cyclecount')), healthPercent: within(health, 1, 200) }),
    ],
  });
}

/** Whether a text holds one of the keys, which is how such a file is recognized. */
export const isIosAnalytics = (text: string): boolean =>
  /"os_version"\s{0,4}:\s{0,4}"(?:iPhone OS|iOS|iPad ?OS) /.test(text.slice(0, 2000)) ||
  /last_value_CycleCount|com\.apple\.ioreport\.Battery|com\.apple\.power\.battery\./.test(text);
