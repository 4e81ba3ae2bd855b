import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Exactness } from '../../../renderers/device-pixels';
import { mountPattern } from '../../../renderers/mount-pattern';
import type { IntegerValues, Pattern } from '../../../renderers/pattern';
import type { Renderer } from '../../../renderers/renderer';
import type { StageFacts } from '../../../renderers/stage';
import * as css from './ExactPicture.css';

const words: Record<Exactness, string> = {
  exact: '1:1 exact',
  scaled: 'scaled by the browser',
  unverified: 'unverified',
};

/** Whether one drawn pixel is one device pixel, as the stage found it. */
function ExactBadge({ exactness }: { exactness: Exactness }) {
  return <output className={css.badge[exactness]}>{words[exactness]}</output>;
}

interface Props<Values extends IntegerValues<Values>> {
  readonly pattern: Pattern<Values>;
  /** Compared by their contents. */
  readonly values: Values;
  /** What is to be seen, for those who do not see it. */
  readonly label: string;
  /** Gives the picture its size. */
  readonly className: string;
  /** Stands right below the picture, above the caption. */
  readonly below?: ReactNode;
  readonly children?: ReactNode;
  readonly onFacts?: (facts: StageFacts) => void;
}

/** A pattern on device pixels, with the badge that says whether it is. */
export function ExactPicture<Values extends IntegerValues<Values>>({
  pattern,
  values,
  label,
  className,
  below,
  children,
  onFacts,
}: Props<Values>) {
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<Renderer<Values> | null>(null);
  const [exactness, setExactness] = useState<Exactness | null>(null);
  const latest = useRef({ values, onFacts });
  latest.current = { values, onFacts };

  useEffect(() => {
    if (!host.current) return;
    const mounted = mountPattern(host.current, {
      pattern,
      values: latest.current.values,
      onFacts: (facts) => {
        setExactness(facts.exactness);
        latest.current.onFacts?.(facts);
      },
    });
    stage.current = mounted;
    return () => {
      stage.current = null;
      mounted.dispose();
    };
  }, [pattern]);

  const key = JSON.stringify(values);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the values' contents
  useEffect(() => stage.current?.update(latest.current.values), [key]);

  return (
    <figure className={css.figure}>
      <div ref={host} className={`${css.host} ${className}`} role="img" aria-label={label} />
      {below}
      <figcaption className={css.caption}>
        <span>{children}</span>
        {exactness && <ExactBadge exactness={exactness} />}
      </figcaption>
    </figure>
  );
}
