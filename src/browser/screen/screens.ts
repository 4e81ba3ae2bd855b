import { type EventObject, fromCallback } from 'xstate';
import type { PortsEvent } from '../../../machines/ports/ports.machine';
import { type ScreenFact, type ScreensFacts, screensIn } from '../../../measure/ports/screens';
import { deviceName } from '../../../measure/ports/signals';
import { watchRate } from './screen-rate';

/** https://www.w3.org/TR/window-management/ is missing from TypeScript's DOM library. Only Chromium has it. */
interface DetailedScreen extends Screen {
  readonly left: number;
  readonly top: number;
  readonly label: string;
  readonly devicePixelRatio: number;
  readonly isPrimary: boolean;
  readonly isInternal: boolean;
}
interface ScreenDetails {
  readonly screens: readonly DetailedScreen[];
  readonly currentScreen: DetailedScreen;
}
interface ManagedWindow {
  readonly getScreenDetails?: () => Promise<ScreenDetails>;
}
interface PlacedScreen {
  readonly isExtended?: boolean;
  readonly availLeft?: number;
  readonly availTop?: number;
}

/**
 * Interval of the checks. A new screen is announced immediately only if the person allowed the page to list the
 * screens.
 */
const CHECK_MS = 200;

export const canListScreens = (): boolean => typeof (window as ManagedWindow).getScreenDetails === 'function';
export const screenCountIsKnown = (): boolean => typeof (screen as PlacedScreen).isExtended === 'boolean';

/** The screen of this window, as every browser knows it. */
function onlyScreen(): Omit<ScreenFact, 'rate'> {
  const { availLeft = 0, availTop = 0 } = screen as PlacedScreen;
  const { width, height } = screen;
  return {
    ...{ label: '', left: availLeft, top: availTop, width, height, ratio: devicePixelRatio },
    ...{ isPrimary: true, isInternal: false, isCurrent: true },
  };
}

const listed = ({ screens, currentScreen }: ScreenDetails): readonly Omit<ScreenFact, 'rate'>[] =>
  screens.map((one) => ({
    label: deviceName(one.label),
    left: one.left,
    top: one.top,
    width: one.width,
    height: one.height,
    ratio: one.devicePixelRatio,
    isPrimary: one.isPrimary,
    isInternal: one.isInternal,
    isCurrent: one === currentScreen,
  }));

/** Distinguishes a screen from the others. */
const placeOf = ({ left, top, width, height }: Omit<ScreenFact, 'rate'>) => [left, top, width, height].join();

/**
 * Sends SCREENS immediately and on every change, and SIGNAL when a screen is added or removed. On ASK it has the
 * browser ask for the list of all screens, directly from the click. The rate is measured on the screen of this window.
 */
export const screens = fromCallback<EventObject>(({ sendBack, receive }) => {
  let details: ScreenDetails | null = null;
  let known: ScreensFacts | null = null;
  const rates = new Map<string, number>();
  const send = (event: PortsEvent) => sendBack(event);
  const read = (): ScreensFacts => ({
    isExtended: (screen as PlacedScreen).isExtended ?? null,
    list: (details ? listed(details) : [onlyScreen()]).map((one) => ({
      ...one,
      rate: rates.get(placeOf(one)) ?? null,
    })),
  });
  /** `isSilent`: screens that the list shows for the first time were there before, so no signal is sent. */
  const look = (isSilent = false) => {
    const facts = read();
    if (JSON.stringify(facts) === JSON.stringify(known)) return;
    const more = known ? screensIn(facts) - screensIn(known) : 0;
    if (more !== 0 && !isSilent) {
      const [many, few] = more > 0 ? [facts, known] : [known, facts];
      const places = new Set(few?.list.map(placeOf));
      const name = many?.list.find((one) => !places.has(placeOf(one)))?.label ?? '';
      const change = more > 0 ? 'in' : 'out';
      send({ type: 'SIGNAL', signal: { source: 'screen', change, name, at: Date.now() } });
    }
    known = facts;
    send({ type: 'SCREENS', facts });
  };
  look();
  const timer = setInterval(() => look(), CHECK_MS);
  const stopRate = watchRate(({ rate }) => {
    const current = read().list.find(({ isCurrent }) => isCurrent);
    if (!current) return;
    if (rate === null) rates.delete(placeOf(current));
    else rates.set(placeOf(current), rate);
    look();
  });
  receive(() => {
    const asked = (window as ManagedWindow).getScreenDetails?.() ?? Promise.reject(new Error('No list of screens'));
    asked.then(
      (given) => {
        details = given;
        look(true);
        send({ type: 'ASKED', what: 'screens', isAllowed: true });
      },
      () => send({ type: 'ASKED', what: 'screens', isAllowed: false }),
    );
  });
  return () => {
    clearInterval(timer);
    stopRate();
  };
});
