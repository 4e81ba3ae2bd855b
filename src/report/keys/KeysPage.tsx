import { useState } from 'react';
import { keyTexts } from '../../../content/keys';
import { formatKey } from '../../../machines/report/key-file';
import { keyGroups } from '../../../measure/report/seal-groups';
import { forgetKey, nameKey, restoreKey, setCurrentKey } from '../../browser/storage/keys';
import { LocalNav } from '../../inspection/LocalNav';
import { Notice } from '../../inspection/Notice';
import { fig, panel, wrap } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Disclosure } from '../../ui/controls/Disclosure';
import { TextField } from '../../ui/controls/Field';
import { toast } from '../../ui/feedback/toasts';
import { PageHead } from '../../ui/layout/PageHead';
import { Comb } from '../Comb';
import { dateText } from '../figures';
import { useHash } from '../use-hash';
import { AddKey } from './AddKey';
import { MakeKey } from './MakeKey';
import { MAX_NAME_LENGTH, notChanged, OwnKey, OwnKeyDetails } from './OwnKey';
import { TakeKey } from './TakeKey';
import { type ShownKey, useSigningKeys } from './use-signing-keys';
import * as css from './keys.css';

/** The key that signs the reports of this browser, and the keys that the person knows. */
export function KeysPage() {
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
      <form
        className={css.line}
        onSubmit={(event) => {
          event.preventDefault();
          nameKey(known.key, name).catch(notChanged);
        }}
      >
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
      </form>
    </li>
  );
}
