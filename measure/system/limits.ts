/** The largest text that is read, in characters: 8 Mi. A battery report of years has 0.2 Mi, a large `msinfo` 4 Mi. */
export const LARGEST = 8 * 1024 * 1024;
