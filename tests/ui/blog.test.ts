import { afterEach, describe, expect, it, vi } from 'vitest';
import { longDate, shortDate } from '../../content/dates';
import { toHtml, withoutTitle } from '../../src/pages/blog/markdown';
import { titleCase } from '../../src/pages/blog/post';

describe('a date', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati'])('is the day of the list in %s', (zone) => {
    vi.stubEnv('TZ', zone);
    expect(shortDate('2025-09-07')).toBe('9/7/2025');
    expect(longDate('2025-09-07')).toBe('September 7, 2025');
  });

  it('would be the day before in Los Angeles if it were formatted in local time', () => {
    vi.stubEnv('TZ', 'America/Los_Angeles');
    expect(new Date('2025-09-07').toLocaleDateString('en-US')).toBe('9/6/2025');
  });
});

it('a name with hyphens becomes a title', () => {
  expect(titleCase('webcam-test')).toBe('Webcam Test');
  expect(titleCase('text-sharpness-test')).toBe('Text Sharpness Test');
});

describe('the heading of a text', () => {
  it.each([
    ['# A title\n\nText', 'Text'],
    ['# A title\r\n\r\nText', 'Text'],
    ['# A title\n  \nText', 'Text'],
  ])('is removed from %j', (markdown, expected) => expect(withoutTitle(markdown)).toBe(expected));

  it.each([
    ['without a blank line after it', '# A title\nText'],
    ['of the second level', '## A title\n\nText'],
    ['that is not the first line', 'Text\n\n# A title\n\nText'],
    ['that has no blank after its sign', '#A title\n\nText'],
  ])('stays when it is one %s', (_, markdown) => expect(withoutTitle(markdown)).toBe(markdown));
});

describe('the HTML of a text', () => {
  it('has tables that a keyboard can scroll, each with a name', () => {
    const table = '| A | B |\n| --- | --- |\n| 1 | 2 |\n';
    const html = toHtml(`${table}\nBetween\n\n${table}`);
    expect(html.match(/<section aria-label="Table (\d)" tabindex="0"><table>/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Table 2"');
    expect(html).toContain('<th scope="col">A</th>');
    expect(html).toContain('<td>2</td>');
  });

  it('makes a figure of a picture that stands alone, with its size and its caption', () => {
    expect(toHtml('![What it shows](/posts/a.svg "What it says")')).toBe(
      '<figure><img src="/posts/a.svg" alt="What it shows" width="720" height="400" loading="lazy"><figcaption>What it says</figcaption></figure>',
    );
    expect(toHtml('![What it shows](/posts/a.svg)')).not.toContain('figcaption');
    expect(toHtml('Text ![What it shows](/posts/a.svg)')).not.toContain('figure');
  });

  it('marks links to other sites, and only those', () => {
    const html = toHtml('[out](https://www.w3.org/) and [in](/screen-test)');
    expect(html).toContain('<a rel="external noopener noreferrer" href="https://www.w3.org/">');
    expect(html).toContain('<a href="/screen-test">');
  });
});
