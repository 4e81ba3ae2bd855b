// By its own path, so that nothing else of radix-ui is bundled.
import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import * as css from './Tabs.css';

interface Props<Id extends string> {
  /** Spoken name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly name: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Shown beside the tabs. */
  readonly beside?: ReactNode;
  /** Shown between the tabs and the panel. */
  readonly between?: ReactNode;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

/**
 * Tabs as a segmented control, and the panel of the chosen one. Arrow keys, Home and End choose; one tab is in the order
 * of focus. Radix writes style attributes, which the site's policy blocks in HTML; all of them are overridden here.
 */
export function Tabs<Id extends string>({ label, tabs, value, onChange, beside, between, children }: Props<Id>) {
  const choose = (next: string) => {
    const tab = tabs.find(({ id }) => id === next);
    if (tab) onChange(tab.id);
  };
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <div className={css.bar}>
        <Radix.List className={css.list} aria-label={label} style={{ outline: undefined }}>
          {tabs.map(({ id, name }) => (
            <Radix.Trigger
              key={id}
              value={id}
              className={css.tab}
              // Only the chosen tab's panel is there to be pointed at.
              {...(id !== value && { 'aria-controls': undefined })}
            >
              {name}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {beside}
      </div>
      {between}
      {tabs.map(({ id }) => (
        <Radix.Content key={id} value={id} asChild tabIndex={-1}>
          <div className={css.panel} style={{ animationDuration: undefined }}>
            {id === value && children}
          </div>
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
