import { readMoment } from './dates';
import { factsOf, screenOf, within, wordsOf } from './fields';
import { allOf, childOf, childrenOf, type Element, textOf } from './markup';
import { bytesOf } from './numbers';
import type { SystemFacts } from './system-facts';
import { windowsOf } from './windows';

type Row = readonly [label: string, value: string];
type Section = readonly Row[];
/** The patterns below take time that grows faster than a line. */
const LONGEST = 400;

/** `…, 2592 MHz, 6 Kern(e), 12 logische(r) Prozessor(en)`, also `、6 個のコア、` and `, ядер: 6, логических процессоров: 12`. */
const PROCESSOR = /[,、،]\s*\d+ ?\S{2,4}[,、،]\D{0,40}(\d+)[^\d,、،]{0,40}[,、،]\D{0,40}(\d+)/;

/**
 * The rows are found by what their values look like and by their order, which no language changes: the maker of the
 * system ('Microsoft Corporation'), the computer's name, its maker, its model, its type (`x64-based PC`), perhaps a SKU,
 * the processor, the firmware. Only two labels are asked for an abbreviation that all languages keep: BIOS and RAM.
 * Seen in reports in English, German, French, Spanish, Portuguese, Polish and Japanese that people posted.
 */
function factsOfRows(sections: readonly Section[], written: string | undefined): SystemFacts {
  const rows = sections[0] ?? [];
  const windows = rows.findIndex(([, value]) => /^Microsoft Corporation/.test(value));
  const type = rows.findIndex(([, value], i) => i > windows + 2 && /(?:x64|x86|arm64|amd64)/i.test(value));
  const place = (index: number) => (windows < 0 || type < 0 ? undefined : wordsOf(rows[index]?.[1]));
  // One row for each socket.
  const processors = rows.map(([, value]) => PROCESSOR.exec(value)).filter((found) => found !== null);
  const sumOf = (place: 1 | 2) => processors.reduce((sum, found) => sum + Number(found[place]), 0);
  const firmware = rows.find(
    ([label, value]) => /BIOS/i.test(label) && /[,、،].*\d{1,4}[-/.年]\d{1,2}[-/.月]\d{1,4}/.test(value),
  );
  const comma = Math.max(...[',', '、', '،'].map((mark) => firmware?.[1].lastIndexOf(mark) ?? -1));
  const english = firmware?.[0] === 'BIOS Version/Date';
  const american = english && rows.some(([, value]) => value === 'United States');
  const order = american ? 'month-first' : english ? undefined : 'day-first';
  const build = rows.map(([, value]) => /\b10\.0\.(\d{5})\b/.exec(value)?.[1]).find(Boolean);
  const cards = sections.filter((section) => section.some(([, value]) => /^\d{3,5} x \d{3,5} x \d/.test(value)));
  return factsOf({
    source: 'msinfo',
    platform: 'windows',
    written,
    maker: place(type - 2),
    model: place(type - 1),
    bios: comma > 0 ? wordsOf(firmware?.[1].slice(0, comma)) : undefined,
    biosDate: readMoment(firmware?.[1].slice(comma + 1), order)?.date,
    system: windowsOf(Number(build)),
    processor: wordsOf(processors[0]?.input.slice(0, processors[0].index)),
    cores: within(sumOf(1), 1, 1024),
    threads: within(sumOf(2), 1, 1024),
    memoryBytes: bytesOf(rows.find(([label, value]) => /RAM|ОЗУ/.test(label) && bytesOf(value))?.[1]),
    graphics: cards.flatMap((section) =>
      section.flatMap(([, value], i) => (/^PCI\\VEN_/.test(value) ? (wordsOf(section[i - 1]?.[1]) ?? []) : [])),
    ),
    screens: cards.flatMap((section) => section.flatMap(([, value]) => screenOf(value))),
  });
}

/**
 * `msinfo32 /nfo`: `Category` elements with one `Data` per row, of which the first two elements are the item and its
 * value; their names are translated (`<Element>`, `<Wert>`). `CreationUTC` is `%x %X` of the C locale: month first. By
 * the source of the snap-in, which was published.
 */
export function readMsinfoXml(report: Element): SystemFacts {
  const utc = readMoment(textOf(childOf(report, 'metadata', 'creationutc')), 'month-first')?.time;
  const sections = allOf(report, 'category').map((category) =>
    childrenOf(category, 'data').map((row): Row => {
      const [item, value] = childrenOf(row);
      return [textOf(item), textOf(value)];
    }),
  );
  return factsOfRows(sections, utc && `${utc}Z`);
}

/** `msinfo32 /report`: lines `item`, tab, `value`, tab, in sections with a `[heading]`. The first line has the time. */
export function readMsinfoText(text: string): SystemFacts {
  const sections: Row[][] = [[]];
  for (const line of text.split(/\r?\n/)) {
    const [label = '', value = ''] = line.split('\t');
    if (/^\[.*\]\s*$/.test(label) && sections.at(-1)?.length) sections.push([]);
    else if (value.trim()) sections.at(-1)?.push([label.trim().slice(0, LONGEST), value.trim().slice(0, LONGEST)]);
  }
  return factsOfRows(sections, readMoment(text.slice(0, 160).split('\n')[0])?.time);
}
