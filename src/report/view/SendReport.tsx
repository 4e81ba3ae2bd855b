import Send from 'lucide-react/icons/send';
import { useEffect, useRef, useState } from 'react';
import { sendTexts as texts } from '../../../content/send-texts';
import type { Sealed } from '../../../machines/report/report';
import { type Sending, sendReport } from '../../browser/report/send-report';
import { keepSent, type Sent, sentOf } from '../../browser/storage/reports';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import { dateTimeText } from '../figures';
import * as css from './ReportView.css';

type State = 'unsent' | 'sending' | Sent | Extract<Sending, { ok: false }>;

/** Gives a report to the shop's own system, on a press. The report stays, whatever comes of it. */
export function SendReport({ sealed }: { sealed: Sealed }) {
  const { id } = sealed.report;
  const { hash } = sealed.seal;
  const [state, setState] = useState<State>('unsent');
  const isShown = useRef(true);
  const isBusy = state === 'sending';

  useEffect(() => {
    isShown.current = true;
    sentOf(id, hash).then((sent) => sent && setState((now) => (now === 'unsent' ? sent : now)));
    return () => {
      isShown.current = false;
    };
  }, [id, hash]);

  const send = async () => {
    if (isBusy) return;
    setState('sending');
    const answer = await sendReport(sealed);
    const sent = answer.ok && { at: Date.now(), words: answer.words };
    if (sent) await keepSent(id, hash, sent);
    if (isShown.current) setState(sent || (answer as Extract<Sending, { ok: false }>));
    // The next device is already on the screen.
    else if (!sent) toast(texts.notSent, texts.notSentText(id), 'destructive');
  };

  return (
    <div className={css.folder}>
      <p role="status" data-local>
        <Status state={state} />
      </p>
      {/* Not disabled while it sends, because it would lose the focus. */}
      <Button aria-disabled={isBusy} onClick={() => void send()}>
        <Send size={18} strokeWidth={1.5} absoluteStrokeWidth />
        {state === 'unsent' || isBusy ? texts.send : texts.again}
      </Button>
    </div>
  );
}

function Status({ state }: { state: State }) {
  const place = new URL(__HANDOFF__).host;
  if (state === 'unsent') return texts.goes(place);
  if (state === 'sending') return texts.sending(place);
  if ('at' in state)
    return (
      <>
        <b>{texts.sent(place, dateTimeText(state.at))}</b> {state.words}
      </>
    );
  return (
    <>
      <b>{texts.failed[state.reason](place)}</b>{' '}
      {state.reason === 'refused' && (
        <>
          <span className={fig}>{state.status}</span>. {state.words && `${state.words} `}
        </>
      )}
      {texts.notLost}
    </>
  );
}
