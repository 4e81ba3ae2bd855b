import { useEffect, useState } from 'react';
import { replayTexts } from '../../../content/report-replay';
import { Notice } from '../../inspection/Notice';
import type { PlayerProps } from './Player';
import * as css from './Replay.css';

type PlayerView = typeof import('./Player').Player;

/** Loads the player when a person asks for it. Most people read a report without it. */
export function PlayerOnDemand(props: PlayerProps) {
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
