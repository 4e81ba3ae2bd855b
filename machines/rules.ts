/**
 * Version of the rules by which runs are judged. Raise it when a change to a machine, a judgment or a measurement lets a
 * journal that was recorded before end in another verdict or other figures.
 */
export const RULES_VERSION = 1;
