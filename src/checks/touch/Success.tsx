import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { touchMouseNotice } from '../../../content/touch';
import { judgeTouch, otherCells } from '../../../machines/touch/touch';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { done } from '../../ui/layout/SheetView.css';
import { ResultBadge } from '../../ui/results/ResultBadge';
import type { TouchActor } from './actor';
import * as css from './Success.css';

interface Props {
  readonly actor: TouchActor;
  readonly onReset: () => void;
  readonly onExit: () => void;
  readonly onSave: () => void;
}

/** The overlay when every cell was touched. Its badge depends on what touched them: fingers, or also a mouse or pen. */
export function Success({ actor, onReset, onExit, onSave }: Props) {
  const run = useSelector(actor, ({ context }) => context);
  const exit = useRef<HTMLButtonElement>(null);
  useEffect(() => exit.current?.focus({ preventScroll: true }), []);
  const { snapshot, seconds } = run;
  const others = snapshot ? otherCells(snapshot) : 0;
  const finishedAt = run.paintedFrom + seconds * 1000;
  return (
    <div className={done}>
      <div className={css.box}>
        <div className={css.head} role="status">
          <h2>Success!</h2>
          <ResultBadge result={judgeTouch({ ...run, finishedAt })} />
          <p className={css.text}>
            All <span className={fig}>{snapshot?.touched.length}</span> cells were {others > 0 ? 'painted' : 'touched'}{' '}
            in <span className={fig}>{seconds} s</span>. {others > 0 && touchMouseNotice}
          </p>
        </div>
        <div className={css.actions}>
          <Button ref={exit} look="solid" onClick={onExit}>
            Exit
          </Button>
          <Button onClick={onSave}>Save PNG</Button>
          <Button look="quiet" onClick={onReset}>
            Reset
          </Button>
        </div>
      </div>
    </div>
  );
}
