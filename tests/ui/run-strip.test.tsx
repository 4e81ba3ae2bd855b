// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CheckId } from '../../content/catalogue';
import type { Profile } from '../../content/profiles';
import { newInspection } from '../../machines/inspection/inspection';
import { mark } from '../../src/inspection/inspection.css';
import { RunStrip } from '../../src/inspection/RunStrip';
import { profileOf } from '../kit/profile';

const required = (...checks: readonly CheckId[]) => checks.map((check) => ({ check, isRequired: true }));

/** The strip while the second test is open and the first was skipped. */
function stripOf(profile: Profile): Element {
  const fresh = newInspection('run', profile, {});
  const [first, ...rest] = fresh.entries;
  if (!first) throw new Error('No test');
  const skipped = { ...first, runs: 1, skip: { reason: 'SKIP-TIME', words: '' } } as const;
  const inspection = { ...fresh, index: 1, stage: 'testing', entries: [skipped, ...rest] } as const;
  const host = document.createElement('div');
  host.innerHTML = renderToStaticMarkup(<RunStrip inspection={inspection} running />);
  return host;
}

const marksIn = (strip: Element) => [...strip.querySelectorAll('svg')].map((one) => one.getAttribute('class'));

describe('the strip of a run (B strip)', () => {
  it('has one mark for each test of the run, in the order of the run', () => {
    const strip = stripOf(profileOf(...required('webcam', 'ports', 'screen')));
    expect(marksIn(strip)).toEqual([mark.skipped, mark.now, mark['to-come']]);
    expect(strip.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Test 2 of 3. Done: 1 skipped');
  });

  it('has no mark for a test that is not due', () => {
    const repair = { check: 'pixel-repair', isRequired: false, onlyAfter: 'SCR-STUCK' } as const;
    const strip = stripOf(profileOf(...required('screen', 'mouse', 'keyboard'), repair));
    expect(marksIn(strip)).toHaveLength(3);
  });
});
