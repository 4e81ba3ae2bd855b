export const state = { pressure: 0.5, tiltX: 0, tiltY: 0, twist: 0, buttons: 1 };
