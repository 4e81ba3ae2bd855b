import fc from 'fast-check';

/**
 * Random cases are the same in every run, so that no run fails by luck. `ASSAY_SEED` chooses others, to look for faults
 * that these do not show.
 */
fc.configureGlobal({ seed: Number(process.env.ASSAY_SEED ?? 1) });
