/**
 * Version of the rules that judge runs. Increase it when a change to a machine, a judgment or a measurement can give an
 * already recorded journal a different verdict or different figures.
 */
export const RULES_VERSION = 5;
