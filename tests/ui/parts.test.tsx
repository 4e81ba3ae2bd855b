// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '../../content/catalogue';
import { type CheckResult, type Outcome, type PartVerdict, withVerdict } from '../../machines/result';
import { saveResult } from '../../src/browser/storage/saved-results';
import { SourceMark } from '../../src/report/SourceMark';
import { Disclosure, DisclosureList } from '../../src/ui/controls/Disclosure';
import { ResultBadge } from '../../src/ui/results/ResultBadge';
import { ResultSummary } from '../../src/ui/results/ResultSummary';
import { VerdictBadge } from '../../src/ui/results/VerdictBadge';

let root: Root;
let host: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  host = document.body.appendChild(document.createElement('div'));
  root = createRoot(host);
});

afterEach(() => {
  act(() => root.unmount());
  host.remove();
});

const render = (node: ReactNode) => act(() => root.render(node));

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

describe('a result summary', () => {
  const rows = [
    { key: 'white', name: 'White', chip: '#ffffff', details: 'One spot marked.', status: 'fail' },
    { key: 'black', name: 'Black', chip: '#000000', details: 'Nothing marked.', status: 'pass' },
  ] as const;
  const partRows = () =>
    [...host.querySelectorAll('li')].filter((row) => !row.closest('nav, section')).map((row) => row.textContent);
  const actions = { onShare: () => undefined, onAgain: () => undefined };
  const buttons = () => [...host.querySelectorAll('button')].map((button) => button.textContent);

  it('has one row for each part, with its verdict in words', () => {
    render(<ResultSummary {...actions} result={result} rows={rows} />);
    expect(partRows()).toEqual(['WhiteOne spot marked.Fail', 'BlackNothing marked.Pass']);
  });

  it('shows the parts of the result where a page has no words of its own', () => {
    render(<ResultSummary {...actions} result={result} />);
    expect(partRows()).toHaveLength(9);
    expect(partRows()[7]).toBe('Part 7Details 7.Fail');
    expect(partRows()[8]).toBe('Part 8Details 8.Not run');
  });

  it('says what is missing, and leads to it with one press', () => {
    const missing = { rule: 'color', needs: 'Show each color for half a second.', action: 'Show All Colors' };
    const onMissing = vi.fn();
    render(
      <ResultSummary
        {...actions}
        result={{ ...result, status: 'inconclusive', missing: [missing] }}
        onMissing={onMissing}
      />,
    );
    expect(host.querySelector('section:has(button)')?.textContent).toBe(
      `What is missing${missing.needs}${missing.action}`,
    );
    expect(host.textContent).toContain('Cannot tell');
    act(() => host.querySelector<HTMLButtonElement>('section button')?.click());
    expect(onMissing.mock.calls).toEqual([[missing]]);
    render(<ResultSummary {...actions} result={result} onMissing={onMissing} />);
    expect(host.querySelector('section:has(button)')).toBeNull();
  });

  it('leads through the tests of the inspection that was open last, and then through the suite', () => {
    const next = () => {
      act(() => root.render(null));
      render(<ResultSummary {...actions} result={result} />);
      return host.querySelector('nav[aria-label="Next test"] a')?.textContent;
    };
    localStorage.setItem('assay.inspection.tests', '["keyboard","screen","sound","unheard-of"]');
    expect(next()).toBe('Next Test: Sound');
    saveResult('sound', 'pass', null, '');
    expect(next()).toBe('Next Test: Keyboard');
    saveResult('keyboard', 'pass', null, '');
    expect(next()).toBe('Next Test: Pixel repair');
    for (const stored of ['{', '{"a":1}', '[7]', 'null']) {
      localStorage.setItem('assay.inspection.tests', stored);
      expect(next(), stored).toBe('Next Test: Pixel repair');
    }
    localStorage.clear();
    sessionStorage.clear();
  });

  it('leads to the next test that was not done in this visit, and marks those that were', () => {
    sessionStorage.clear();
    const next = () => host.querySelector('nav a')?.getAttribute('href');
    render(<ResultSummary {...actions} result={result} />);
    expect(next()).toBe('/pixel-repair');
    saveResult('pixel-repair', 'warning', {}, '');
    saveResult('screen', 'fail', {}, '');
    render(<ResultSummary {...actions} key="later" result={result} />);
    expect(next()).toBe('/touch-test');
    const lines = [...host.querySelectorAll('nav li')].map((row) => row.textContent);
    expect(lines.slice(0, 3)).toEqual(['01ScreenFail', '02Pixel repairWarning', '03Touch']);
    expect(host.querySelector('nav summary')?.textContent).toBe(`2 of ${catalogue.length} tests done`);
    // After the last test, the next one is the first test that is left.
    render(<ResultSummary {...actions} key="last" result={{ ...result, check: catalogue.at(-1)?.id ?? 'screen' }} />);
    expect(next()).toBe('/touch-test');
    sessionStorage.clear();
  });

  it('has a button for a report only where there is one', () => {
    render(<ResultSummary {...actions} result={result} rows={rows} />);
    expect(buttons()).toEqual(['Share Results', 'Test Again']);
    render(<ResultSummary {...actions} result={result} rows={rows} onDownload={() => undefined} />);
    expect(buttons()).toEqual(['Download Report', 'Share Results', 'Test Again']);
  });

  it('calls the action of the button that is pressed', () => {
    const pressed = { onDownload: vi.fn(), onShare: vi.fn(), onAgain: vi.fn() };
    render(<ResultSummary result={result} rows={rows} {...pressed} />);
    expect(buttons()).toEqual(['Download Report', 'Share Results', 'Test Again']);
    const [download, share, again] = host.querySelectorAll('button');
    act(() => share?.click());
    expect([pressed.onDownload, pressed.onShare, pressed.onAgain].map((action) => action.mock.calls.length)).toEqual([
      0, 1, 0,
    ]);
    act(() => download?.click());
    act(() => again?.click());
    expect([pressed.onDownload, pressed.onShare, pressed.onAgain].map((action) => action.mock.calls.length)).toEqual([
      1, 1, 1,
    ]);
  });
});

it('draws an estimate unlike what was measured, reported, observed or declared', () => {
  const drawn = (['estimated', 'measured', 'reported', 'observed', 'declared'] as const).map((of) =>
    renderToStaticMarkup(<SourceMark of={of} silent />),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});
