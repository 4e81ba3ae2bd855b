import { describe, expect, it, vi } from 'vitest';
import { headers } from '../../scripts/headers.mjs';
import { ownScript, trusted, workerUrl } from '../../src/browser/trusted-types';

const page = 'https://assay.example/verify';

describe('the address of a worker', () => {
  it.each(['/sw.js', '/reader/barcode-reader.worker-1a.js', 'https://assay.example/assets/a.js'])(
    'may be %s',
    (address) => expect(ownScript(address, page)).toBe(address),
  );

  it.each([
    'https://elsewhere.example/sw.js',
    '//elsewhere.example/sw.js',
    'data:text/javascript,alert(1)',
    'blob:https://assay.example/1',
    'javascript:alert(1)',
    'http://assay.example/sw.js',
    '/content/posts/a.md',
  ])('is never %s', (address) => expect(() => ownScript(address, page)).toThrow(TypeError));
});

describe('a policy', () => {
  it('is the rule alone where the browser has no Trusted Types', () => {
    const rule = vi.fn((text: string) => text);
    expect(trusted('a', 'createHTML', rule)).toBe(rule);
    expect(workerUrl).toBeInstanceOf(Function);
  });

  it('is made once, under a name that the header admits, and gives what the browser takes', () => {
    const made: string[] = [];
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, { createHTML }: { createHTML: (text: string) => string }) => {
        made.push(name);
        return { createHTML: (text: string) => ({ trusted: createHTML(text) }) };
      },
    });
    const pass = trusted('assay-post', 'createHTML', (text) => text.toUpperCase());
    expect([pass('a'), pass('b')]).toEqual([{ trusted: 'A' }, { trusted: 'B' }]);
    expect(made).toEqual(['assay-post']);
    vi.unstubAllGlobals();
  });

  it('is asked for by the header', () => {
    const policy = headers['Content-Security-Policy'];
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toMatch(/trusted-types assay-post assay-worker(?:;|$)/);
  });
});
