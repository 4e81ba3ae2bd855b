import { useEffect, useState } from 'react';
import { type CheckId, checkOf, numberOf } from '../../../content/catalogue';
import { replayTexts } from '../../../content/report-replay';
import type { ReportEntry, Sealed } from '../../../machines/report/report';
import { Notice } from '../../inspection/Notice';
import { panel, small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { SelectField } from '../../ui/controls/Field';
import type { PlayerProps } from './Player';
import * as css from './Replay.css';

/** Why a test of a report cannot be played back; null if it can. */
function absence({ journals }: Sealed, { check, journal, result }: ReportEntry): keyof typeof replayTexts.none | null {
  if (journals.some((one) => one.check === check)) return null;
  if (journal) return 'left-out';
  return result ? 'not-kept' : 'not-run';
}

/** The test that is shown first: the first with a journal. */
const firstOf = ({ report: { entries }, journals }: Sealed): CheckId | null =>
  (entries.find(({ check }) => journals.some((one) => one.check === check)) ?? entries[0])?.check ?? null;

interface Props {
  readonly sealed: Sealed;
  /** The test that plays immediately. Null for the first with a journal; undefined if the person has to start it. */
  readonly first?: CheckId | null;
}

/** Plays back the journals of a report, one test at a time. */
export function Replay({ sealed, first }: Props) {
  const { entries } = sealed.report;
  const [check, setCheck] = useState(() => first ?? firstOf(sealed));
  const isAtOnce = first !== undefined;
  const [isOpen, setOpen] = useState(isAtOnce);
  /** The list of tests keeps focus while the person moves through it by keyboard. */
  const [takesFocus, setTakesFocus] = useState(isAtOnce);
  const entry = entries.find((one) => one.check === check);
  if (!entry) return null;
  const none = absence(sealed, entry);
  const choose = (id: CheckId) => {
    setCheck(id);
    setTakesFocus(false);
  };
  const toggle = () => {
    setOpen(!isOpen);
    setTakesFocus(true);
  };
  const journal = sealed.journals.find((one) => one.check === entry.check);
  const options = entries.map((one) => {
    const { check: id } = one;
    const events = sealed.journals.find((kept) => kept.check === id)?.events.length ?? null;
    return { id, name: replayTexts.option(`${numberOf(checkOf(id))} ${checkOf(id).name}`, events) };
  });
  return (
    <div className={isAtOnce ? css.inner : panel}>
      <div className={css.head}>
        <SelectField label={replayTexts.test} options={options} value={entry.check} onChange={choose} />
        {none === null && !isAtOnce && (
          <Button look={isOpen ? 'quiet' : 'outline'} aria-expanded={isOpen} onClick={toggle}>
            {isOpen ? replayTexts.close : replayTexts.open}
          </Button>
        )}
      </div>
      {none !== null && (
        <p className={css.none} role="status">
          <b>{replayTexts.none.title}.</b> {replayTexts.none[none]}
        </p>
      )}
      {isOpen && journal?.leftOut && <p className={`${small} ${soft}`}>{replayTexts.leftOut(journal.leftOut)}</p>}
      {isOpen && journal && <PlayerOnDemand journal={journal} takesFocus={takesFocus} />}
    </div>
  );
}

/** The replay as a section of the report page. */
export function ReplaySection({ sealed }: { sealed: Sealed }) {
  return (
    <section aria-labelledby="replay">
      <h2 id="replay" className={css.title}>
        {replayTexts.title}
      </h2>
      <p className={`${small} ${soft} ${css.lead}`}>{replayTexts.lead}</p>
      <Replay sealed={sealed} />
    </section>
  );
}

type PlayerView = typeof import('./Player').Player;

/** Loads the player when a person asks for it. Most people read a report without it. */
function PlayerOnDemand(props: PlayerProps) {
  const [Player, setPlayer] = useState<PlayerView | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    import('./Player').then(
      (module) => setPlayer(() => module.Player),
      () => setFailed(true),
    );
  }, []);

  if (Player) return <Player key={props.journal.check} {...props} />;
  if (hasFailed) {
    const { title, text } = replayTexts.failed['not-loaded'];
    return <Notice title={title}>{text}</Notice>;
  }
  return (
    <p role="status" className={css.waiting}>
      {replayTexts.opening}
    </p>
  );
}
