import { useState } from 'react';
import { keyTexts } from '../../content/keys';
import { formatKey } from '../../machines/report/key-file';
import { keyGroups } from '../../measure/report/seal-groups';
import { download } from '../browser/files/download';
import { forgetKey, makeKey, nameKey, restoreKey, setCurrentKey } from '../browser/storage/keys';
import { LocalNav } from '../inspection/LocalNav';
import { Notice } from '../inspection/Notice';
import { Comb } from '../report/Comb';
import { dateText } from '../report/figures';
import { AddKey } from '../report/keys/AddKey';
import * as css from '../report/keys/keys.css';
import { MAX_NAME_LENGTH, notChanged, OwnKey, OwnKeyDetails } from '../report/keys/OwnKey';
import { TakeKey } from '../report/keys/TakeKey';
import { type ShownKey, useSigningKeys } from '../report/keys/use-signing-keys';
import { useHash } from '../report/use-hash';
import { fig, panel, wrap } from '../theme/base.css';
import { Button } from '../ui/controls/Button';
import { Disclosure } from '../ui/controls/Disclosure';
import { PassphraseField, TextField } from '../ui/controls/Field';
import { checkbox } from '../ui/controls/Field.css';
import { Form } from '../ui/controls/Form';
import { toast } from '../ui/feedback/toasts';
import { PageHead } from '../ui/layout/PageHead';

const texts = keyTexts.make;
/** Guessing a file's passphrase takes 600,000 rounds per try. Ten random letters then take decades. */
const MIN_PASSPHRASE_LENGTH = 10;

/** What is wrong with a new passphrase; null if nothing is. */
function passphraseError(passphrase: string, again: string): string | null {
  if (passphrase.length < MIN_PASSPHRASE_LENGTH) return texts.tooShort(MIN_PASSPHRASE_LENGTH);
  return passphrase === again ? null : texts.unlike;
}

/** Creates a key that replaces the current one. Optionally saves a backup file of the private key. */
function MakeKey({ before }: { before: string }) {
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
      <Form className={css.form} onSubmit={() => void make()}>
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
      </Form>
    </section>
  );
}

/** The key that signs the reports of this browser, and the keys that the person knows. */
export default function KeysPage() {
  const keys = useSigningKeys();
  const all = keys === 'blocked' || keys === null ? [] : keys;
  const own = all.find(({ isCurrent }) => isCurrent) ?? null;
  const isKept = keys !== null && keys !== 'blocked';
  const hash = useHash();
  /** Stays open once the key of the URL was added. */
  const [isAsked, setAsked] = useState(false);
  if (!isAsked && hash?.startsWith('key=')) setAsked(true);
  return (
    <div className={`${wrap} ${css.page}`}>
      <PageHead title={keyTexts.title} text={keyTexts.lead} action={<LocalNav />} />
      {keys === 'blocked' && <Notice title={keyTexts.blocked.title}>{keyTexts.blocked.text}</Notice>}
      {isKept && (
        <div className={css.columns} data-local>
          <OwnKey own={own} />
          <KnownKeys keys={all.filter(({ isCurrent }) => !isCurrent)} />
        </div>
      )}
      <div className={css.more} hidden={keys === null}>
        <Disclosure title={keyTexts.more} level={2} open={isAsked} isWide>
          {isKept && (
            <div className={css.columns} data-local>
              <div className={css.stack}>
                <AddKey keys={all} />
                {own && <OwnKeyDetails own={own} key={own.key} />}
              </div>
              <div className={css.stack}>
                <MakeKey before={own?.name ?? ''} />
                <TakeKey />
              </div>
            </div>
          )}
          <Publish
            example={own ?? { key: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', name: '' }}
          />
        </Disclosure>
      </div>
    </div>
  );
}

/** How a company publishes its key. If this browser has no key, the first key of RFC 8032 is the example. */
function Publish({ example }: { example: { readonly key: string; readonly name: string } }) {
  const { publish, make } = keyTexts;
  return (
    <section className={css.publish} aria-labelledby="publish-key">
      <h2 id="publish-key">{publish.title}</h2>
      <p>{publish.text}</p>
      <pre className={`${panel} ${css.file}`}>
        {formatKey({ key: example.key, name: example.name || make.placeholder })}
      </pre>
      <dl className={css.fields}>
        {publish.fields.map(({ name, text }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{publish.fingerprint}</p>
      <p>{publish.changed}</p>
    </section>
  );
}

const knownTexts = keyTexts.known;

/** The keys that do not sign new reports here: those used before, and those of others. */
function KnownKeys({ keys }: { keys: readonly ShownKey[] }) {
  return (
    <section className={`${panel} ${css.box}`} aria-labelledby="known-keys">
      <h2 id="known-keys">{knownTexts.title}</h2>
      {keys.length === 0 ? (
        <p>{knownTexts.none}</p>
      ) : (
        <ul aria-label={knownTexts.list}>
          {keys.map((one) => (
            <Known key={one.key} known={one} />
          ))}
        </ul>
      )}
    </section>
  );
}

async function remove({ key, name }: ShownKey): Promise<void> {
  try {
    const stored = await forgetKey(key);
    if (!stored) return;
    toast(knownTexts.removed(name), knownTexts.removedText, 'plain', {
      action: { label: knownTexts.undo, run: () => void restoreKey(stored).catch(notChanged) },
    });
  } catch {
    notChanged();
  }
}

function Known({ known }: { known: ShownKey }) {
  const [name, setName] = useState(known.name);
  const isOwn = known.secret !== null;
  return (
    <li className={css.known}>
      <div className={css.who}>
        <Comb groups={keyGroups(known.fingerprint)} />
        <span className={css.note}>
          {isOwn ? knownTexts.before : knownTexts.others}. {knownTexts.since}{' '}
          <span className={fig}>{dateText(known.addedAt)}</span>
        </span>
      </div>
      <Form className={css.line} onSubmit={() => nameKey(known.key, name).catch(notChanged)}>
        <TextField
          name={known.key}
          label={knownTexts.rename}
          value={name}
          onChange={setName}
          maxLength={MAX_NAME_LENGTH}
        />
        <Button
          type="submit"
          look="quiet"
          aria-label={knownTexts.of(knownTexts.save, known.name)}
          disabled={name.trim() === '' || name === known.name}
        >
          {knownTexts.save}
        </Button>
        {isOwn && (
          <Button
            look="quiet"
            aria-label={knownTexts.of(knownTexts.again, known.name)}
            onClick={() => setCurrentKey(known.key).catch(notChanged)}
          >
            {knownTexts.again}
          </Button>
        )}
        <Button
          look="quiet"
          aria-label={knownTexts.of(knownTexts.remove, known.name)}
          onClick={() => void remove(known)}
        >
          {knownTexts.remove}
        </Button>
      </Form>
    </li>
  );
}
