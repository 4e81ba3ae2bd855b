import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { useEffect, useRef, useState } from 'react';
import { type CheckId, catalogue, checkOf, numberOf } from '../../../content/catalogue';
import { editorTexts } from '../../../content/inspection-profiles';
import type { PassMarks, Profile } from '../../../content/profiles';
import { moveTest, parseProfile, requireTest, toggleTest } from '../../../machines/inspection/profile';
import { pixelFaultClasses } from '../../../measure/screen/pixel-fault-class';
import { fig } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { NumberField, SelectField, TextField } from '../../ui/controls/Field';
import * as css from './Start.css';

const MAX_NAME_LENGTH = 60;
const MAX_SUMMARY_LENGTH = 240;

const moves = [
  { by: -1, name: editorTexts.earlier, Icon: ArrowUp },
  { by: 1, name: editorTexts.later, Icon: ArrowDown },
] as const;

interface Props {
  readonly profile: Profile;
  readonly onChange: (profile: Profile) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** Edits a custom profile: its tests, their order, which are required, and the limits that a device must meet. */
export function ProfileEditor({ profile, onChange, onRemove, onClose }: Props) {
  const editor = useRef<HTMLDivElement>(null);
  useEffect(() => editor.current?.querySelector('input')?.focus(), []);
  /** Accepts only valid profiles. An empty name, for example, leaves the old name in place. */
  const change = (next: Profile) => {
    // The usual duration no longer applies when the tests change.
    const changed = { ...next, minutes: next.tests === profile.tests ? next.minutes : null };
    if (parseProfile(JSON.stringify(changed)).ok) onChange(changed);
  };
  const included = profile.tests.map(({ check }) => check);
  const rest = catalogue.map(({ id }): CheckId => id).filter((id) => !included.includes(id));
  return (
    <section ref={editor} className={css.editor} aria-label={editorTexts.title}>
      <div className={css.fields}>
        <Draft
          key={profile.id}
          label={editorTexts.name}
          name="profileName"
          maxLength={MAX_NAME_LENGTH}
          value={profile.name}
          onChange={(name) => change({ ...profile, name })}
        />
        <Draft
          key={`${profile.id} summary`}
          label={editorTexts.summary}
          name="profileSummary"
          maxLength={MAX_SUMMARY_LENGTH}
          value={profile.summary}
          onChange={(summary) => change({ ...profile, summary })}
        />
      </div>
      <h3 className={css.editorHeading}>{editorTexts.tests}</h3>
      <ul>
        {profile.tests.map(({ check, isRequired }, i) => (
          <li key={check} className={css.editorRow}>
            <Test
              check={check}
              isIn
              onChange={() => change(toggleTest(profile, check))}
              isLast={included.length === 1}
            />
            <label className={css.required}>
              <input
                type="checkbox"
                aria-label={editorTexts.requiredOf(checkOf(check).name)}
                checked={isRequired}
                onChange={() => change(requireTest(profile, check, !isRequired))}
              />
              {editorTexts.required}
            </label>
            {moves.map(({ by, name, Icon }) => (
              <button
                key={by}
                type="button"
                className={css.move}
                aria-label={name(checkOf(check).name)}
                disabled={i + by < 0 || i + by === included.length}
                onClick={() => change(moveTest(profile, check, by))}
              >
                <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
              </button>
            ))}
          </li>
        ))}
        {rest.map((check) => (
          <li key={check} className={css.editorRow}>
            <Test check={check} isIn={false} onChange={() => change(toggleTest(profile, check))} isLast={false} />
          </li>
        ))}
      </ul>
      <h3 className={css.editorHeading}>{editorTexts.marks}</h3>
      <Marks key={profile.id} marks={profile.passMarks} onChange={(passMarks) => change({ ...profile, passMarks })} />
      <div className={css.editorButtons}>
        <Button look="solid" onClick={onClose}>
          {editorTexts.done}
        </Button>
        <Button look="quiet" onClick={onRemove}>
          {editorTexts.remove}
        </Button>
      </div>
    </section>
  );
}

interface DraftProps {
  readonly label: string;
  readonly name: string;
  readonly maxLength: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A field that keeps what is typed, even while the profile cannot accept it. */
function Draft({ value, onChange, ...rest }: DraftProps) {
  const [text, setText] = useState(value);
  return (
    <TextField
      {...rest}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(typed);
      }}
    />
  );
}

interface TestProps {
  readonly check: CheckId;
  readonly isIn: boolean;
  /** Whether it is the only test. It cannot be removed then. */
  readonly isLast: boolean;
  readonly onChange: () => void;
}

function Test({ check, isIn, isLast, onChange }: TestProps) {
  const { name, number } = checkOf(check);
  return (
    <>
      <span className={`${fig} ${css.number}`}>{numberOf({ number })}</span>
      <label className={css.check}>
        <input type="checkbox" checked={isIn} disabled={isLast} onChange={onChange} />
        {name}
      </label>
    </>
  );
}

const anyClass = { id: 'any', name: editorTexts.anyClass } as const;
const classes = [anyClass, ...pixelFaultClasses.map((id) => ({ id, name: editorTexts.faultClass(id) }))];

const figures = ['untestedKeys', 'frameRate', 'refreshRate', 'batteryHealth'] as const;

function Marks({ marks, onChange }: { marks: PassMarks; onChange: (marks: PassMarks) => void }) {
  /** What was typed into each field. */
  const [texts, setTexts] = useState<Partial<Record<(typeof figures)[number], string>>>({});
  const type = (name: (typeof figures)[number], text: string) => {
    setTexts({ ...texts, [name]: text });
    const { [name]: _, ...others } = marks;
    const value = Number(text.trim().replace(',', '.'));
    onChange(text.trim() === '' || !Number.isFinite(value) ? others : { ...others, [name]: value });
  };
  return (
    <div className={css.marks}>
      <SelectField
        label={editorTexts.pixelFaults}
        options={classes}
        value={marks.pixelFaultClass ?? anyClass.id}
        onChange={(id) => {
          const { pixelFaultClass: _, ...others } = marks;
          onChange(id === anyClass.id ? others : { ...others, pixelFaultClass: id });
        }}
      />
      {figures.map((name) => (
        <NumberField
          key={name}
          label={editorTexts[name]}
          value={texts[name] ?? String(marks[name] ?? '')}
          onChange={(text) => type(name, text)}
        />
      ))}
    </div>
  );
}
