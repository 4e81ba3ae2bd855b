import { type Channel, type RampOptions, ranges } from '../../../machines/gradient/gradient';

export const channels: readonly Channel[] = ['all', 'red', 'green', 'blue'];

/**
 * The options after a key press: F toggles flat bands, L selects the next range, C the next channel. Null for other
 * keys.
 */
export function optionsAfterKey(options: RampOptions, key: string): RampOptions | null {
  switch (key) {
    case 'f':
      return { ...options, flat: !options.flat };
    case 'c':
      return { ...options, channel: channels[(channels.indexOf(options.channel) + 1) % channels.length] ?? 'all' };
    case 'l': {
      const at = ranges.findIndex(({ low, high }) => low === options.low && high === options.high);
      return { ...options, ...ranges[(at + 1) % ranges.length] };
    }
    default:
      return null;
  }
}
