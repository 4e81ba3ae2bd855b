// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckResult, Verdict } from '../../machines/result';
import { Disclosure, DisclosureList } from '../../src/ui/Disclosure';
import { Hallmark } from '../../src/ui/Hallmark';
import { ResultSummary } from '../../src/ui/ResultSummary';
import { Stamp } from '../../src/ui/Stamp';

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

const result: CheckResult = {
  check: 'screen',
  name: 'Screen',
  status: 'fail',
  details: 'One spot.',
  measurements: [],
  fineness: { passed: 7, run: 8 },
  // Half past midnight and half past eleven at night: the day in UTC is another in most of the world.
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
  it.each<[Verdict | 'none', string]>([
    ['pass', 'Pass'],
    ['warning', 'Warning'],
    ['fail', 'Fail'],
    ['none', 'Not run'],
  ])('of %s says "%s", with a shape of its own', (status, word) => {
    render(<Stamp status={status} />);
    expect(host.textContent).toBe(word);
    expect(host.querySelectorAll('path').length).toBe(status === 'none' ? 0 : 1);
  });

  it('gives every verdict another sign', () => {
    const signs = (['pass', 'warning', 'fail'] as const).map((status) => {
      render(<Stamp status={status} />);
      return host.querySelector('path')?.getAttribute('d');
    });
    expect(new Set(signs).size).toBe(3);
  });
});

describe('a hallmark', () => {
  it('shows verdict, fineness and the local date', () => {
    render(<Hallmark result={result} />);
    expect(host.textContent).toBe('Fail7/82026-03-05');
  });

  it('is one picture with a spoken label', () => {
    render(<Hallmark result={result} />);
    const picture = host.querySelector('[role="img"]');
    expect(picture?.getAttribute('aria-label')).toBe('Hallmark: Assay, fail, 7 of 8 passed, 5 March 2026');
  });
});

describe('a result summary', () => {
  const rows = [
    { key: 'white', name: 'White', chip: '#ffffff', details: 'One spot marked.', status: 'fail' },
    { key: 'black', name: 'Black', chip: '#000000', details: 'Nothing marked.', status: 'pass' },
  ] as const;
  const buttons = () => [...host.querySelectorAll('button')].map((button) => button.textContent);

  it('has one row for each part, with its verdict in words', () => {
    render(<ResultSummary result={result} rows={rows} />);
    expect([...host.querySelectorAll('li')].map((row) => row.textContent)).toEqual([
      'WhiteOne spot marked.Fail',
      'BlackNothing marked.Pass',
    ]);
  });

  it('has a button for each action that is given, and none for the others', () => {
    render(<ResultSummary result={result} rows={rows} />);
    expect(buttons()).toEqual([]);
    render(<ResultSummary result={result} rows={rows} onShare={() => undefined} />);
    expect(buttons()).toEqual(['Share Results']);
  });

  it('calls the action of the button that is pressed', () => {
    const actions = { onDownload: vi.fn(), onShare: vi.fn(), onAgain: vi.fn() };
    render(<ResultSummary result={result} rows={rows} {...actions} />);
    expect(buttons()).toEqual(['Download Report', 'Share Results', 'Test Again']);
    const [download, share, again] = host.querySelectorAll('button');
    act(() => share?.click());
    expect([actions.onDownload, actions.onShare, actions.onAgain].map((action) => action.mock.calls.length)).toEqual([
      0, 1, 0,
    ]);
    act(() => download?.click());
    act(() => again?.click());
    expect([actions.onDownload, actions.onShare, actions.onAgain].map((action) => action.mock.calls.length)).toEqual([
      1, 1, 1,
    ]);
  });
});
