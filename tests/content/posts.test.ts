import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../content/catalogue';
import { pageDescriptions } from '../../content/descriptions';
import { posts } from '../../content/posts';
import { drawing } from '../../src/pages/blog/markdown';
import { notFound, routeOf } from '../../src/registry';

const root = join(import.meta.dirname, '../..');
const textOf = (slug: string) => readFileSync(join(root, 'content/posts', `${slug}.md`), 'utf8');

/** The specification's table, with the slug that replaces its placeholder. */
const specified = {
  'dead-pixel-test-guide': ['screen-test'],
  'backlight-bleed-test-guide': ['screen-test'],
  'color-banding-gradient-test': ['gradient-test'],
  'pwm-screen-flicker-test': ['screen-test'],
  'refresh-rate-hz-test': ['screen-test'],
  'keyboard-test-stuck-keys': ['keyboard-test'],
  'speaker-test-left-right': ['sound-test'],
  'touchscreen-test-online': ['touch-test'],
  'webcam-mic-test-online': ['webcam-test', 'microphone-test'],
  'monitor-color-calibration-guide': ['gradient-test', 'brightness-test'],
};
const tagsInUse =
  'display diagnostics pixels bleed ips color gradient calibration flicker pwm eyestrain refresh hz gaming keyboard input audio speakers stereo touch latency webcam microphone privacy sRGB';

const ofChecks = import.meta.glob<string>('../../content/*.ts', { import: 'description', eager: true });

describe('the list of posts', () => {
  it('begins with the ten of the specification in its order, with their related tests and date', () => {
    const first = posts.slice(0, Object.keys(specified).length);
    expect(first.map(({ slug, relatedTests }) => [slug, relatedTests])).toEqual(Object.entries(specified));
    expect(new Set(first.map(({ date }) => date))).toEqual(new Set(['2025-09-07']));
  });

  it('uses exactly the tags in use', () => {
    expect(new Set(posts.flatMap(({ tags }) => tags as readonly string[]))).toEqual(new Set(tagsInUse.split(' ')));
    const refresh = posts.find(({ slug }) => slug === 'refresh-rate-hz-test');
    expect(refresh?.tags).toEqual(expect.arrayContaining(['refresh', 'hz', 'gaming']));
  });

  it('gives each post a title, and each page a description of its own at a length that search engines show', () => {
    const descriptions = [
      ...posts.map(({ slug, description }) => [slug, description] as const),
      ...catalogue.map(({ id }) => [id, ofChecks[`../../content/${id}.ts`] ?? ''] as const),
      ...Object.entries(pageDescriptions),
    ];
    expect(new Set(descriptions.map(([, description]) => description)).size).toBe(descriptions.length);
    expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length);
    expect(descriptions.filter(([, { length }]) => length < 40 || length > 160)).toEqual([]);
  });

  it('has one text for each post, and no text without a post', () => {
    const files = readdirSync(join(root, 'content/posts')).sort();
    expect(files).toEqual(posts.map(({ slug }) => `${slug}.md`).toSorted());
  });
});

/** Words as a reader counts them, without link addresses and Markdown syntax. */
const words = (text: string) => text.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][\p{L}\p{N}’'.,−×∕-]*/gu) ?? [];

const links = (text: string) =>
  [...text.matchAll(/(!?)\[([^\]]*)\]\((\S+?)(?: "([^"]*)")?\)/g)].map(([, image, label = '', target = '', title]) => ({
    image: image === '!',
    label,
    target,
    title,
  }));

describe.each(posts)('the text of $slug', ({ slug, title, relatedTests }) => {
  const text = textOf(slug);

  it('begins with its title, and has no other heading of the first level', () => {
    expect(text.startsWith(`# ${title}\n\n`)).toBe(true);
    expect(text.match(/^# /gm)).toHaveLength(1);
  });

  it('has 900 to 1,500 words', () => {
    expect(words(text).length).toBeGreaterThanOrEqual(900);
    expect(words(text).length).toBeLessThanOrEqual(1500);
  });

  it('says what buyers can check, what a browser cannot see, and where it has it from', () => {
    const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(expect.arrayContaining(['What buyers can check', 'What a browser cannot see']));
    expect(headings.at(-1)).toBe('Sources');
    expect(text.slice(text.indexOf('## Sources')).match(/^- /gm)?.length).toBeGreaterThanOrEqual(2);
  });

  it('has a table whose rows all have as many cells as its head', () => {
    const tables = [...text.matchAll(/(?:^\|.*\|\n)+/gm)].map(([table]) => table.trim().split('\n'));
    expect(tables.length).toBeGreaterThan(0);
    for (const rows of tables) expect(new Set(rows.map((row) => row.split('|').length)).size).toBe(1);
  });

  it('leads to its related tests, and to nothing that is not a page of this site or a source', () => {
    const targets = links(text).filter(({ image }) => !image);
    for (const test of relatedTests) expect(targets.map(({ target }) => target)).toContain(`/${test}`);
    for (const { target } of targets) {
      if (target.startsWith('/blog/')) expect(posts.map((post) => `/blog/${post.slug}`)).toContain(target);
      else if (target.startsWith('/')) expect(routeOf(target), target).not.toBe(notFound);
      else
        expect(target).toMatch(
          /^https:\/\/(?:www\.w3\.org\/TR|developer\.mozilla\.org\/en-US\/docs\/Web|wicg\.github\.io)\//,
        );
    }
  });

  it('has drawings of the size that the page keeps free, each with a description and a caption', () => {
    for (const { label, target, title: caption } of links(text).filter(({ image }) => image)) {
      const svg = readFileSync(join(root, 'public', target), 'utf8');
      expect(svg).toContain(`viewBox="0 0 ${drawing.width} ${drawing.height}"`);
      expect(svg).not.toMatch(/style=|<style|<script|href=/);
      expect(label.length).toBeGreaterThan(80);
      expect(caption?.length).toBeGreaterThan(40);
    }
  });
});

it('every drawing is used in a post', () => {
  const shown = posts.flatMap(({ slug }) =>
    links(textOf(slug)).flatMap(({ image, target }) => (image ? [target.replace('/posts/', '')] : [])),
  );
  expect(shown.length).toBeGreaterThanOrEqual(4);
  expect(shown.toSorted()).toEqual(readdirSync(join(root, 'public/posts')).sort());
});
