// @vitest-environment happy-dom
import { StrictMode, useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRenderer } from '../../src/ui/figures/useRenderer';
import { eachRoot } from './root';

interface Settings {
  range: number;
  running: boolean;
}

const { host, render } = eachRoot();
/** Calls that the renderers received, in order. */
let log: string[] = [];
let mounted = 0;

beforeEach(() => {
  log = [];
  mounted = 0;
});

const mountNamed = (name: string) =>
  vi.fn((element: HTMLElement, settings: Settings) => {
    mounted++;
    element.append(document.createElement('canvas'));
    log.push(`mount ${name} ${JSON.stringify(settings)}`);
    return {
      update: (changed: Partial<Settings>) => log.push(`update ${name} ${JSON.stringify(changed)}`),
      dispose() {
        mounted--;
        element.replaceChildren();
        log.push(`dispose ${name}`);
      },
    };
  });
const mountWave = mountNamed('wave');
const mountBars = mountNamed('bars');

function Drawing({ mount = mountWave, ...settings }: Settings & { mount?: typeof mountWave }) {
  const { host: element } = useRenderer(mount, settings);
  return <div ref={element} />;
}

function EarlyDrawing() {
  const { host: element, renderer } = useRenderer(mountWave, { range: 1, running: true }, useLayoutEffect);
  useLayoutEffect(() => {
    renderer.current?.update({ range: 9 });
  }, [renderer]);
  return <div ref={element} />;
}

it('mounts with the settings, passes on only those that change, and disposes with the component', () => {
  render(<Drawing range={1} running={false} />);
  render(<Drawing range={1} running={false} />);
  expect(log).toEqual(['mount wave {"range":1,"running":false}']);
  render(<Drawing range={1} running />);
  render(<Drawing range={2} running />);
  expect(log.slice(1)).toEqual(['update wave {"running":true}', 'update wave {"range":2}']);
  render(null);
  expect(log.at(-1)).toBe('dispose wave');
  expect(mounted).toBe(0);
});

it('mounts another drawing with the latest settings, and tells it nothing that it knows', () => {
  render(<Drawing range={1} running={false} />);
  render(<Drawing mount={mountBars} range={5} running />);
  expect(log.slice(1)).toEqual(['dispose wave', 'mount bars {"range":5,"running":true}']);
  expect(host.querySelectorAll('canvas')).toHaveLength(1);
});

it('has one drawing, with the latest settings, after the double mount of StrictMode', () => {
  const renderTwice = (range: number) =>
    render(
      <StrictMode>
        <Drawing range={range} running={false} />
      </StrictMode>,
    );
  renderTwice(1);
  expect(mounted).toBe(1);
  expect(host.querySelectorAll('canvas')).toHaveLength(1);
  renderTwice(3);
  expect(log.at(-1)).toBe('update wave {"range":3}');
  render(null);
  expect(mounted).toBe(0);
});

it('is there before the first paint where that is asked for, and can be reached', () => {
  render(<EarlyDrawing />);
  expect(log.at(-1)).toBe('update wave {"range":9}');
});
