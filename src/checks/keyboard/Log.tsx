import { useSelector } from '@xstate/react';
import { logText } from '../../../machines/keyboard/keyboard';
import type { KeyboardActor } from '../../../machines/keyboard/keyboard.machine';
import { copyText } from '../../browser/files/clipboard';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import * as css from './Keyboard.css';

/** Number of newest events that are shown. Copying includes all events. */
const MAX_SHOWN_EVENTS = 40;

/** Every event with its time, to read and copy. */
export function Log({ actor }: { actor: KeyboardActor }) {
  const count = useSelector(actor, ({ context }) => context.keys.log.length);
  const copy = () =>
    copyText(logText(actor.getSnapshot().context.keys)).then(
      () => toast('Log copied', 'The event log is on the clipboard.'),
      () => toast('Copy failed', 'The browser refused to copy.', 'destructive'),
    );
  return (
    <div>
      {count > 0 && <Lines actor={actor} />}
      <p className={css.none}>Times in ms since the first event. Repeats of a held key are not listed.</p>
      <p className={css.faultCopy}>
        <Button disabled={count === 0} onClick={copy}>
          Copy Log
        </Button>
      </p>
    </div>
  );
}

function Lines({ actor }: { actor: KeyboardActor }) {
  const keys = useSelector(actor, ({ context }) => context.keys);
  const lines = logText(keys, MAX_SHOWN_EVENTS).split('\n');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={css.faultLog} tabIndex={0} aria-label="Events">
      <pre className={css.faultLines}>{lines.reverse().join('\n')}</pre>
    </section>
  );
}
