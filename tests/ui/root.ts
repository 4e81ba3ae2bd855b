import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

/** Gives each test of a file a root of React in the document. */
export function eachRoot() {
  let root: Root;
  const host = document.createElement('div');
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    root = createRoot(document.body.appendChild(host));
  });
  afterEach(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
  });
  return { host, render: (node: ReactNode) => act(() => root.render(node)) };
}
