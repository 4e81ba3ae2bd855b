import { useSelector } from '@xstate/react';
import ScanBarcode from 'lucide-react/icons/scan-barcode';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { controls } from '../../../content/controls';
import { barcodeTexts } from '../../../content/device-facts';
import { cosmeticGrades } from '../../../content/grades';
import { factLabels, factPlaceholders, itemKinds, startTexts } from '../../../content/inspection-start';
import { lower } from '../../../content/words';
import type { DeviceFacts } from '../../../machines/inspection/device-facts';
import { dellServiceTag } from '../../../measure/keyboard/scanner';
import { fig, small, soft } from '../../theme/base.css';
import { SelectField, TextField } from '../../ui/controls/Field';
import { Viewfinder } from '../../ui/figures/Viewfinder';
import type { InspectionActor } from '../actor';
import { CameraNotice } from '../CameraNotice';
import { keycap } from '../inspection.css';
import { Notice } from '../Notice';
import { scansOf, takeCode } from '../take-scan';
import { useBarcodes } from '../useBarcodes';
import { Fold } from './Fold';
import * as css from './Start.css';

/** The fields that are folded away, apart from the lists. */
const others = ['maker', 'model', 'year', 'notes'] as const;
const items = itemKinds.map((kind) => ({ id: kind, name: kind }));

const cosmeticOptions = [
  { id: '', name: startTexts.atTheEnd },
  ...[...cosmeticGrades.numbers, ...cosmeticGrades.letters].map(({ code, name }) => ({
    id: code,
    name: `${code} ${name}`,
  })),
] as const;

interface Props {
  readonly actor: InspectionActor;
  /** Serial numbers of earlier inspections in this browser. */
  readonly known: ReadonlySet<string>;
}

/** A form for what the operator declares about the device. */
export function DeviceForm({ actor, known }: Props) {
  const facts = useSelector(actor, ({ context }) => context.inspection.facts);
  const cosmetic = useSelector(actor, ({ context }) => context.inspection.grades.cosmetic);
  const set = (change: Partial<DeviceFacts>) => actor.send({ type: 'FACTS', facts: change, at: Date.now() });
  const field = (name: keyof DeviceFacts, look: 'words' | 'code' = 'words') => (
    <TextField
      key={name}
      name={name}
      label={factLabels[name]}
      look={look}
      isDone={name === 'serial' && facts[name] !== ''}
      value={facts[name] ?? ''}
      placeholder={name === 'serial' || name === 'notes' ? factPlaceholders[name] : undefined}
      onChange={(value) => set({ [name]: value })}
    />
  );
  const note = noteOn(facts, known);
  const told = (name: (typeof others)[number]) => facts[name] || lower(factLabels[name]);
  return (
    <>
      <section className={css.zone} aria-label={startTexts.device}>
        <div className={css.deviceHead}>
          <h2>{startTexts.device}</h2>
          <p className={`${small} ${soft}`}>
            {startTexts.deviceLead}{' '}
            <span className={css.deviceForKeys}>
              <kbd className={keycap}>{controls.enter}</kbd> {startTexts.goesOn} <kbd className={keycap}>Ctrl</kbd>{' '}
              <kbd className={keycap}>{controls.enter}</kbd> {startTexts.starts}
            </span>
          </p>
        </div>
        <div className={css.deviceForm}>
          <div className={css.half}>
            <Barcodes actor={actor} field={field('assetTag', 'code')} />
          </div>
          <div className={css.half}>{field('serial', 'code')}</div>
          <p className={css.deviceNote} role="status">
            {note}
          </p>
        </div>
      </section>
      <Fold
        title={startTexts.more}
        told={
          <>
            {facts.item}, {lower(factLabels.lot)}
            {facts.lot && <span className={fig}> {facts.lot}</span>}, {others.map(told).join(', ')}
          </>
        }
      >
        <div className={css.deviceForm}>
          {field('lot', 'code')}
          {facts.job !== undefined && field('job', 'code')}
          <SelectField
            label={factLabels.item}
            options={items}
            value={itemKinds.find((kind) => kind === facts.item) ?? itemKinds[0]}
            onChange={(item) => set({ item })}
          />
          {field('maker')}
          {field('model')}
          {field('year', 'code')}
          <SelectField
            label={startTexts.cosmetic}
            options={cosmeticOptions}
            value={cosmetic ?? ''}
            onChange={(code) => actor.send({ type: 'GRADES', grades: { cosmetic: code || null }, at: Date.now() })}
          />
          <div className={css.whole}>{field('notes')}</div>
        </div>
      </Fold>
    </>
  );
}

/** A note on the serial number; null if there is nothing to say. */
function noteOn({ serial, maker }: DeviceFacts, known: ReadonlySet<string>): string | null {
  if (serial === '') return null;
  if (known.has(serial)) return startTexts.knownSerial(serial);
  if (!/\bdell\b/i.test(maker)) return null;
  const tag = dellServiceTag(serial);
  return tag ? startTexts.dellCode(tag.expressServiceCode) : startTexts.notDell;
}

interface BarcodesProps {
  readonly actor: InspectionActor;
  /** The field that holds the button. */
  readonly field: ReactNode;
}

/** Reads the barcodes of a label with the camera, into the same fields that a scanner fills. */
function Barcodes({ actor, field }: BarcodesProps) {
  const { view, isOpen, failure, open, close, onKeyDown } = useBarcodes((text) => takeCode(actor, text));
  const name = isOpen ? barcodeTexts.close : barcodeTexts.open;
  const Icon = isOpen ? X : ScanBarcode;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the camera from any focused element inside
    <div className={css.barcodes} onKeyDown={onKeyDown}>
      <div className={css.barcodeField}>
        {field}
        <button
          type="button"
          className={css.barcodeButton}
          aria-expanded={isOpen}
          aria-label={name}
          title={name}
          onClick={isOpen ? close : () => open(scansOf(actor))}
        >
          <Icon size={20} aria-hidden="true" />
        </button>
      </div>
      {isOpen && (
        <section className={css.finder} aria-label={barcodeTexts.section}>
          <Viewfinder {...view} />
          <p className={`${small} ${soft}`}>{barcodeTexts.hint}</p>
        </section>
      )}
      {failure === 'reader' && <Notice title={barcodeTexts.readerTitle}>{barcodeTexts.readerText}</Notice>}
      {failure && failure !== 'reader' && <CameraNotice failure={failure} />}
    </div>
  );
}
