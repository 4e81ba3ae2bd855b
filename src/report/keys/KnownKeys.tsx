import { useState } from 'react';
import { keyTexts } from '../../../content/keys';
import { keyGroups } from '../../../measure/report/seal-groups';
import { forgetKey, nameKey, restoreKey, setCurrentKey } from '../../browser/storage/keys';
import { fig, panel } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { TextField } from '../../ui/controls/Field';
import { toast } from '../../ui/feedback/toasts';
import { Comb } from '../Comb';
import { dateText } from '../figures';
import { MAX_NAME_LENGTH, notChanged } from './OwnKey';
import type { ShownKey } from './use-signing-keys';
import * as css from './keys.css';

const texts = keyTexts.known;

/** The keys that do not sign new reports here: those used before, and those of others. */
export function KnownKeys({ keys }: { keys: readonly ShownKey[] }) {
  return (
    <section className={`${panel} ${css.box}`} aria-labelledby="known-keys">
      <h2 id="known-keys">{texts.title}</h2>
      {keys.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul aria-label={texts.list}>
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
    toast(texts.removed(name), texts.removedText, 'plain', {
      action: { label: texts.undo, run: () => void restoreKey(stored).catch(notChanged) },
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
          {isOwn ? texts.before : texts.others}. {texts.since} <span className={fig}>{dateText(known.addedAt)}</span>
        </span>
      </div>
      <form
        className={css.line}
        onSubmit={(event) => {
          event.preventDefault();
          nameKey(known.key, name).catch(notChanged);
        }}
      >
        <TextField name={known.key} label={texts.rename} value={name} onChange={setName} maxLength={MAX_NAME_LENGTH} />
        <Button
          type="submit"
          look="quiet"
          aria-label={texts.of(texts.save, known.name)}
          disabled={name.trim() === '' || name === known.name}
        >
          {texts.save}
        </Button>
        {isOwn && (
          <Button
            look="quiet"
            aria-label={texts.of(texts.again, known.name)}
            onClick={() => setCurrentKey(known.key).catch(notChanged)}
          >
            {texts.again}
          </Button>
        )}
        <Button look="quiet" aria-label={texts.of(texts.remove, known.name)} onClick={() => void remove(known)}>
          {texts.remove}
        </Button>
      </form>
    </li>
  );
}
