import { objectsOf } from './fields';
import { allOf, childrenOf, parseMarkup, textOf } from './markup';
import { readBatteryHtml, readBatteryXml } from './read-battery-report';
import { readChromeos } from './read-chromeos';
import { readDxdiag } from './read-dxdiag';
import { isIosAnalytics, readIosAnalytics } from './read-ios-analytics';
import { readLshw } from './read-lshw';
import { readMsinfoText, readMsinfoXml } from './read-msinfo';
import { readSmartctl } from './read-smartctl';
import { readStorageCounters } from './read-storage-counters';
import { readSystemProfiler } from './read-system-profiler';
import { readUpower } from './read-upower';
import type { SystemFacts, SystemReading } from './system-facts';

/** The largest text that is read, in characters: 8 Mi. A battery report of years has 0.2 Mi, a large `msinfo` 4 Mi. */
const LARGEST = 8 * 1024 * 1024;

/**
 * Recognizes by its content, never by a name, which kind of file a text is, and reads it. Work grows in proportion to the
 * length, which is at most 8 Mi characters. Nothing in the text is run or fetched, and no text throws.
 */
export function readSystemText(text: string): SystemReading {
  if (text.length > LARGEST) return { refused: 'too-large' };
  if (text.trim() === '') return { refused: 'empty' };
  const facts = isIosAnalytics(text) ? readIosAnalytics(text) : (fromMarkup(text) ?? fromJson(text) ?? fromLines(text));
  if (!facts) return { refused: 'unknown' };
  return tells(facts) ? { facts } : { refused: 'nothing' };
}

/** Whether there is more than which system wrote it, and when. */
const tells = ({ source: _, platform: _p, written: _w, zone: _z, system: _s, maker: _m, ...told }: SystemFacts) =>
  Object.values(told).some((value) => !Array.isArray(value) || value.length > 0);

/** A capacity, or the build of Windows where no battery is installed. */
const BATTERY_CELL = /^(?:[\d\s.,'’]+mWh|\d{5}\.\d+\.\w+fre\..*)$/i;

function fromMarkup(text: string): SystemFacts | undefined {
  if (!text.slice(0, 100).trimStart().startsWith('<')) return undefined;
  const root = parseMarkup(text);
  for (const element of childrenOf(root)) {
    if (element.name === 'batteryreport') return readBatteryXml(element);
    if (element.name === 'msinfo') return readMsinfoXml(element);
    if (element.name === 'dxdiag') return readDxdiag(element);
  }
  return allOf(root, 'td').some((cell) => BATTERY_CELL.test(textOf(cell))) ? readBatteryHtml(root) : undefined;
}

function fromJson(text: string): SystemFacts | undefined {
  // Not the prompt of a terminal: `[user@host ~]$ lshw -json`.
  const from = text.search(/^[ \t\ufeff]{0,8}[[{](?!\w)/m);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
  if (from < 0 || to < from || from > 500) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
  const [first = {}] = objectsOf(json);
  const keys = Object.keys(first);
  if (keys.some((key) => /^SP[A-Z]\w*DataType$/.test(key))) return readSystemProfiler(first);
  if (keys.includes('smartctl') || keys.includes('json_format_version')) return readSmartctl(json);
  if (keys.includes('id') && keys.includes('class')) return readLshw(json);
  return keys.includes('PowerOnHours') || keys.includes('Wear') ? readStorageCounters(json) : undefined;
}

function fromLines(text: string): SystemFacts | undefined {
  if (/^--- (?:System Info|Battery Health) ---/m.test(text)) return readChromeos(text);
  if (/^[ \t]{0,8}native-path:/m.test(text) || /^Device: \/org\/freedesktop\/UPower\//m.test(text))
    return readUpower(text);
  return /\tMicrosoft (?:Windows|Corporation)/.test(text.slice(0, 20_000)) ? readMsinfoText(text) : undefined;
}
