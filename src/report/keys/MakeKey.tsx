import { useState } from 'react';
import { keyTexts } from '../../../content/keys';
import { download } from '../../browser/files/download';
import { makeKey } from '../../browser/storage/keys';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { PassphraseField, TextField } from '../../ui/controls/Field';
import { checkbox } from '../../ui/controls/Field.css';
import { toast } from '../../ui/feedback/toasts';
import { MAX_NAME_LENGTH } from './OwnKey';
import * as css from './keys.css';

const texts = keyTexts.make;
/** Guessing a file's passphrase takes 600,000 rounds per try. Ten random letters then take decades. */
const MIN_PASSPHRASE_LENGTH = 10;

/** What is wrong with a new passphrase; null if nothing is. */
function passphraseError(passphrase: string, again: string): string | null {
  if (passphrase.length < MIN_PASSPHRASE_LENGTH) return texts.tooShort(MIN_PASSPHRASE_LENGTH);
  return passphrase === again ? null : texts.unlike;
}

/** Creates a key that replaces the current one. Optionally saves a backup file of the private key. */
export function MakeKey({ before }: { before: string }) {
  const [name, setName] = useState('');
  const [isWithFile, setWithFile] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const make = async () => {
    const wrong = isWithFile ? passphraseError(passphrase, again) : null;
    setFault(wrong);
    if (wrong !== null) return;
    setBusy(true);
    try {
      const { backup } = await makeKey(name.trim() || before || texts.placeholder, isWithFile ? passphrase : null);
      if (backup !== null) download('assay-private-key.json', new Blob([backup], { type: 'application/json' }));
      toast(texts.done, texts.doneText);
      setName('');
      setPassphrase('');
      setAgain('');
      setWithFile(false);
    } catch {
      toast(texts.failed, texts.failedText, 'destructive');
    }
    setBusy(false);
  };
  return (
    <section className={`${panel} ${css.box}`} aria-labelledby="make-key">
      <h2 id="make-key">{texts.title}</h2>
      <p>{texts.text}</p>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <TextField
          name="new-name"
          label={texts.name}
          placeholder={before || texts.placeholder}
          value={name}
          onChange={setName}
          maxLength={MAX_NAME_LENGTH}
        />
        <label className={checkbox}>
          <input type="checkbox" checked={isWithFile} onChange={() => setWithFile(!isWithFile)} />
          {texts.withFile}
        </label>
        {isWithFile && (
          <>
            <p>{texts.withFileText}</p>
            <PassphraseField
              label={texts.passphrase}
              isNew
              value={passphrase}
              onChange={setPassphrase}
              error={fault === null ? undefined : 'passphrase-fault'}
            />
            <PassphraseField label={texts.again} isNew value={again} onChange={setAgain} />
            {fault !== null && (
              <p id="passphrase-fault" role="alert" className={css.fault}>
                {fault}
              </p>
            )}
          </>
        )}
        <Button type="submit" disabled={isBusy}>
          {texts.button}
        </Button>
      </form>
    </section>
  );
}
