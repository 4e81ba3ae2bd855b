// @vitest-environment happy-dom
import { act, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../content/catalogue';
import screenTexts from '../../content/finding-texts/screen';
import type { Sealed } from '../../machines/report/report';
import { type CheckResult, type Outcome, type PartVerdict, withVerdict } from '../../machines/result';
import { saveResult } from '../../src/browser/storage/saved-results';
import { ResultBadge } from '../../src/check/results/ResultBadge';
import { ResultSummary } from '../../src/check/results/ResultSummary';
import { tallyWords } from '../../src/check/results/result-rows';
import { GammaCurve } from '../../src/checks/panel/Results';
import { SourceMark } from '../../src/report/SourceMark';
import { SealBox } from '../../src/report/view/Side';
import { Disclosure, DisclosureList } from '../../src/ui/controls/Disclosure';
import { VerdictBadge } from '../../src/ui/figures/VerdictBadge';
import { deviceOf, newSigner, sealed } from '../machines/report/devices';
import { eachRoot } from './root';

const { host, render } = eachRoot();

const dead: Outcome = [{ code: 'SCR-DEAD', where: { on: 'Red' } }];
const result: CheckResult = {
  check: 'screen',
  name: 'Screen',
  status: 'fail',
  details: 'One spot.',
  measurements: [],
  parts: Array.from({ length: 9 }, (_, i) => ({
    id: `part-${i}`,
    rule: 'color',
    name: `Part ${i}`,
    ...withVerdict(i === 8 ? 'not-run' : i === 7 ? dead : 'pass'),
    details: `Details ${i}.`,
  })),
  findings: dead,
  missing: [],
  // 0:30 and 23:30: in most of the world, the day in UTC differs.
  startedAt: new Date(2026, 2, 5, 0, 30).getTime(),
  finishedAt: new Date(2026, 2, 5, 23, 30).getTime(),
};

it('the seal of a report keeps its rows when its key becomes known, or a button would move under a press', async () => {
  const rowsOf = (report: Sealed, fingerprint: string | null) => {
    render(<SealBox sealed={report} fingerprint={fingerprint} />);
    return [...host.querySelectorAll('dt')].map((row) => row.textContent);
  };
  const signed = await sealed(deviceOf(2), await newSigner());
  expect(rowsOf(signed, null)).toEqual(rowsOf(signed, 'ab'.repeat(32)));
  expect(rowsOf(signed, null)).toContain('Key');
  expect(rowsOf(await sealed(deviceOf(2)), null)).not.toContain('Key');
});

describe('a disclosure', () => {
  it('has its answer in the HTML while it is closed, without an inline style', () => {
    const html = renderToStaticMarkup(
      <DisclosureList>
        <Disclosure title="What is a stuck pixel?" level={3}>
          <p>One that holds a color.</p>
        </Disclosure>
      </DisclosureList>,
    );
    expect(html).toContain('One that holds a color.');
    expect(html).toMatch(/<summary[^>]*><h3[^>]*>What is a stuck pixel\?<\/h3><\/summary>/);
    expect(html).not.toContain('style=');
    expect(html).not.toMatch(/<details[^>]*\bopen\b/);
  });

  it('has no heading unless it is asked for', () => {
    const html = renderToStaticMarkup(<Disclosure title="Why?">Because.</Disclosure>);
    expect(html).not.toMatch(/<h\d/);
  });
});

describe('a stamp', () => {
  it.each<[PartVerdict, string]>([
    ['pass', 'Pass'],
    ['inconclusive', 'Cannot tell'],
    ['warning', 'Warning'],
    ['fail', 'Fail'],
    ['not-run', 'Not run'],
  ])('of %s says "%s", with a shape of its own', (status, word) => {
    render(<VerdictBadge status={status} />);
    expect(host.textContent).toBe(word);
    expect(host.querySelectorAll('path').length).toBe(status === 'not-run' ? 0 : 1);
  });

  it('gives every verdict another sign', () => {
    const signs = (['pass', 'inconclusive', 'warning', 'fail'] as const).map((status) => {
      render(<VerdictBadge status={status} />);
      return host.querySelector('path')?.getAttribute('d');
    });
    expect(new Set(signs).size).toBe(4);
  });
});

describe('a badge', () => {
  it('shows verdict, parts passed of those that gave one, and the local date', () => {
    render(<ResultBadge result={result} />);
    expect(host.textContent).toBe('Fail7/82026-03-05');
  });

  it('is one picture with a spoken label', () => {
    render(<ResultBadge result={result} />);
    const picture = host.querySelector('[role="img"]');
    expect(picture?.getAttribute('aria-label')).toBe('Result: Assay, fail, 7 of 8 passed, March 5, 2026');
  });
});

it('counts in one line what needs attention, and nothing where every needed part passed (D6)', () => {
  const parts = (...outcomes: Outcome[]) =>
    outcomes.map((outcome, i) => ({ id: `${i}`, rule: 'any', name: '', details: '', ...withVerdict(outcome) }));
  const clip: Outcome = [{ code: 'MIC-CLIP' }];
  const missing = [{ rule: 'floor', needs: '', action: '' }];
  expect(tallyWords({ parts: parts('pass', 'not-run'), missing: [] })).toBeNull();
  expect(tallyWords({ parts: parts(clip, 'inconclusive', 'not-run', clip), missing })).toBe(
    'Two warnings. One thing is not measured yet.',
  );
  expect(tallyWords({ parts: parts(dead, 'pass'), missing: [...missing, ...missing] })).toBe(
    'One fault. Two things are not measured yet.',
  );
});

describe('a result summary', () => {
  const rows = [
    { key: 'white', name: 'White', chip: '#ffffff', details: 'One spot marked.', status: 'fail' },
    { key: 'black', name: 'Black', chip: '#000000', details: 'Nothing marked.', status: 'pass' },
  ] as const;
  const partRows = () =>
    [...host.querySelectorAll('li')].filter((row) => !row.closest('nav, section')).map((row) => row.textContent);
  /** @param key of another page */
  const show = (props: Partial<ComponentProps<typeof ResultSummary>> = {}, key = '') =>
    render(<ResultSummary key={key} result={result} onShare={() => undefined} onAgain={() => undefined} {...props} />);
  const buttons = () => [...host.querySelectorAll('button')].map((button) => button.textContent);

  it('has one row for each part, with its verdict in words', () => {
    show({ rows });
    expect(partRows()).toEqual(['WhiteOne spot marked.Fail', 'BlackNothing marked.Pass']);
  });

  it('shows the parts of the result where a page has no words of its own', () => {
    show();
    expect(partRows()).toHaveLength(9);
  });

  it('shows the parts by urgency: cannot tell, not run, fail, warning, pass, and else in their order (D5)', () => {
    const verdicts = ['pass', 'warning', 'inconclusive', 'fail', 'not-run', 'pass'] as const;
    const rows = verdicts.map((status, i) => ({ key: `${i}`, name: `${i}`, details: '', status }));
    show({ rows });
    expect(
      partRows()
        .map((row) => row?.charAt(0))
        .join(''),
    ).toBe('243105');
  });

  it('shows with each fault how to mend it, and links to its explanation (D5)', async () => {
    show();
    const list = host.querySelector('[aria-label=Parts]');
    await act(() => vi.dynamicImportSettled());
    const row = [...(list?.children ?? [])].find(({ textContent }) => textContent?.startsWith('Part 7'));
    expect(row?.textContent).toContain(screenTexts['SCR-DEAD'].remedy);
    expect(row?.querySelector('a')?.getAttribute('href')).toBe('/findings#scr-dead');
    expect(row?.querySelector('a')?.textContent).toBe('SCR-DEAD Dead pixel');
  });

  it('says what is missing, and leads to it with one press', () => {
    const missing = { rule: 'color', needs: 'Show each color for half a second.', action: 'Show All Colors' };
    const onMissing = vi.fn();
    show({ result: { ...result, status: 'inconclusive', missing: [missing] }, onMissing });
    expect(host.querySelector('section:has(button)')?.textContent).toBe(
      `One step is missing${missing.needs}${missing.action}`,
    );
    expect(host.querySelector('nav')?.textContent, 'the other way on').toBe('Next Test: Touch');
    expect(host.textContent).toContain('Cannot tell');
    act(() => host.querySelector<HTMLButtonElement>('section button')?.click());
    expect(onMissing.mock.calls).toEqual([[missing]]);
    show({ onMissing });
    expect(host.querySelector('section:has(button)')).toBeNull();
  });

  it('has one next action, and the other missing steps with their parts (D5)', () => {
    const steps = ['Turn', 'Press', 'Scroll'].map((action) => ({ rule: action, needs: `${action} once.`, action }));
    const parts = steps.map(({ rule }) => ({ id: rule, rule, name: rule, verdict: 'not-run', details: '' }) as const);
    const onMissing = vi.fn();
    const open: CheckResult = { ...result, status: 'inconclusive', parts, missing: steps };
    show({ result: open, onMissing });
    expect(host.querySelector('section')?.textContent).toBe('Three steps are missingTurn once.Turn');
    expect(partRows()).toEqual(['TurnNot run', 'PressPress once.PressNot run', 'ScrollScroll once.ScrollNot run']);
    act(() => host.querySelector<HTMLButtonElement>('li:last-child button')?.click());
    expect(onMissing.mock.calls).toEqual([[steps[2]]]);
  });

  const next = (key: string, of: CheckResult = result) => {
    show({ result: of }, key);
    return host.querySelector('nav[aria-label="Next test"] a')?.textContent;
  };

  it('leads through the tests of the inspection that was open last, and then through the suite', () => {
    localStorage.setItem('assay.inspection.tests', '["keyboard","screen","sound","unheard-of"]');
    expect(next('0')).toBe('Next Test: Keyboard');
    saveResult('keyboard', 'pass', null, '');
    expect(next('1')).toBe('Next Test: Sound');
    saveResult('sound', 'pass', null, '');
    expect(next('2')).toBe('Next Test: Touch');
    for (const stored of ['{', '{"a":1}', '[7]', 'null']) {
      localStorage.setItem('assay.inspection.tests', stored);
      expect(next(stored), stored).toBe('Next Test: Touch');
    }
    localStorage.clear();
    sessionStorage.clear();
  });

  it('leads to the test with the lowest number that was not done in this tab, and counts those that were (D5)', () => {
    sessionStorage.clear();
    const sound: CheckResult = { ...result, check: 'sound' };
    expect(next('first', sound)).toBe('Next Test: Screen');
    saveResult('screen', 'fail', {}, '');
    saveResult('sound', 'pass', {}, '');
    expect(next('later', sound)).toBe('Next Test: Touch');
    expect(host.querySelector('nav')?.textContent).toBe(
      `Nothing is missing2 of ${catalogue.length} tested. Touch takes about 40\u202fs.Next Test: Touch`,
    );
    for (const { id } of catalogue) saveResult(id, 'pass', {}, '');
    expect(next('last')).toBe('Inspect the Whole Device');
    sessionStorage.clear();
  });

  it('proposes to repair a pixel only if one is stuck (D5)', () => {
    expect(next('clean')).toBe('Next Test: Touch');
    expect(next('stuck', { ...result, findings: [{ code: 'SCR-STUCK' }] })).toBe('Next Test: Pixel repair');
  });

  it('has a button for a report and a card only where there is one', () => {
    show({ rows });
    expect(buttons()).toEqual(['Share Results', 'Test Again']);
    show({ rows, onDownload: () => undefined, onCard: () => undefined });
    expect(buttons()).toEqual(['Share Results', 'Download Report', 'Card', 'Test Again']);
  });

  it('calls the action of the button that is pressed', () => {
    const pressed = { onDownload: vi.fn(), onShare: vi.fn(), onAgain: vi.fn() };
    show({ rows, ...pressed });
    expect(buttons()).toEqual(['Share Results', 'Download Report', 'Test Again']);
    const [share, download, again] = host.querySelectorAll('button');
    const calls = () => Object.values(pressed).map((action) => action.mock.calls.length);
    act(() => share?.click());
    expect(calls()).toEqual([0, 1, 0]);
    act(() => download?.click());
    act(() => again?.click());
    expect(calls()).toEqual([1, 1, 1]);
  });
});

it('draws an estimate unlike what was measured, reported, observed or declared', () => {
  const drawn = (['estimated', 'measured', 'reported', 'observed', 'declared'] as const).map((of) =>
    renderToStaticMarkup(<SourceMark of={of} silent />),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});

it('the panel’s curve draws each match at its code, and its margin as the codes that it allows', () => {
  const point = { gamma: 2, deviation: 0.1 };
  const figures = Array.from({ length: 3 }, () => ({ whole: point, points: [point, point, point], margin: 0.196 }));
  const curve = renderToStaticMarkup(<GammaCurve figures={figures} />);
  const drawn = [...curve.matchAll(/d="M([\d.]+) ([\d.]+)H([\d.]+)".*?translate\(([\d.]+) \2\)/g)];
  // A display of gamma g gives a share s of its light at s^(1/g) of its codes. 0.196 is 1.96 standard deviations.
  const expected = [0.25, 0.5, 0.75].map((s) => [100 * s ** (1 / 1.804), 100 * (1 - s), 100 * s ** (1 / 2.196)]);
  expect(drawn).toHaveLength(9);
  for (const [i, [, low, y, high, at]] of drawn.entries()) {
    const [from, height, to] = expected[i % 3] ?? [];
    expect([low, y, high].map(Number)).toEqual([from, height, to].map((value) => expect.closeTo(value ?? 0, 6)));
    expect(Number(at)).toBeCloseTo(100 * Math.sqrt([0.25, 0.5, 0.75][i % 3] ?? 0), 6);
  }
});
