import type { Ref } from 'react';
import { Button } from './Button';

interface RunButtonProps {
  readonly running: boolean;
  readonly canStart: boolean;
  readonly onClick: () => void;
  /** Id of the text that says why the test cannot start. */
  readonly describedBy?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Starts a test that runs in its page and then shows its result. Keeps focus when the test cannot start. */
export function RunButton({ running, canStart, onClick, describedBy, ref }: RunButtonProps) {
  return (
    <Button
      {...(ref && { ref })}
      look={running ? 'solid' : canStart ? 'go' : 'outline'}
      size="large"
      aria-disabled={!running && !canStart}
      {...(describedBy && { 'aria-describedby': describedBy })}
      onClick={onClick}
    >
      {running ? 'Show Result' : 'Start Test'}
    </Button>
  );
}
