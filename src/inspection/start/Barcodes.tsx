import { ScanBarcode, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { barcodeTexts } from '../../../content/device-facts';
import { small, soft } from '../../theme/base.css';
import { Viewfinder } from '../../ui/figures/Viewfinder';
import type { InspectionActor } from '../actor';
import { CameraNotice } from '../CameraNotice';
import { Notice } from '../Notice';
import { scansOf, takeCode } from '../take-scan';
import { useBarcodes } from '../useBarcodes';
import * as css from './Start.css';

interface Props {
  readonly actor: InspectionActor;
  /** The field that holds the button. */
  readonly field: ReactNode;
}

/** Reads the barcodes of a label with the camera, into the same fields that a scanner fills. */
export function Barcodes({ actor, field }: Props) {
  const { finder, isOpen, isReading, failure, open, close } = useBarcodes((text) => takeCode(actor, text));
  const name = isOpen ? barcodeTexts.close : barcodeTexts.open;
  const Icon = isOpen ? X : ScanBarcode;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
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
          <Viewfinder
            finder={finder}
            label={barcodeTexts.picture}
            live={isReading ? barcodeTexts.live : null}
            words={barcodeTexts.asking}
            isQuiet
          />
          <p className={`${small} ${soft}`}>{barcodeTexts.hint}</p>
        </section>
      )}
      {failure === 'reader' && <Notice title={barcodeTexts.readerTitle}>{barcodeTexts.readerText}</Notice>}
      {failure && failure !== 'reader' && <CameraNotice failure={failure} />}
    </div>
  );
}
