import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { CheckId } from '../../../content/catalogue';
import { type FindingCode, findings } from '../../../content/findings';
import { runTexts } from '../../../content/inspection-run';
import { outcomeNames } from '../../../content/outcome-names';
import { needsWords, type SkipReason, skipReasons } from '../../../content/skip-reasons';
import type { Verdict } from '../../../machines/result';
import { Button } from '../../ui/controls/Button';
import { input } from '../../ui/controls/basic.css';
import { TextField } from '../../ui/controls/Field';
import { KeyList, OwnPace } from '../KeyList';
import { verdictKeys } from './verdicts';
import * as css from './Run.css';

/** What the sheet above the dock asks for, and the answers so far. */
export type SheetState =
  | { readonly kind: 'skip'; readonly reason: SkipReason | null; readonly words: string }
  | { readonly kind: 'finding'; readonly verdict: Verdict; readonly codes: readonly FindingCode[] }
  | { readonly kind: 'verdicts' }
  | { readonly kind: 'keys' };

const MAX_WORDS_LENGTH = 200;

/** The codes of a check's findings, in catalogue order. */
export const codesOf = (check: CheckId): readonly FindingCode[] =>
  (Object.keys(findings) as FindingCode[]).filter((code) => findings[code].check === check);

const toggled = (codes: readonly FindingCode[], code: FindingCode): readonly FindingCode[] =>
  codes.includes(code) ? codes.filter((one) => one !== code) : [...codes, code];

/** The sheet with the option of this key selected; the same sheet if there is none. */
export function chooseByKey(sheet: SheetState, place: number, check: CheckId): SheetState {
  if (sheet.kind === 'skip') return { ...sheet, reason: skipReasons[place - 1]?.code ?? sheet.reason };
  if (sheet.kind === 'finding') {
    const code = codesOf(check)[place - 1];
    return code ? { ...sheet, codes: toggled(sheet.codes, code) } : sheet;
  }
  return sheet;
}

interface RunSheetProps {
  readonly sheet: SheetState;
  readonly check: CheckId;
  readonly onChange: (sheet: SheetState) => void;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly onJudge: (verdict: Verdict) => void;
  readonly onNotFitted: () => void;
}

/** Shown above the dock: the reasons for a skip, the findings of the test, the verdicts, or the keys. */
export function RunSheet({ sheet, check, onChange, onClose, onConfirm, onJudge, onNotFitted }: RunSheetProps) {
  const cancel = (
    <Button look="quiet" onClick={onClose}>
      {runTexts.cancel}
    </Button>
  );
  if (sheet.kind === 'keys')
    return (
      <Sheet
        title={runTexts.keysTitle}
        foot={
          <Button look="solid" onClick={onClose}>
            {runTexts.close}
          </Button>
        }
      >
        <div className={css.extra}>
          <KeyList />
          <OwnPace />
        </div>
      </Sheet>
    );
  if (sheet.kind === 'verdicts')
    return (
      <Sheet title={runTexts.verdict} foot={cancel}>
        <Options
          label={runTexts.verdict}
          options={verdictKeys.map(({ verdict, key }) => ({ id: verdict, name: outcomeNames[verdict], key }))}
          values={[]}
          onChange={onJudge}
        />
      </Sheet>
    );
  if (sheet.kind === 'finding')
    return (
      <Sheet
        title={runTexts.findTitle}
        foot={
          <>
            {cancel}
            <Button look="solid" onClick={onConfirm}>
              {sheet.codes.length > 0 ? outcomeNames[sheet.verdict] : runTexts.noneOfThese}
            </Button>
          </>
        }
      >
        <Options
          label={runTexts.findTitle}
          options={codesOf(check).map((code) => ({ id: code, name: findings[code].name, code }))}
          several
          values={sheet.codes}
          onChange={(code) => onChange({ ...sheet, codes: toggled(sheet.codes, code) })}
        />
      </Sheet>
    );
  const { reason, words } = sheet;
  return (
    <Sheet
      title={runTexts.skipTitle}
      lead={runTexts.skipLead}
      foot={
        <>
          <Button look="quiet" onClick={onNotFitted}>
            {runTexts.notFitted}
          </Button>
          {cancel}
          <Button look="solid" disabled={!isComplete(sheet)} onClick={onConfirm}>
            {runTexts.skipConfirm}
          </Button>
        </>
      }
    >
      <Options
        label={runTexts.skipTitle}
        options={skipReasons.map(({ code, name }) => ({ id: code, name, code }))}
        values={reason ? [reason] : []}
        onChange={(chosen) => onChange({ ...sheet, reason: chosen })}
      />
      {reason && needsWords(reason) && (
        <div className={css.extra}>
          <TextField
            label={runTexts.skipWords}
            name="words"
            value={words}
            maxLength={MAX_WORDS_LENGTH}
            onChange={(text) => onChange({ ...sheet, words: text })}
          />
        </div>
      )}
    </Sheet>
  );
}

/** Whether a reason for a skip is selected, with a text if it needs one. */
export const isComplete = ({ reason, words }: { reason: SkipReason | null; words: string }): boolean =>
  reason !== null && (!needsWords(reason) || words.trim() !== '');

interface SheetProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Buttons. */
  readonly foot: ReactNode;
}

/** A small dialog above the dock. It takes focus when it opens and returns it to the test when it closes. */
function Sheet({ title, lead, children, foot }: SheetProps) {
  const heading = useId();
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
    return () => document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={sheet} className={css.sheet} role="dialog" aria-labelledby={heading} tabIndex={-1}>
      <div className={css.sheetHead}>
        <h2 id={heading}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
      <div className={css.sheetFoot}>{foot}</div>
    </div>
  );
}

interface OptionsProps<Id extends string> {
  readonly label: string;
  readonly options: readonly {
    readonly id: Id;
    readonly name: string;
    readonly code?: string;
    readonly key?: string;
  }[];
  /** The selected options. */
  readonly values: readonly Id[];
  /** Whether more than one can be selected. */
  readonly several?: boolean;
  readonly onChange: (id: Id) => void;
}

/** A few answers, each with its key and its code. Arrow keys move between them. */
function Options<Id extends string>({ label, options, values, several = false, onChange }: OptionsProps<Id>) {
  const name = useId();
  return (
    <fieldset className={css.sheetOptions} aria-label={label}>
      {options.map(({ id, name: text, code, key }, i) => (
        <label key={id} className={css.sheetOption}>
          <input
            className={input}
            type={several ? 'checkbox' : 'radio'}
            name={name}
            checked={values.includes(id)}
            onChange={() => onChange(id)}
          />
          <span className={css.sheetCap} aria-hidden="true">
            {key ?? i + 1}
          </span>
          <span>{text}</span>
          {code && <code className={css.sheetCode}>{code}</code>}
        </label>
      ))}
    </fieldset>
  );
}
