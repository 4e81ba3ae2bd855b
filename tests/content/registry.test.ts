import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Check, catalogue } from '../../content/catalogue';
import { pageDescriptions } from '../../content/descriptions';
import { pages } from '../../content/pages';
import { checks, notFound, routeOf, routes, sitePages } from '../../src/registry';

const all: readonly Check[] = catalogue;
const source = join(import.meta.dirname, '../../src');
const byNumber = (a: Check, b: Check) => a.number - b.number;

/** The specification's route table, without the blog posts. */
const specified = {
  checks:
    '/screen-test /touch-test /keyboard-test /pixel-repair /gradient-test /brightness-test /microphone-test /webcam-test ' +
    '/sound-test /mouse-test /fingerprint-test /screen-size-test /text-sharpness-test /motion-blur-test /resolution-test',
  pages: '/ /about /privacy /terms /blog /more-tests',
};

describe('the catalogue', () => {
  it('has every path of the specification', () => {
    expect(all.map(({ path }) => path)).toEqual(
      expect.arrayContaining([...specified.checks.split(' '), '/refresh-rate-test']),
    );
    expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(specified.pages.split(' ')));
  });

  it('gives every test an id, a path and a number of its own, counted from 1', () => {
    for (const key of ['id', 'path'] as const) expect(new Set(all.map((check) => check[key])).size).toBe(all.length);
    expect(all.toSorted(byNumber).map(({ number }) => number)).toEqual(all.map((_, i) => i + 1));
  });

  it('lists in the header what the specification lists, in its order', () => {
    const listed = all.filter(({ header }) => header).sort((a, b) => (a.header ?? 0) - (b.header ?? 0));
    const titles = ['Screen', 'Touch', 'Keyboard', 'Microphone', 'Webcam', 'Sound', 'Mouse'].map(
      (name) => `${name} Test`,
    );
    expect(listed.map(({ title }) => title)).toEqual(titles);
    const others = pages.filter((page) => 'menu' in page && page.menu === 'header');
    expect(others.map(({ title }) => title)).toEqual(['Blog', 'More Tests']);
  });

  it('groups the cards of the home page as specified', () => {
    // Tests that were added later follow the specified ones.
    const expectGroup = (name: Check['group'], specified: readonly string[]) =>
      expect(
        all
          .filter(({ group }) => group === name)
          .slice(0, specified.length)
          .map(({ id }) => id),
      ).toEqual(specified);
    expectGroup('suite', ['screen', 'pixel-repair', 'touch', 'keyboard', 'webcam', 'microphone', 'sound', 'mouse']);
    expectGroup('advanced', ['fingerprint', 'gradient', 'brightness', 'screen-size', 'text-sharpness', 'motion-blur']);
  });

  it('describes every page', () => {
    expect(Object.keys(pageDescriptions)).toEqual(pages.map(({ path }) => path));
  });

  it('marks the screen test as the most popular one, and no other', () => {
    expect(all.filter(({ badge }) => badge).map(({ id, badge }) => [id, badge])).toEqual([['screen', 'Most Popular']]);
  });
});

describe('the routes', () => {
  const folders = readdirSync(join(source, 'checks'));

  it('know every folder of a check', () => {
    expect(folders.filter((folder) => !all.some(({ id }) => id === folder))).toEqual([]);
  });

  it('find exactly one page in every folder of a check', () => {
    const pagesIn = (folder: string) =>
      readdirSync(join(source, 'checks', folder)).filter((file) => file.endsWith('.page.tsx'));
    expect(folders.map((folder) => [folder, pagesIn(folder).length])).toEqual(folders.map((folder) => [folder, 1]));
    expect(checks.map(({ id }) => id).sort()).toEqual(folders.toSorted());
  });

  it('know every page file', () => {
    const files = readdirSync(join(source, 'pages'))
      .filter((file) => file.endsWith('.page.tsx'))
      .map((file) => file.replace('.page.tsx', ''));
    expect([...sitePages.map(({ file }) => file), 'BlogPost', 'NotFound'].sort()).toEqual(files.toSorted());
  });

  it('exist once for each path', () => {
    const paths = routes.flatMap(({ path, aliases }) => [path, ...aliases]);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { path } of routes) expect(routeOf(path).path).toBe(path);
  });

  it('forgive a slash at the end and give the not-found page for the rest', () => {
    expect(routeOf('/screen-test/').path).toBe('/screen-test');
    expect(routeOf('/')).not.toBe(notFound);
    expect(routeOf('/screen-test/more')).toBe(notFound);
    expect(routeOf('/Screen-Test')).toBe(notFound);
  });

  it('lead from the short path of the help text to the text sharpness test', () => {
    const sharpness = all.find(({ id }) => id === 'text-sharpness');
    expect(sharpness?.aliases).toEqual(['/text-sharpness']);
  });
});
