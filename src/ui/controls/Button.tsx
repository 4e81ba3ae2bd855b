import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import { button, large } from './basic.css';

interface Look {
  /**
   * `go` starts a test, and a view has only one; `solid` acts or stops; `outline` is for the rest; `quiet` stands out
   * least.
   */
  readonly look?: keyof typeof button | undefined;
  readonly size?: 'large' | undefined;
}

const classOf = ({ look = 'outline', size }: Look) => (size ? `${button[look]} ${large}` : button[look]);

export function Button({ look, size, ...rest }: Look & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={classOf({ look, size })} />;
}

/** A link that looks like a button; `href` is a path of this site or an anchor of this page. */
export function ButtonLink({ look, size, href, children }: Look & { href: string; children: React.ReactNode }) {
  const To = href.startsWith('#') ? 'a' : Link;
  return (
    <To href={href} className={classOf({ look, size })}>
      {children}
    </To>
  );
}
