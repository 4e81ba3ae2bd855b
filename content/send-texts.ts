/** Texts of Send, which only a site built with ASSAY_HANDOFF has. `place` is the host of that address. */
export const sendTexts = {
  send: 'Send',
  again: 'Send Again',
  goes: (place: string) => `Gives the whole report to ${place}, with journals and photos.`,
  sending: (place: string) => `Sending to ${place}…`,
  /** @param at date and time */
  sent: (place: string, at: string) => `Sent to ${place}, ${at}.`,
  failed: {
    unreachable: (place: string) => `Not sent: no connection to ${place}.`,
    'no-answer': (place: string) => `Not sent for certain: ${place} did not answer in two minutes.`,
    refused: (place: string) => `Not sent: ${place} refused it with status`,
  },
  notLost: 'Nothing is lost. Send Again sends the same report, and it counts once.',
  notSent: 'The last report was not sent',
  notSentText: (id: string) => `Open ${id} again, and press Send.`,
} as const;
