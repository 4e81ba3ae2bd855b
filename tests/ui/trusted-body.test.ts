import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toHtml } from '../../src/pages/blog/markdown';
import { checkedBody } from '../../src/pages/blog/post';

const folder = new URL('../../content/posts/', import.meta.url);
const posts = readdirSync(folder).filter((file) => file.endsWith('.md'));

/** HTML as a browser serializes it. */
const asBrowser = (html: string) => html.replaceAll(' />', '>').replaceAll('&quot;', '"');

describe('the HTML of a guide', () => {
  it.each(posts)('of %s is let through, as it was made and as a browser writes it', (file) => {
    const html = toHtml(readFileSync(new URL(file, folder), 'utf8'));
    expect(html.length).toBeGreaterThan(1000);
    expect(checkedBody(html)).toBe(html);
    expect(checkedBody(asBrowser(html))).toBe(asBrowser(html));
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src="x" onerror="alert(1)">',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" javascript:alert(1)">x</a>',
    '<a href="java&#115;cript:alert(1)">x</a>',
    '<img src="data:text/html,x">',
    '<p style="color:red">x</p>',
    '<iframe src="/"></iframe>',
    '<svg><animate></svg>',
    '<p title="a"onclick="b">x</p>',
    '<p title="a" title=\'b\'>x</p>',
    '<p\u0000>x</p>',
    '<',
    '<!-- x -->',
  ])('is not let through with %s', (html) => expect(() => checkedBody(`<p>Text</p>${html}`)).toThrow(TypeError));

  it('is inert where the text holds all of that', () => {
    const text = [
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script>',
      '[a](javascript:alert(1)) [b](JaVaScRiPt:alert(1)) [c](data:text/html,x) [d](vbscript:x)',
      '![e](javascript:alert(1) "<img onerror=x>") ![f](/x "a\\" onerror=\\"x")',
      '`<script>` and **<b onclick=x>**',
    ].join('\n\n');
    const html = toHtml(text);
    expect(checkedBody(html)).toBe(html);
    expect(html).not.toMatch(/<script|<img src=x|javascript:|vbscript:|data:/i);
    expect(html).not.toMatch(/<[^>]*\sonerror="/);
  });
});
