import { type DragEvent, useId, useState } from 'react';
import { verifyTexts } from '../../../content/verify';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { FileButton } from '../../ui/controls/FileButton';
import { Scan } from './Scan';
import * as css from './VerifyPage.css';

/** Several times as long as the link of any real report. A file has room for more. */
const MAX_PASTED_LINK_LENGTH = 200_000;

interface Props {
  readonly onFile: (file: File) => void;
  readonly onLink: (text: string) => void;
}

/** The ways to open a report: as a file, by its link, or by its code with the camera. */
export function ReportSources({ onFile, onLink }: Props) {
  const { file, link } = verifyTexts;
  const [isOver, setOver] = useState(false);
  const [text, setText] = useState('');
  const name = useId();

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onFile(dropped);
  };

  return (
    <div className={`${panel} ${css.sources}`}>
      <section className={css.way} aria-labelledby={`${name}-file`}>
        <h2 id={`${name}-file`}>{file.title}</h2>
        <p>{file.text}</p>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is optional; a button opens one */}
        <div
          className={css.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={onDrop}
        >
          <span>{file.drop}</span>
          <FileButton
            look="solid"
            label={file.title}
            accept=".json,application/json"
            onFiles={([chosen]) => onFile(chosen)}
          >
            {file.choose}
          </FileButton>
        </div>
      </section>
      <section className={css.way} aria-labelledby={`${name}-link`}>
        <h2 id={`${name}-link`}>{link.title}</h2>
        <p>{link.text}</p>
        <form
          className={css.sourceForm}
          onSubmit={(event) => {
            event.preventDefault();
            onLink(text);
          }}
        >
          <TextField
            name="link"
            label={link.label}
            look="code"
            maxLength={MAX_PASTED_LINK_LENGTH}
            placeholder={link.placeholder}
            value={text}
            onChange={setText}
          />
          <Button type="submit">{link.open}</Button>
        </form>
      </section>
      <Scan headingId={`${name}-scan`} onLink={onLink} />
    </div>
  );
}
