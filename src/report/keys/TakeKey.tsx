import { useState } from 'react';
import { keyTexts } from '../../../content/keys';
import { importKey } from '../../browser/storage/keys';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { PassphraseField } from '../../ui/controls/Field';
import { FileButton } from '../../ui/controls/FileButton';
import { Form } from '../../ui/controls/Form';
import { toast } from '../../ui/feedback/toasts';
import { readText } from './AddKey';
import * as css from './keys.css';

const texts = keyTexts.take;

/** Imports a private key from the backup file that was saved when it was created. */
export function TakeKey() {
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [refusal, setRefusal] = useState<keyof typeof texts.refusals | null>(null);
  const [isBusy, setBusy] = useState(false);

  const take = async (chosen: File) => {
    setBusy(true);
    const read = await readText(chosen);
    if (!read.ok) setRefusal(read.refusal);
    else
      try {
        const taken = await importKey(read.text, passphrase);
        setRefusal(taken.ok ? null : taken.refusal);
        if (taken.ok) {
          toast(texts.done, keyTexts.make.doneText);
          setFile(null);
          setPassphrase('');
        }
      } catch {
        toast(keyTexts.make.failed, keyTexts.make.failedText, 'destructive');
      }
    setBusy(false);
  };
  return (
    <section className={`${panel} ${css.box}`} aria-labelledby="take-key">
      <h2 id="take-key">{texts.title}</h2>
      <p>{texts.text}</p>
      <Form
        className={css.form}
        onSubmit={() => {
          if (file) void take(file);
        }}
      >
        <FileButton
          look="quiet"
          label={texts.title}
          accept=".json,application/json"
          onFiles={([chosen]) => {
            setFile(chosen);
            setRefusal(null);
          }}
        >
          {texts.choose}
        </FileButton>
        {file && (
          <>
            <p className={css.name}>{texts.chosen(file.name)}</p>
            <PassphraseField
              label={keyTexts.make.passphrase}
              isNew={false}
              value={passphrase}
              onChange={setPassphrase}
              error={refusal === null ? undefined : 'take-fault'}
            />
          </>
        )}
        {refusal !== null && (
          <p id="take-fault" role="alert" className={css.fault}>
            {texts.refusals[refusal]}
          </p>
        )}
        {file && (
          <Button type="submit" disabled={isBusy}>
            {texts.button}
          </Button>
        )}
      </Form>
      <p className={css.note}>{texts.noFile}</p>
    </section>
  );
}
