import type { FindingTexts } from '../finding-texts';

export default {
  'KEY-SILENT': {
    meaning: 'You marked a key as faulty.',
    lookalikes: 'A key that the system keeps for itself, such as Fn or a media key.',
    remedy: 'Clean under the key cap, and press the key again.',
  },
  'KEY-STUCK': {
    meaning: 'A key stayed down for more than 30 seconds while other keys were pressed.',
    lookalikes: 'An object on the keyboard, or sticky keys in the system settings.',
    remedy: 'Clean under the key cap, and press the key again.',
  },
  'KEY-BOUNCE': {
    meaning: 'A key reported a second press too soon for a finger, or more than once within 30 ms of its release.',
    lookalikes: 'A program that repeats keys.',
    remedy: 'Clean the switch. On a keyboard with sockets, replace it.',
  },
} satisfies FindingTexts<'keyboard'>;
