import { useState } from 'react';
import { keyTexts } from '../../../content/keys';
import { formatKey, keyAddress } from '../../../machines/report/key-file';
import { keyGroups } from '../../../measure/report/seal-groups';
import { copyText } from '../../browser/files/clipboard';
import { download } from '../../browser/files/download';
import { nameKey } from '../../browser/storage/keys';
import { fig, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { Form } from '../../ui/controls/Form';
import { toast } from '../../ui/feedback/toasts';
import { Comb } from '../Comb';
import { dateText } from '../figures';
import type { ShownKey } from './use-signing-keys';
import * as css from './keys.css';

const texts = keyTexts.own;
export const MAX_NAME_LENGTH = 80;

/** Says that the change failed. */
export const notChanged = () => toast(keyTexts.known.failed, keyTexts.known.failedText, 'destructive');

/** Name and fingerprint of the key that signs new reports; null if there is none yet. */
export function OwnKey({ own }: { own: ShownKey | null }) {
  return (
    <section className={`${panel} ${css.box}`} aria-labelledby="own-key">
      <h2 id="own-key">{texts.title}</h2>
      {own ? (
        <>
          <b className={css.name}>{own.name}</b>
          <div className={css.comb}>
            <Comb groups={keyGroups(own.fingerprint)} big />
          </div>
          <p>{texts.compare}</p>
        </>
      ) : (
        <p>{texts.none}</p>
      )}
    </section>
  );
}

/** What can be done with the key that signs new reports. */
export function OwnKeyDetails({ own }: { own: ShownKey }) {
  const [name, setName] = useState(own.name);
  // Called directly from the click, as browsers require.
  const copy = () =>
    copyText(keyAddress(`${location.origin}${location.pathname}`, own)).then(
      () => toast(texts.copied, texts.copiedText),
      () => toast(texts.notCopied, texts.notCopiedText, 'destructive'),
    );
  return (
    <section className={`${panel} ${css.box}`} aria-labelledby="own-details">
      <h2 id="own-details">{texts.details}</h2>
      <Form className={css.line} onSubmit={() => nameKey(own.key, name).catch(notChanged)}>
        <TextField name="own-name" label={texts.name} value={name} onChange={setName} maxLength={MAX_NAME_LENGTH} />
        <Button type="submit" disabled={name.trim() === '' || name === own.name}>
          {texts.saveName}
        </Button>
      </Form>
      <dl className={css.facts}>
        <div>
          <dt>{texts.made}</dt>
          <dd className={fig}>{dateText(own.addedAt)}</dd>
        </div>
        <div>
          <dt>{texts.digits}</dt>
          <dd className={`${fig} ${css.digits}`}>{own.key}</dd>
        </div>
        <div>
          <dt>{texts.private}</dt>
          <dd>{texts.stays}</dd>
        </div>
      </dl>
      <div className={css.buttons}>
        <Button onClick={() => download('assay-key.json', new Blob([formatKey(own)], { type: 'application/json' }))}>
          {texts.file}
        </Button>
        <Button look="quiet" onClick={() => void copy()}>
          {texts.copy}
        </Button>
      </div>
    </section>
  );
}
