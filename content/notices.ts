import { site } from './site';

/** Shown on any page while a tab of an older version of the site keeps the storage from being opened. */
export const oldTab = {
  title: 'Storage is busy',
  text: `An older ${site.name} tab is open. Close all other ${site.name} tabs, then reload this page. Nothing was lost.`,
} as const;
export const reload = 'Reload';

/** Shown when a newer build of the site is ready. */
export const updated = 'Updated';
export const updatedText = 'A newer version is ready.';

/** Shown instead of a page that failed to load or to render. */
export const failedPage = 'Unexpected Application Error!';
export const reloadPage = 'Reload the page';

/** Names of the region of these messages, and of the button of one. */
export const notifications = 'Notifications';
export const closeToast = 'Close toast';
