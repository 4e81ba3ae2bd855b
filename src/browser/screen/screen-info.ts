import { fromCallback } from 'xstate';
import type { ScreenOrder } from '../../../measure/screen/screen-facts';
import { readScreen } from './screen-facts';

/** Interval of the checks. Only Chromium announces that the window moved to a screen with the same pixel ratio. */
const CHECK_MS = 1000;

/**
 * Sends SCREEN immediately, whenever anything about the screen changes, and on READ, until stopped. It also checks once
 * a second for changes that no event announces.
 */
export const watchScreen = fromCallback<ScreenOrder>(({ sendBack, receive }) => {
  let known = '';
  const tell = (anyway: boolean) => {
    const facts = readScreen();
    const now = JSON.stringify(facts);
    if (now === known && !anyway) return;
    known = now;
    sendBack({ type: 'SCREEN', facts, at: Date.now() });
  };
  const look = () => tell(false);

  tell(true);
  receive(() => tell(true));
  const timer = setInterval(look, CHECK_MS);
  addEventListener('resize', look);
  screen.orientation?.addEventListener('change', look);
  visualViewport?.addEventListener('resize', look);
  return () => {
    clearInterval(timer);
    removeEventListener('resize', look);
    screen.orientation?.removeEventListener('change', look);
    visualViewport?.removeEventListener('resize', look);
  };
});
