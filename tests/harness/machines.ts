import type { AnyStateMachine } from 'xstate';
import { resolutionObservation } from '../../machines/resolution/resolution';
import { screenSequence } from '../../machines/screen/screen';
import { diagramOf, wordsOf } from './diagram';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'getTransitionData' in value;

/** What the machines are made for that a factory makes. All that one factory makes have the same states. */
const definitions: Readonly<Record<string, unknown>> = {
  createSequenceMachine: screenSequence,
  createObservationMachine: resolutionObservation,
};

/** The README of each machine's folder, by its path in `machines/`: a state diagram. */
export function diagrams(): readonly (readonly [path: string, text: string])[] {
  return machines().map(([file, machine]) => [file.replace(/[^/]+$/, 'README.md'), readmeOf(file, machine)]);
}

/** Every machine by its file: one for each export, and one for all that a factory makes. */
export function machines(): readonly (readonly [file: string, machine: AnyStateMachine])[] {
  const found = Object.entries(modules).flatMap(([path, module]) => {
    const file = path.replace(/^.*\/machines\//, '');
    return Object.entries(module).flatMap(([name, value]) => {
      const made: unknown = name in definitions && typeof value === 'function' ? value(definitions[name]) : value;
      return isMachine(made) ? [[file, made] as const] : [];
    });
  });
  // A machine that another one hosts is shown where it is made.
  return found.filter(([file, { id }]) => file.replaceAll(/\W/g, '').toLowerCase().startsWith(id.toLowerCase()));
}

function readmeOf(file: string, machine: AnyStateMachine): string {
  const name = file.replace(/^.*\//, '');
  const words = wordsOf(machine);
  const told = words.length > 0 ? `\nWhat the arrows leave out:\n\n${words.join('\n')}\n` : '';
  return `# ${machine.id}\n\n[\`${name}\`](${name})\n\n\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\`\n${told}`;
}
