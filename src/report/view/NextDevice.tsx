import { useLocation } from 'wouter';
import { reportTexts } from '../../../content/report-page';
import { letterKeys } from '../../browser/storage/run-switches';
import { keycap } from '../../inspection/Kbd.css';
import { useKeys } from '../../inspection/useKeys';
import { Button } from '../../ui/controls/Button';

/** Leads from a report that was just sealed to the next device, also by one key. */
export function NextDevice() {
  const [, navigate] = useLocation();
  const next = () => navigate('/inspection');
  useKeys({
    commandOf: ({ key, repeat }) => (key.toLowerCase() === 'n' && !repeat && letterKeys.isOn() ? next : null),
    onBurst: () => undefined,
  });
  return (
    <Button look="solid" aria-keyshortcuts="N" onClick={next}>
      {reportTexts.nextDevice}
      <span className={keycap} aria-hidden="true">
        N
      </span>
    </Button>
  );
}
