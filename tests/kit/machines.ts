import type { AnyStateMachine } from 'xstate';
import { resolutionObservation } from '../../machines/resolution/resolution';
import { screenSequence } from '../../machines/screen/screen';
import { diagramOf, wordsOf } from './diagram';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'getTransitionData' in value;

/** One definition for each machine factory. All machines from one factory have the same states. */
const definitions: Readonly<Record<string, unknown>> = {
  createSequenceMachine: screenSequence,
  createObservationMachine: resolutionObservation,
};

/** The README of each folder that has machines, with a state diagram of each. Paths are relative to `machines/`. */
export function diagrams(): readonly (readonly [path: string, text: string])[] {
  const shown = machines().filter(([file, machine]) => isShown(file, machine));
  const folders = new Set(shown.map(([file]) => folderOf(file)));
  return [...folders].map((folder) => {
    const sections = shown.filter(([file]) => folderOf(file) === folder);
    return [`${folder}/README.md`, sections.map(([file, machine]) => sectionOf(file, machine)).join('\n')];
  });
}

const folderOf = (file: string) => file.split('/')[0] ?? '';

/** The export name of a file's machine: `pixelRepairMachine` for `pixel-repair.machine.ts`. */
const nameOf = (file: string) =>
  `${file.replace(/^.*\/|\.machine\.ts$/g, '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Machine`;

/** Every machine with its file: the machine named after the file, or one sample machine of a factory. */
export function machines(): readonly (readonly [file: string, machine: AnyStateMachine])[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const file = path.replace(/^.*\/machines\//, '');
    const own = module[nameOf(file)];
    const made = Object.entries(module).map(([name, make]) =>
      name in definitions && typeof make === 'function' ? make(definitions[name]) : null,
    );
    return [own, ...made].filter(isMachine).map((machine) => [file, machine] as const);
  });
}

/** A factory's machine is shown once, in the factory's own folder. */
const isShown = (file: string, { id }: AnyStateMachine) =>
  file.replaceAll(/\W/g, '').toLowerCase().startsWith(id.toLowerCase());

function sectionOf(file: string, machine: AnyStateMachine): string {
  const name = file.replace(/^.*\//, '');
  const words = wordsOf(machine);
  const told = words.length > 0 ? `\nWhat the arrows leave out:\n\n${words.join('\n')}\n` : '';
  return `# ${machine.id}\n\n[\`${name}\`](${name})\n\n\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\`\n${told}`;
}
