import { describe, expect, it } from 'vitest';
import { engineOf, platformOf } from '../../../machines/system-files/platform';
import { type SystemFile, withFiles } from '../../../machines/system-files/run';
import { judgeSystemFiles } from '../../../machines/system-files/system-files';
import type { SystemFacts } from '../../../measure/system/system-facts';
import { testMachine } from '../../kit/pure';
import { truth } from './measure/truth';
import { facts, fileWith, pack, runWith, ssd, systemFilesModel } from './system-files.model';

testMachine('system-files', systemFilesModel, {
  states: {
    waiting: ({ context }) => expect(context.finishedAt === 0).toBe(context.result === null),
    reading: ({ context }) => expect(context.startedAt).toBe(1000),
    results: ({ context }) => {
      expect(context.files.length).toBeGreaterThan(0);
      expect(context.result?.check).toBe('system-files');
    },
  },
});

const judged = (...files: readonly SystemFile[]) => judgeSystemFiles(runWith(...files));
const codesOf = (...files: readonly SystemFile[]) => judged(...files).findings.map(({ code }) => code);
const figureOf = (name: string, ...files: readonly SystemFile[]) =>
  judged(...files).measurements.find((one) => one.name === name)?.value;

describe('the files of a system', () => {
  it('pass at the mark, and warn just below it', () => {
    const held = (fullWh: number) => fileWith({ batteries: [{ designWh: 50, fullWh }] });
    expect(codesOf(held(40))).toEqual([]);
    expect(codesOf(held(39.99))).toEqual(['SYS-BATTERY']);
    expect(figureOf('Battery health', held(39.99))).toBe(79);
    expect(codesOf(fileWith({ batteries: [{ healthPercent: 79 }] }))).toEqual(['SYS-BATTERY']);
  });

  it('become one: the same battery and drive of two files count once, with the fields of both', () => {
    const first = fileWith({ batteries: [pack], drives: [], memory: [] });
    const second = fileWith({ batteries: [{ ...pack, fullWh: 10, chemistry: 'LiP' }], drives: [ssd] }, 'cd34');
    const { parts } = judged(first, second);
    expect(parts.map(({ id }) => id)).toEqual(['machine', 'date', 'battery-1', 'drive-1', 'memory']);
    expect(figureOf('Battery full charge', first, second)).toBe(47.1);
    expect(figureOf('SHA-256 of file 2', first, second)).toBe('cd34');
    // lshw tells the battery without its serial number.
    const nameless = fileWith({ batteries: [{ designWh: 50 }, { designWh: 24, fullWh: 24 }], drives: [] }, 'ef56');
    const names = judged(nameless, first).parts.flatMap(({ rule, name }) => (rule === 'battery' ? [name] : []));
    expect(names).toEqual(['Battery 1', 'Battery 2']);
    expect(figureOf('Battery 1 when new', nameless, first)).toBe(50.5);
  });

  it('tell the worst of two batteries, and name both', () => {
    const two = fileWith({
      batteries: [pack, { serial: '2', designWh: 24, fullWh: 12 }],
    });
    expect(figureOf('Battery health', two)).toBe(50);
    expect(judged(two).findings).toEqual([
      { code: 'SYS-BATTERY', where: { on: 'Battery 2' }, amount: { value: 50, unit: '%', source: 'file' } },
    ]);
  });

  it('accuse neither a file of today in any time zone, nor one without a date', () => {
    for (const written of ['2026-11-28T02:00:00', '2026-11-26T22:30:00Z', '2026-11-27T11:00:00+01:00'])
      expect(codesOf(fileWith({ written }))).toEqual([]);
    const { written: _, ...undated } = facts;
    expect(codesOf({ ...fileWith({}), facts: undated })).toEqual([]);
    expect(codesOf(fileWith({ written: '2026-11-25T10:00:00' }))).toEqual(['SYS-DATE']);
    expect(codesOf(fileWith({ written: '2026-12-01T10:00:00' }))).toEqual(['SYS-DATE']);
    const today = fileWith({ written: '2026-11-27T11:00:00' }, 'cd34');
    expect(codesOf(fileWith({ written: '2026-12-01T10:00:00' }), today)).toEqual(['SYS-DATE']);
  });

  it('say what contradicts', () => {
    const [machine] = judged(fileWith({ threads: 4, platform: 'windows' })).parts;
    expect(machine?.details).toBe('System: Windows in the file, Linux here. Processor threads: 4 in the file, 8 here.');
  });

  it.each([
    ['smartctl-nvme', ['SYS-DRIVE', 'SYS-WORN', 'SYS-ERRORS']],
    ['battery-report-windows-10-de.html', ['SYS-BATTERY']],
    ['lshw', ['SYS-CHANNEL']],
    ['upower-es', ['SYS-BATTERY']],
  ])('of a worn machine are told: %s', (name, codes) => {
    const { written: _, ...told } = truth[name] as SystemFacts;
    const run = { ...runWith({ ...fileWith({}), facts: told }), seen: {} };
    expect(judgeSystemFiles(run).findings.map(({ code }) => code)).toEqual(codes);
  });

  it('are each kept once', () => {
    const [a, b] = [fileWith({}, 'a'), fileWith({}, 'b')];
    expect(withFiles([a], [b, { ...a, name: 'again' }])).toEqual([a, b]);
  });
});

describe('a user agent', () => {
  const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15';
  it.each([
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36',
      0,
      'chromeos',
      'chromium',
    ],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 10, 'windows', 'firefox'],
    [mac, 0, 'macos', 'webkit'],
    [mac, 5, 'ios', 'webkit'],
    [
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36',
      5,
      'android',
      'chromium',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36', 0, 'linux', 'chromium'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 CriOS/126.0 Mobile Safari/604.1',
      5,
      'ios',
      'webkit',
    ],
    ['Something else', 0, undefined, 'webkit'],
  ])('%s', (agent, touch, platform, engine) => {
    expect(platformOf(agent, touch)).toBe(platform);
    expect(engineOf(agent)).toBe(engine);
  });
});
