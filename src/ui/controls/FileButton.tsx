import { type ComponentProps, useRef } from 'react';
import { Button } from './Button';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Label of the file input. */
  readonly label: string;
  /** Accepted file types, in the format of the `accept` attribute. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** On phones, opens the rear camera instead of the file picker. */
  readonly camera?: boolean;
  /** At least one file. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
}

/** A button that opens a file picker. With a `className` it has that style, otherwise that of a `Button`. */
export function FileButton({ label, accept, multiple = false, camera = false, onFiles, className, ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const open = () => field.current?.click();
  const { look: _, size: __, ...plain } = rest;
  return (
    <>
      {className ? (
        <button type="button" {...plain} className={className} onClick={open} />
      ) : (
        <Button {...rest} onClick={open} />
      )}
      <input
        ref={field}
        hidden
        type="file"
        accept={accept}
        multiple={multiple}
        {...(camera && { capture: 'environment' })}
        aria-label={label}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          // Reset the value, so that the same file can be chosen again after it was repaired.
          target.value = '';
          if (first) onFiles([first, ...others]);
        }}
      />
    </>
  );
}
