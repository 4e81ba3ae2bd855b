import type { ActorRefFrom } from 'xstate';
import { inspectionMachine } from '../../machines/inspection/inspection.machine';
import { sleep } from '../browser/screen/visibility';
import { inspectionStore } from '../browser/storage/inspections';

/** The inspection machine with this browser's actors. */
export const machine = inspectionMachine.provide({ actors: { store: inspectionStore, sleep } });

export type InspectionActor = ActorRefFrom<typeof inspectionMachine>;
