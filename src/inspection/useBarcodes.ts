import { useActorRef, useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { barcodeTexts } from '../../content/device-facts';
import { barcodesMachine } from '../../machines/inspection/barcodes.machine';
import { barcodeReader } from '../browser/media/barcodes';
import { createViewfinder } from '../browser/media/camera-video';
import { rearCameraOf } from '../browser/media/open-camera';
import { visibility } from '../browser/screen/visibility';
import { useInspector } from '../inspector';

function createParts() {
  const finder = createViewfinder();
  const actors = { camera: rearCameraOf(finder), reader: barcodeReader(finder), visibility };
  return { finder, machine: barcodesMachine.provide({ actors }) };
}

/** A camera that reads barcodes. It closes when the component unmounts. @param onCode is called for each new code */
export function useBarcodes(onCode: (text: string) => void) {
  const [{ finder, machine }] = useState(createParts);
  const actor = useActorRef(machine);
  useInspector(actor);
  const isOpen = useSelector(actor, (state) => state.matches('open'));
  const isReading = useSelector(actor, (state) => state.matches({ open: 'reading' }));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const take = useEffectEvent(onCode);

  useEffect(() => {
    const { unsubscribe } = actor.on('code', ({ text }) => take(text));
    return unsubscribe;
  }, [actor]);

  const close = () => actor.send({ type: 'CLOSE' });
  return {
    isOpen,
    failure,
    open: (scans: { readonly wanted: number; readonly known: readonly string[] }) =>
      actor.send({ type: 'OPEN', ...scans }),
    close,
    onKeyDown(event: KeyboardEvent) {
      if (event.key === 'Escape' && isOpen) close();
    },
    /** The properties of its `Viewfinder`. */
    view: {
      finder,
      label: barcodeTexts.picture,
      live: isReading ? barcodeTexts.live : null,
      words: barcodeTexts.asking,
      isQuiet: true,
    },
  };
}
