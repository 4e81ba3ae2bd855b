/** Labels of the messages that appear over a page: of their region, and of the button of one. */
export const toastTexts = { region: 'Notifications', close: 'Close toast' } as const;
