import { expect } from 'vitest';
import { testMachine } from '../../kit/pure';
import { verifyModel } from './verify-page.model';

testMachine('verify', verifyModel, {
  states: {
    idle: ({ context }) => expect(context).toEqual({ source: null, opened: null, verification: null }),
    reading: ({ context }) => {
      expect(context.source).not.toBeNull();
      expect(context.opened).toBeNull();
    },
    checking: ({ context }) => expect(context.opened?.kind).toBe('report'),
    outcome: ({ context }) => {
      expect(context.opened?.kind).toBe('report');
      expect(context.verification).not.toBeNull();
    },
    part: ({ context }) => expect(context.opened?.kind).toBe('part'),
    refused: ({ context }) => expect(context.opened?.kind).toBe('refused'),
  },
});
