import { site } from './site';

/** Shown on any page while a tab of an older version of the site keeps the storage from being opened. */
export const oldTab = {
  title: 'Storage is busy',
  text: `An older ${site.name} tab is open. Close all other ${site.name} tabs, then reload this page. Nothing was lost.`,
  reload: 'Reload',
} as const;
