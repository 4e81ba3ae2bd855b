import { describe, expect, it } from 'vitest';
import { fallOf, heldPercent, type Seen, sameMachine } from '../../../machines/system-files/same-machine';
import type { SystemBattery, SystemFacts } from '../../../measure/system/system-facts';
import { between, oneOf, type Random, randomOf, runs } from '../../kit/random';
import { none, truth } from './measure/truth';

const GIB = 2 ** 30;
const NOW = Date.UTC(2026, 2, 2, 12);

/** A graphics card, as a file names it, and as WebGL does. */
const card = (vendor: string, file: string, renderer: string) => ({ vendor, file, renderer });
const direct3d = (device: string) => `ANGLE (${device} Direct3D11 vs_5_0 ps_5_0, D3D11)`;
const INTEL = card('Intel', 'Intel(R) Iris(R) Xe Graphics', direct3d('Intel, Intel(R) Iris(R) Xe Graphics (0x46A6)'));
const NVIDIA = card('NVIDIA', 'NVIDIA Corporation TU117M', direct3d('NVIDIA, NVIDIA GeForce GTX 1650 (0x1F91)'));
const AMD = card(
  'AMD',
  'Advanced Micro Devices, Inc. [AMD/ATI] Renoir',
  'AMD Radeon Graphics (radeonsi, renoir, LLVM 15.0.7, DRM 3.49, 6.2.0)',
);
const APPLE = card('Apple', 'Apple M2', 'ANGLE (Apple, ANGLE Metal Renderer: Apple M2, Unspecified Version)');
const ADRENO = 'Qualcomm(R) Adreno(TM) X1-85 GPU';
const QUALCOMM = card('Qualcomm', ADRENO, direct3d(`Qualcomm, ${ADRENO}`));

interface Machine {
  readonly platform: 'windows' | 'macos' | 'linux' | 'chromeos';
  readonly cards: readonly ReturnType<typeof card>[];
  readonly threads: number;
  readonly memoryGiB: number;
  readonly screen: { readonly width: number; readonly height: number };
  readonly minutes: number;
  /** Charge in percent when the file was written, and `elapsed` minutes later. */
  readonly charge: { readonly then: number; readonly now: number; readonly elapsed: number };
}

function machineOf(random: Random): Machine {
  const platform = oneOf(random, ['windows', 'windows', 'macos', 'linux', 'chromeos'] as const);
  const mac = [[APPLE], [INTEL], [INTEL, AMD]];
  const then = between(random, 1, 100);
  const elapsed = between(random, 0, 30);
  // From a workstation that empties its battery in an hour to the fastest charging.
  const now = Math.min(100, Math.max(0, then + elapsed * between(random, -1.7, 2.7)));
  const other = [[INTEL], [AMD], [INTEL, NVIDIA], [AMD, NVIDIA], [NVIDIA, AMD], [QUALCOMM]];
  return {
    platform,
    cards: oneOf(random, platform === 'macos' ? mac : other),
    threads: oneOf(random, [2, 4, 8, 10, 12, 14, 16, 20, 22, 24, 32]),
    memoryGiB: oneOf(random, [2, 4, 6, 8, 12, 16, 18, 24, 32, 36, 48, 64, 96]),
    screen: oneOf(random, [
      { width: 1366, height: 768 },
      { width: 1920, height: 1080 },
      { width: 3024, height: 1964 },
    ]),
    minutes: oneOf(random, [-480, -300, -210, 0, 60, 120, 330, 345, 540]),
    charge: { then, now, elapsed },
  };
}

const zoneOf = (minutes: number) => {
  const two = (value: number) => String(Math.floor(Math.abs(value))).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
};

/** What a file tells: each fact or not, installed or usable memory. */
function fileOf(machine: Machine, random: Random): SystemFacts {
  const told = <Value>(value: Value) => random() < 0.8 && value;
  const threads = told(machine.threads);
  const memoryBytes = told(machine.memoryGiB * GIB * (random() < 0.5 ? 1 : between(random, 0.92, 1)));
  const zone = told(zoneOf(machine.minutes));
  return {
    source: 'msinfo',
    // Linux in a container of ChromeOS.
    platform: machine.platform === 'chromeos' && random() < 0.3 ? 'linux' : machine.platform,
    ...(threads && { threads }),
    ...(random() < 0.5 && { cores: Math.max(1, machine.threads / (random() < 0.5 ? 1 : 2)) }),
    ...(memoryBytes && { memoryBytes }),
    ...(zone && { zone }),
    written: '2026-03-02T10:00:00Z',
    ...(told(true) && {
      charge: { percent: machine.charge.then, at: new Date(NOW - machine.charge.elapsed * 60_000).toISOString() },
    }),
    ...(told(true) && { graphics: machine.cards.map(({ file }) => file) }),
    ...(told(true) && { screens: [machine.screen] }),
    ...none,
  };
}

/** Chromium's `ApproximatedDeviceMemory`: the nearest power of two of what the system may use, capped. */
const deviceMemory = (gib: number, cap: number) => {
  const below = 2 ** Math.floor(Math.log2(gib));
  return Math.min(cap, gib - below <= 2 * below - gib ? below : 2 * below);
};

function chromium({ platform, cards, threads, memoryGiB, screen, minutes, charge }: Machine, random: Random): Seen {
  const zoom = oneOf(random, [1, 1.1, 1.25, 1.5]);
  const shown = oneOf(random, [
    screen,
    screen,
    { width: 3840, height: 2160 },
    { width: screen.height, height: screen.width },
  ]);
  return {
    platform,
    engine: 'chromium',
    threads,
    memoryGiB: deviceMemory(memoryGiB * between(random, 0.92, 1), oneOf(random, [8, 32])),
    screen: { width: Math.round(Math.round(shown.width / zoom) * zoom), height: shown.height, hertz: 60 },
    renderer: oneOf(random, cards).renderer,
    charge: Math.round(charge.now),
    zone: { name: 'Europe/Berlin', minutes, now: NOW },
  };
}

/** What browsers make of it: the same, rounded, capped, masked or invented. */
function seenOf(machine: Machine, random: Random): Seen {
  const plain = chromium(machine, random);
  const { memoryGiB: _memory, engine: _engine, ...others } = plain;
  const utc = { name: oneOf(random, ['UTC', 'Atlantic/Reykjavik']), minutes: 0, now: NOW };
  const software = 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)';
  return oneOf<() => Seen>(random, [
    () => plain,
    () => ({ ...plain, renderer: software }),
    () => ({ ...plain, renderer: 'VMware SVGA 3D', threads: Math.ceil(machine.threads / 2), memoryGiB: 1 }),
    () => ({ ...others, threads: oneOf(random, [2, machine.threads]), renderer: 'WebKit WebGL' }),
    () => ({ ...others, engine: 'firefox', renderer: `${oneOf(random, machine.cards).renderer}, or similar` }),
    () => ({ ...others, engine: 'firefox', threads: oneOf(random, [2, 4, 8]), renderer: 'Mozilla', zone: utc }),
    () =>
      machine.platform === 'macos'
        ? { ...others, engine: 'webkit', threads: oneOf(random, [4, 8]), renderer: 'Apple GPU' }
        : plain,
    () => ({ platform: machine.platform }),
    () => ({}),
  ])();
}

describe('whether a file is of this machine', () => {
  it('never contradicts the machine that wrote it, whatever the browser reduces', () => {
    const random = randomOf(1);
    for (let i = 0; i < runs(10_000); i++) {
      const machine = machineOf(random);
      const [facts, seen] = [fileOf(machine, random), seenOf(machine, random)];
      const { contradict } = sameMachine(facts, seen);
      if (contradict.length > 0) expect({ facts, seen, contradict }).toBeNull();
    }
  });

  it('always contradicts another machine that differs in what the browser does not reduce', () => {
    const random = randomOf(2);
    const noticed = { platform: 0, graphics: 0, threads: 0, memory: 0, zone: 0, charge: 0, screen: 0 };
    for (let i = 0; i < runs(10_000); i++) {
      const [theirs, ours] = [machineOf(random), machineOf(random)];
      const [facts, seen] = [fileOf(theirs, random), chromium(ours, random)];
      const vendor = ours.cards.find(({ renderer }) => renderer === seen.renderer)?.vendor;
      const differ = {
        platform: facts.platform !== ours.platform && !(facts.platform === 'linux' && ours.platform === 'chromeos'),
        graphics: facts.graphics !== undefined && !theirs.cards.some((card) => card.vendor === vendor),
        threads: facts.threads !== undefined && ours.threads > facts.threads,
        memory: facts.memoryBytes !== undefined && (seen.memoryGiB ?? 0) >= (2 * facts.memoryBytes) / GIB,
        zone: facts.zone !== undefined && ours.minutes !== theirs.minutes,
        charge:
          facts.charge !== undefined && Math.abs(ours.charge.now - theirs.charge.then) > 4 + 5 * theirs.charge.elapsed,
      };
      const { contradict } = sameMachine(facts, seen);
      for (const [fact, differs] of Object.entries(differ)) {
        if (differs && !contradict.some((item) => item.fact === fact)) expect({ facts, seen, fact }).toBeNull();
      }
      for (const { fact } of contradict) noticed[fact]++;
    }
    for (const [fact, times] of Object.entries(noticed)) expect(times > 100, fact).toBe(fact !== 'screen');
  });

  it('lists both values of what agrees and of what does not', () => {
    const facts = {
      ...(truth['msinfo-windows-11-de.nfo'] as SystemFacts),
      zone: '+01:00',
      written: '2026-03-02T10:00:00Z',
    };
    const seen: Seen = {
      platform: 'windows',
      engine: 'chromium',
      threads: 20,
      memoryGiB: 8,
      screen: { width: 2160, height: 3455 },
      renderer: NVIDIA.renderer,
      zone: { name: 'Europe/Berlin', minutes: 60, now: NOW },
    };
    expect(sameMachine(facts, seen)).toEqual({
      agree: [
        { fact: 'platform', file: 'Windows', seen: 'Windows' },
        { fact: 'threads', file: 20, seen: 20 },
        { fact: 'memory', file: 32, seen: 8 },
        { fact: 'screen', file: '3456 × 2160', seen: '2160 × 3455' },
        { fact: 'graphics', file: 'Intel, NVIDIA', seen: 'NVIDIA' },
        { fact: 'zone', file: '+01:00', seen: 'Europe/Berlin' },
      ],
      contradict: [],
    });
    const other: Seen = {
      platform: 'macos',
      threads: 24,
      memoryGiB: 64,
      screen: { width: 1920, height: 1080 },
      renderer: AMD.renderer,
      zone: { name: 'America/St_Johns', minutes: -210, now: NOW },
    };
    expect(sameMachine(facts, other)).toEqual({
      agree: [],
      contradict: [
        { fact: 'platform', file: 'Windows', seen: 'macOS' },
        { fact: 'threads', file: 20, seen: 24 },
        { fact: 'memory', file: 32, seen: 64 },
        { fact: 'graphics', file: 'Intel, NVIDIA', seen: 'AMD' },
        { fact: 'zone', file: '+01:00', seen: 'America/St_Johns' },
      ],
    });
  });

  // What Chromium may tell of so much: the next power of two, the one below, or its cap of 8 or 32.
  it.each([
    [4, 'agree', [2, 4]],
    [12, 'agree', [8, 16]],
    [16, 'agree', [8, 16]],
    [64, 'agree', [8, 32, 64]],
    [4, 'contradict', [8, 16]],
    [12, 'contradict', [32]],
    [12, 'neither', [2, 4]],
    [64, 'neither', [2, 4, 16]],
  ] as const)('takes a machine of %i GiB that tells %s', (gib, expected, told) => {
    for (const memoryGiB of told) {
      const seen: Seen = { platform: 'windows', memoryGiB };
      const { agree, contradict } = sameMachine(facts({ memoryBytes: gib * GIB }), seen);
      const where = [
        ...agree.map(({ fact }) => `agree ${fact}`),
        ...contradict.map(({ fact }) => `contradict ${fact}`),
      ];
      const said = where.find((one) => one.endsWith('memory'));
      expect(said, `${memoryGiB} GiB`).toBe(expected === 'neither' ? undefined : `${expected} memory`);
    }
  });

  it('compares zones only while a machine can hardly have traveled', () => {
    const file = facts({ zone: '+01:00', written: '2026-02-28T11:00:00Z' });
    expect(sameMachine(file, { zone: { name: 'Asia/Tokyo', minutes: 540, now: NOW } }).contradict).toEqual([]);
    expect(
      sameMachine(facts({ zone: '+01:00' }), { zone: { name: 'Asia/Tokyo', minutes: 540, now: NOW } }).agree,
    ).toEqual([]);
  });

  it('compares the charge as far as it can have changed', () => {
    const of = (percent: number, minutesAgo: number, seen: number) => {
      const at = new Date(NOW - minutesAgo * 60_000).toISOString();
      const zone = { name: 'UTC', minutes: 0, now: NOW };
      const { agree, contradict } = sameMachine(facts({ charge: { percent, at } }), { charge: seen, zone });
      return [agree.length, contradict.length];
    };
    expect(of(40, 2, 45)).toEqual([1, 0]);
    expect(of(40, 2, 60)).toEqual([0, 1]);
    expect(of(40, 10, 60)).toEqual([0, 0]);
    expect(of(90, 0, 10)).toEqual([0, 1]);
    // A clock that is wrong by a minute.
    expect(of(40, -1, 47)).toEqual([1, 0]);
  });

  it('takes twice the cores as the limit where the file tells no threads', () => {
    const file = facts({ cores: 6 });
    expect(sameMachine(file, { threads: 12 })).toEqual({ agree: [], contradict: [] });
    expect(sameMachine(file, { threads: 16 }).contradict).toEqual([{ fact: 'threads', file: 6, seen: 16 }]);
  });
});

const facts = (told: Partial<SystemFacts>): SystemFacts => ({ source: 'upower', ...none, ...told });
/** A pack of 50 Wh whose full charge falls evenly by `perYear` percent of it, an entry a week, up to a day. */
const falling = (perYear: number, weeks: number, jump = 0): SystemBattery => ({
  designWh: 50,
  fullWh: 45,
  capacityHistory: Array.from({ length: weeks }, (_, i) => ({
    at: new Date(NOW + (i - weeks) * 7 * 86_400_000).toISOString().slice(0, 10),
    fullWh: 48 - (i * 7 * perYear * 0.5) / 365.25 + (i % 9 === 4 ? jump : 0),
  })),
});

describe('the charge of a battery', () => {
  it('is that of its charges, or as the file states it', () => {
    expect(heldPercent({ designWh: 50, fullWh: 45, healthPercent: 70 })).toBe(90);
    expect(heldPercent({ designWh: 50, fullWh: 0 })).toBe(0);
    expect(heldPercent({ healthPercent: 79 })).toBe(79);
    expect(heldPercent({ fullWh: 40 })).toBeUndefined();
    expect(heldPercent({ fullWh: 40, healthPercent: 70 })).toBe(70);
    expect(heldPercent({ designWh: 40, healthPercent: 70 })).toBe(70);
  });

  it('falls by its slope over a season, whatever single entries say', () => {
    for (const jump of [0, 6, -6]) expect(fallOf(falling(26, 40, jump))).toBeCloseTo(26, jump === 0 ? 2 : 0);
    const whole = falling(40, 40);
    const sparse = whole.capacityHistory?.filter((_, i) => i % 6 === 0) ?? [];
    expect(fallOf(falling(40, 12))).toBe(0);
    expect(fallOf({ ...whole, capacityHistory: sparse })).toBe(0);
    expect(fallOf({ capacityHistory: whole.capacityHistory ?? [] })).toBe(0);
    // Fast until a year ago, and since then not at all.
    const { capacityHistory: early = [], ...pack } = falling(40, 150);
    const least = early[96]?.fullWh ?? 0;
    expect(
      fallOf({ ...pack, capacityHistory: early.map((one) => ({ ...one, fullWh: Math.max(one.fullWh, least) })) }),
    ).toBeLessThan(1);
  });
});
