// Imported by its own path, so that the rest of radix-ui is not bundled.
import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import * as css from './Tabs.css';

interface Props<Id extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly name: string }[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  /** Shown beside the tabs. */
  readonly beside?: ReactNode;
  /** Shown between the tabs and the panel. */
  readonly between?: ReactNode;
  /** The panel of the selected tab. */
  readonly children: ReactNode;
}

/**
 * Tabs as a segmented control, with the panel of the selected tab. Arrow keys, Home and End select a tab; only the
 * selected tab is in the focus order. Radix writes style attributes, which the site's content security policy blocks in
 * HTML; all of them are overridden here.
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
              // Only the selected tab's panel exists, so only that tab can reference one.
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
