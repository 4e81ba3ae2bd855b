// A mutant stays active from one test file to the next. It must not change which tests the next one declares.
const { __stryker__ } = globalThis as { __stryker__?: { activeMutant: string | undefined } };
if (__stryker__) __stryker__.activeMutant = undefined;
