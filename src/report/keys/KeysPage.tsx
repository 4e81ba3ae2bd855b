import { useState } from 'react';
import { keyTexts } from '../../../content/keys';
import { formatKey } from '../../../machines/report/key-file';
import { LocalNav } from '../../inspection/LocalNav';
import { Notice } from '../../inspection/Notice';
import { panel, wrap } from '../../theme/base.css';
import { Disclosure } from '../../ui/controls/Disclosure';
import { PageHead } from '../../ui/layout/PageHead';
import { useHash } from '../use-hash';
import { AddKey } from './AddKey';
import { KnownKeys } from './KnownKeys';
import { MakeKey } from './MakeKey';
import { OwnKey, OwnKeyDetails } from './OwnKey';
import { TakeKey } from './TakeKey';
import { useSigningKeys } from './use-signing-keys';
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
