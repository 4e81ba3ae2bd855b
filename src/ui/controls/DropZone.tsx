import { type DragEvent, type ReactNode, useState } from 'react';
import * as css from './Field.css';

interface Props {
  /** At least one file. */
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
  readonly children: ReactNode;
}

/** A place to drop files. Its outline is solid while something is dragged over it. A page also has a button for them. */
export function DropZone({ onFiles, children }: Props) {
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [first, ...others] = event.dataTransfer.files;
    if (first) onFiles([first, ...others]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping files is optional; a button chooses them
    <div
      className={css.zone}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {children}
    </div>
  );
}
