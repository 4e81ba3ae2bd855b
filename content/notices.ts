import { site } from './site';

/** Shown on any page while a tab of an older version of the site keeps the storage from being opened. */
export const oldTab = 'Storage is busy';
export const oldTabText = `An older ${site.name} tab is open. Close all other ${site.name} tabs, then reload this page. Nothing was lost.`;
export const reload = 'Reload';

/** Shown when a newer build of the site is ready. */
export const updated = 'Updated';
export const updatedText = 'A newer version is ready.';

/** Shown instead of a page that failed to load or to render. */
export const failedPage = 'Unexpected Application Error!';
export const reloadPage = 'Reload the page';
