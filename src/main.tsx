import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './theme/fonts/fonts.css';
import './theme/base.css';
import { nextTask } from '../renderers/next-task';
import { App, preload } from './App';
// Every page needs it to be available offline. In the app's file it brings no page's parts along.
import './browser/trusted-types';
import { inspector } from './inspector';
import { routeOf } from './registry';

// The browser's own install banner would cover the page. Its menu still offers to install the site.
addEventListener('beforeinstallprompt', (event) => event.preventDefault());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const route = routeOf(location.pathname);

// Not a top-level await: the page's file imports from this module and would wait for it, a deadlock.
async function start(root: HTMLElement) {
  // A page prerendered for another path (a host's fallback file) cannot be hydrated as this one.
  const isPrerendered = root.dataset.path === route.path;
  try {
    // Before the page, so that the chart shows every machine from its start.
    if (/[?&]inspect\b/.test(location.search)) {
      const { openChart } = await import('./state-chart/open-chart');
      inspector.follow = openChart();
    }
    await runModules();
    await preload(route, isPrerendered);
  } catch (error) {
    console.error(error);
  }

  if (isPrerendered) {
    // As a transition, hydration yields to the browser every few milliseconds.
    startTransition(() => {
      hydrateRoot(root, <App />);
    });
  } else createRoot(root).render(<App />);
}

/** Runs the page's files, each in its own task. The build lists each file after its imports. */
async function runModules() {
  const { modules } = document.querySelector<HTMLElement>('script[data-modules]')?.dataset ?? {};
  for (const file of modules?.split(' ') ?? []) {
    await import(/* @vite-ignore */ file);
    await nextTask();
  }
}

void start(root);
