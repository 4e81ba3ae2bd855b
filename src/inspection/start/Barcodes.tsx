import { useActorRef, useSelector } from '@xstate/react';
import { ScanBarcode } from 'lucide-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { barcodeTexts } from '../../../content/device-facts';
import { barcodesMachine } from '../../../machines/inspection/barcodes.machine';
import { barcodeReader } from '../../browser/media/barcodes';
import { createViewfinder } from '../../browser/media/camera-video';
import { cameraForThings } from '../../browser/media/open-camera';
import { visibility } from '../../browser/screen/visibility';
import { useInspector } from '../../inspector';
import { small, soft } from '../../theme/base.css';
import { Button } from '../../ui/controls/Button';
import { Viewfinder } from '../../ui/figures/Viewfinder';
import type { InspectionActor } from '../actor';
import { CameraNotice } from '../CameraNotice';
import { Notice } from '../Notice';
import { scansOf, takeCode } from '../take-scan';
import * as css from './Barcodes.css';

function createParts() {
  const finder = createViewfinder();
  const actors = { camera: cameraForThings(finder), reader: barcodeReader(finder), visibility };
  return { finder, machine: barcodesMachine.provide({ actors }) };
}

/** Reads the barcodes of a label with the camera, into the same fields as a scanner does. */
export function Barcodes({ actor }: { actor: InspectionActor }) {
  const [{ finder, machine }] = useState(createParts);
  const barcodes = useActorRef(machine);
  useInspector(barcodes);
  const isOpen = useSelector(barcodes, (state) => state.matches('open'));
  const isReading = useSelector(barcodes, (state) => state.matches({ open: 'reading' }));
  const failure = useSelector(barcodes, ({ context }) => context.failure);
  const close = () => barcodes.send({ type: 'CLOSE' });

  useEffect(() => {
    const { unsubscribe } = barcodes.on('code', ({ text }) => takeCode(actor, text));
    return unsubscribe;
  }, [barcodes, actor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the camera from wherever the focus is in here
    <div className={css.barcodes} onKeyDown={onKeyDown}>
      <Button
        look="quiet"
        aria-expanded={isOpen}
        onClick={isOpen ? close : () => barcodes.send({ type: 'OPEN', ...scansOf(actor) })}
      >
        <ScanBarcode size={20} aria-hidden="true" />
        {isOpen ? barcodeTexts.close : barcodeTexts.open}
      </Button>
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
