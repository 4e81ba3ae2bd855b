import { useEffect, useId, useRef, useState } from 'react';
import { historyTexts } from '../../../content/history';
import { deleteAllReports } from '../../browser/storage/reports';
import { Button } from '../../ui/controls/Button';
import { toast } from '../../ui/feedback/toasts';
import * as css from './HistoryPage.css';

const texts = historyTexts.deleteAll;

/**
 * Deletes the whole history, after the person has confirmed that this cannot be undone. @param count number of reports
 */
export function DeleteAll({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const open = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) open.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  const deleteAll = async () => {
    setBusy(true);
    try {
      toast(historyTexts.deleted(await deleteAllReports()), texts.doneText);
    } catch {
      toast(historyTexts.notDeleted, historyTexts.notDeletedText, 'destructive');
    }
    setBusy(false);
    setAsking(false);
  };
  if (!isAsking) {
    return (
      // Keeps focus even when nothing is left to delete.
      <Button ref={open} look="quiet" aria-disabled={count === 0} onClick={() => count > 0 && setAsking(true)}>
        {texts.open}
      </Button>
    );
  }
  return (
    <div className={css.asking} role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <strong id={`${id}-title`}>{texts.ask(count)}</strong>
      <p id={`${id}-text`}>{texts.text}</p>
      <div className={css.manageButtons}>
        <Button ref={keep} onClick={() => setAsking(false)}>
          {texts.keep}
        </Button>
        <Button look="solid" disabled={isBusy} onClick={() => void deleteAll()}>
          {texts.confirm(count)}
        </Button>
      </div>
    </div>
  );
}
