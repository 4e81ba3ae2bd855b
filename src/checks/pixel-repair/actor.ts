import type { ActorRefFrom } from 'xstate';
import type { pixelRepairMachine } from '../../../machines/pixel-repair/pixel-repair.machine';

export type RepairActor = ActorRefFrom<typeof pixelRepairMachine>;
