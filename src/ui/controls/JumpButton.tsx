import { Button } from './Button';

/** Moves to the first element of the page that matches a selector, and focuses it. */
export function jumpTo(selector: string): void {
  const goal = document.querySelector<HTMLElement>(selector);
  goal?.focus({ preventScroll: true });
  goal?.scrollIntoView({ block: 'center' });
}

/** A page's main button where the next step is further down on the same page. `to` is a selector. */
export function JumpButton({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <Button look="solid" size="large" onClick={() => jumpTo(to)}>
      {children}
    </Button>
  );
}
