import { type ComponentProps, useRef } from 'react';
import { Button } from './Button';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** Name of the field for files. */
  readonly label: string;
  /** Kinds of files, as the platform's `accept` has them. */
  readonly accept: string;
  readonly multiple?: boolean;
  /** Phones open the camera at the back in place of a list of files. */
  readonly camera?: boolean;
  /** At least one file. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
}

/** A button by which a person opens files. With a class name it looks as that says, else as a `Button`. */
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
          // The same file may be chosen again once it has been repaired.
          target.value = '';
          if (first) onFiles([first, ...others]);
        }}
      />
    </>
  );
}
