import type { Ref } from 'react';
import { controls } from '../../../content/controls';
import { Button } from './Button';
import { StartCap } from './StartCap';

/** Starts a test in full screen. */
export const StartButton = (props: { readonly ref: Ref<HTMLButtonElement>; readonly onClick: () => void }) => (
  <Button {...props} look="go" size="large">
    {controls.startTest}
  </Button>
);

interface RunButtonProps {
  readonly running: boolean;
  readonly canStart: boolean;
  readonly onClick: () => void;
  /** What is in the way of the test. Where it makes the test impossible, the button looks for it again. */
  readonly problem?: { readonly describedBy: string; readonly onCheckAgain: () => void } | false;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Starts a test that runs in its page and then shows its result. Keeps focus when the test cannot start. */
export function RunButton({ running, canStart, onClick, problem, ref }: RunButtonProps) {
  const isBlocked = problem && !running && !canStart;
  return (
    <Button
      ref={ref}
      look={running || isBlocked ? 'solid' : canStart ? 'go' : 'outline'}
      size="large"
      aria-disabled={!running && !canStart && !problem}
      {...(problem && { 'aria-describedby': problem.describedBy })}
      onClick={isBlocked ? problem.onCheckAgain : onClick}
    >
      {isBlocked ? controls.checkAgain : running ? controls.showResult : controls.startTest}
    </Button>
  );
}

interface StartStopProps {
  readonly actor: { send(event: { type: 'START' | 'STOP'; at: number }): void };
  readonly running: boolean;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Starts and stops a test that runs until it is stopped. */
export function StartStop({ actor, running, ref }: StartStopProps) {
  const toggle = () => actor.send({ type: running ? 'STOP' : 'START', at: Date.now() });
  return (
    <Button ref={ref} look={running ? 'solid' : 'go'} size="large" onClick={toggle}>
      {running ? (
        <>
          <svg width="13" height="13" fill="currentColor" aria-hidden="true">
            <path d="M0 0h13v13H0z" />
          </svg>
          {controls.stopTest}
        </>
      ) : (
        <>
          {controls.startTest}
          <StartCap />
        </>
      )}
    </Button>
  );
}
