import { useEffect, useEffectEvent, useState } from 'react';
import { keyTexts } from '../../../content/keys';
import { MAX_KEY_LENGTH, readKey } from '../../../machines/report/key-file';
import { fingerprintOf } from '../../../machines/report/verify';
import { keyGroups } from '../../../measure/report/seal-groups';
import { digest } from '../../browser/report/digest';
import { nameKey } from '../../browser/storage/keys';
import { panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { FileButton } from '../../ui/controls/FileButton';
import { Form } from '../../ui/controls/Form';
import { toast } from '../../ui/feedback/toasts';
import { settle } from '../../ui/settle';
import { Comb } from '../Comb';
import { useHash } from '../use-hash';
import { MAX_NAME_LENGTH, notChanged } from './OwnKey';
import type { ShownKey } from './use-signing-keys';
import * as css from './keys.css';

const texts = keyTexts.add;

/** The fingerprint of a key; null until it is computed, and if there is no key. */
function useFingerprint(key: string | null): string | null {
  const [known, setKnown] = useState<{ readonly key: string; readonly fingerprint: string } | null>(null);
  useEffect(() => {
    if (key === null) return;
    return settle(fingerprintOf(key, digest), (fingerprint) => setKnown({ key, fingerprint }));
  }, [key]);
  return known && known.key === key ? known.fingerprint : null;
}

/** Adds someone else's key under a name that the person gives it. The page's URL may contain one. */
export function AddKey({ keys }: { keys: readonly ShownKey[] }) {
  const hash = useHash();
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [fileFault, setFileFault] = useState<string | null>(null);
  const read = text.trim() === '' ? null : readKey(text);
  const key = read?.ok ? read.key.key : null;
  const fingerprint = useFingerprint(key);
  const known = keys.find((one) => one.key === key);

  const take = (taken: string) => {
    setText(taken);
    setFileFault(null);
  };
  const takeHash = useEffectEvent(take);
  useEffect(() => {
    if (hash?.startsWith('key=')) takeHash(`#${hash}`);
  }, [hash]);

  const open = async (file: File) => {
    const opened = await readText(file);
    take(opened.ok ? opened.text : '');
    if (!opened.ok) setFileFault(keyTexts.take.refusals[opened.refusal]);
  };
  const add = async (added: string) => {
    try {
      await nameKey(added, name);
    } catch {
      notChanged();
      return;
    }
    toast(texts.done, texts.doneText(name.trim()));
    if (location.hash) history.replaceState(history.state, '', location.pathname);
    setText('');
    setName('');
  };
  const fault = fileFault ?? (read && !read.ok ? texts.refusals[read.refusal] : null);
  return (
    <section className={`${panel} ${css.box}`} aria-labelledby="add-key">
      <h2 id="add-key">{texts.title}</h2>
      <p>{texts.text}</p>
      <Form
        className={css.form}
        onSubmit={() => {
          if (key !== null && !known?.secret && name.trim() !== '') void add(key);
        }}
      >
        <div className={css.line}>
          <TextField
            name="public-key"
            label={texts.paste}
            look="code"
            maxLength={MAX_KEY_LENGTH}
            placeholder={texts.placeholder}
            value={text}
            onChange={take}
          />
          <FileButton
            look="quiet"
            label={texts.title}
            accept=".json,application/json,text/plain"
            onFiles={([file]) => void open(file)}
          >
            {texts.file}
          </FileButton>
        </div>
        {fault !== null && (
          <p role="alert" className={css.fault}>
            {fault}
          </p>
        )}
        {known?.secret && <p role="status">{texts.isOwn}</p>}
        {key !== null && !known?.secret && (
          <>
            {fingerprint && (
              <div>
                <p>{texts.check}</p>
                <div className={css.comb}>
                  <Comb groups={keyGroups(fingerprint)} big />
                </div>
              </div>
            )}
            {read?.ok && read.key.name && <p>{texts.claims(read.key.name)}</p>}
            {known && <p role="status">{texts.isKnown(known.name)}</p>}
            <TextField name="key-name" label={texts.name} value={name} onChange={setName} maxLength={MAX_NAME_LENGTH} />
            <Button type="submit" look="solid" disabled={name.trim() === ''}>
              {texts.button}
            </Button>
          </>
        )}
      </Form>
    </section>
  );
}

/** A key file has a few hundred bytes. */
const MAX_BYTES = 10_000;

type ReadText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly refusal: 'too-large' | 'unreadable' };

/** The text of a file that may contain a key. A large file is not read. Never rejects. */
export async function readText(file: File): Promise<ReadText> {
  if (file.size > MAX_BYTES) return { ok: false, refusal: 'too-large' };
  try {
    return { ok: true, text: await file.text() };
  } catch {
    return { ok: false, refusal: 'unreadable' };
  }
}
