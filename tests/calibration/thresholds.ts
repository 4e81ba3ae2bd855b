/**
 * Where the thresholds of each file come from. First the files, as a pattern; then detectors of the calibration whose rows
 * hold them, or a test whose simulated population holds them where no study gives one, or why neither is needed. A file
 * in which the comment of each threshold names its `Source:` needs no line.
 */
export const thresholds: readonly (readonly [files: RegExp, source: string])[] = [
  [/^measure\/audio\/(broken-sound|hum|level-meter|microphone-reading|voice)/, 'rows: microphone'],
  [/^machines\/microphone\//, 'rows: microphone'],
  [/^(measure\/audio\/loop-|machines\/sound\/loop)/, 'rows: sound'],
  [/^(measure\/camera|machines\/webcam)\//, 'rows: webcam'],
  [
    /^(measure\/frames\/frame-counts|measure\/(timing\/|live\/frame-clock)|machines\/refresh-rate\/evidence)/,
    'rows: refresh-rate',
  ],
  [/^measure\/keyboard\/(keys|presses|rollover)|^machines\/keyboard\/evidence/, 'rows: keyboard'],
  [/^measure\/keyboard\/report-interval/, 'tests/checks/keyboard/measure/rollover.test.ts'],
  [/^measure\/(gamepad\/|live\/gamepads)|^machines\/gamepad\/(evidence|gamepad\.ts|sticks)/, 'rows: gamepad'],
  [/^measure\/live\/motion-turns|^machines\/motion-sensors\/(axes|gyroscope)/, 'rows: motion-sensors'],
  [/^measure\/(live\/movement|pointer\/)|^machines\/mouse\//, 'rows: mouse'],
  [/^measure\/(touch\/|live\/touch-grid)|^machines\/touch\/touch/, 'rows: touch'],
  [/^measure\/pen\/contact/, 'rows: pen'],
  [/^measure\/panel\/(angle|hdr|trials)|^machines\/panel\/figures/, 'rows: panel'],
  [/^measure\/ports\/charge/, 'rows: ports'],
  [/^measure\/screen\/calibration/, 'rows: screen-size'],
  [/^measure\/touchpad\/scrolling|^machines\/touchpad\/finger-parts/, 'rows: touchpad'],
  [
    /^measure\/touchpad\/(line|pinching|sides)|^machines\/touchpad\/movement-parts/,
    'tests/checks/touchpad/measure/touchpad.test.ts',
  ],
  [/^measure\/pen\/(line-fit|ruler)/, 'tests/checks/pen/measure/line-fit.test.ts'],
  [/^measure\/pen\/(palm|pressure)|^machines\/pen\/pen/, 'tests/checks/pen/measure/pen.test.ts'],
  [
    /^measure\/(motion-sensors\/|live\/motion-sensors)|^machines\/motion-sensors\/motion-sensors\.ts/,
    'tests/checks/motion-sensors/measure/motion-sensors.test.ts',
  ],
  [
    /^measure\/panel\/(afterimage|bits|evenness|fine|near|noise)|^machines\/panel\/shown/,
    'tests/checks/panel/panel.observers.test.ts',
  ],
  [/^measure\/ports\/(signals|walk)|^machines\/ports\/ports\.ts/, 'tests/checks/ports/measure/ports.test.ts'],
  [
    /^(measure|machines)\/load\//,
    'published: a processor in its emergency limit runs at 0.4 to 0.8 GHz of 2.3 GHz and up (J. Sanders 2018, ZDNet, on Surface; S. Cassells 2020 on BD PROCHOT), a third at most; without its charger a laptop keeps about half (headlinesorbit.com 2024 on Cinebench), and the 36 ratios have the critical U of Mann and Whitney',
  ],
  [/^machines\/system-files\/(same|system)/, 'tests/checks/system-files/same-machine.test.ts'],
  [
    /^machines\/(brightness|gradient|screen)\/evidence/,
    'published: in a search the eyes move every 200 to 350 ms (Rayner and Castelhano 2007, Scholarpedia 2(10):3649), so half a second holds a look',
  ],
  [
    /^machines\/(motion-blur|pen|pixel-repair|sound|touch|touchpad)\/evidence/,
    'a choice: how long or how often a person does a thing before it can be judged',
  ],
  [/^machines\/(brightness\/brightness|sound\/sound\.ts|text-sharpness)/, 'a choice: what a person saw, heard or set'],
  [
    /^measure\/(audio\/(outline|spectrum)|frames\/late-frames|live\/(frame-trace|ink|motion-trace)|keyboard\/scanner)/,
    'no verdict: what is drawn, kept or read in',
  ],
  [
    /^machines\/(fingerprint\/authenticator-data|keyboard\/keyboard|[a-z-]+\/[a-z-]+\.machine|sound\/sounds|system-files\/run)/,
    'no verdict: a format, a layout, a waiting time, or what is played',
  ],
];

/** The same as a table: files as globs. */
export function thresholdTable(): string {
  const rows = thresholds.map(([{ source }, from]) => {
    const files = source.replaceAll('\\/', '/').replaceAll('\\.', '.').replaceAll('^', '').replaceAll('|', ', ');
    return `| \`${files}\` | ${from} |`;
  });
  return `Where the thresholds of \`measure/\` and \`machines/\` come from, by the beginning of a file's path: rows of this table, or populations of a test where no study gives one.\n\n| Files | Source |\n| --- | --- |\n${rows.join('\n')}`;
}
