/** The site's origin without a trailing slash, set at build time from the environment variable ASSAY_ORIGIN. */
declare const __ORIGIN__: string;
/** The address that takes sealed reports, set at build time from the environment variable ASSAY_HANDOFF. Empty if none. */
declare const __HANDOFF__: string;
