// Imported by its own path, so that the rest of radix-ui is not bundled.
import * as Tooltip from 'radix-ui/tooltip';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useSyncExternalStore } from 'react';
import { tipStore } from './tooltip';
import * as css from './feedback.css';

/**
 * Draws the tooltips of all elements that use `useTip`. They share one provider, so that after one tooltip the next
 * opens at once.
 */
export function TooltipLayer() {
  const tips = useSyncExternalStore(tipStore.subscribe, tipStore.get);
  return (
    <Tooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {tips.map(({ id, element, text }) => (
        <Tooltip.Root key={id}>
          <Tooltip.Trigger asChild>
            <Attached element={element} />
          </Tooltip.Trigger>
          <Tooltip.Portal container={element.closest('main')}>
            <Tooltip.Content className={css.tooltip} side="bottom" sideOffset={8} collisionPadding={8}>
              {text}
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      ))}
    </Tooltip.Provider>
  );
}

interface TriggerProps {
  readonly ref?: Ref<HTMLElement>;
  readonly onPointerMove?: (event: PointerEvent) => void;
  readonly onPointerLeave?: (event: PointerEvent) => void;
  readonly onPointerDown?: (event: PointerEvent) => void;
  readonly onFocus?: (event: FocusEvent) => void;
  readonly onBlur?: (event: FocusEvent) => void;
  readonly onClick?: (event: MouseEvent) => void;
}

/**
 * Stands for an element that is already on the page and passes its events to Radix. Otherwise Radix's trigger would
 * have to render the element itself: it would be remounted when this layer loads, and lose focus.
 */
function Attached({ element, ref, ...on }: TriggerProps & { element: HTMLElement }) {
  // Beside the whole card, whose link it is: beside the link alone, it would cover what it explains.
  useImperativeHandle(ref, () => element.closest('li') ?? element, [element]);

  const pointer = useEffectEvent((event: PointerEvent) => {
    if (event.type === 'pointermove') on.onPointerMove?.(event);
    else if (event.type === 'pointerleave') on.onPointerLeave?.(event);
    else on.onPointerDown?.(event);
  });
  const focus = useEffectEvent((event: FocusEvent) => {
    if (event.type === 'blur') on.onBlur?.(event);
    // A click or tap also focuses the element, but does not ask for the tooltip.
    else if (element.matches(':focus-visible')) on.onFocus?.(event);
  });
  const click = useEffectEvent((event: MouseEvent) => on.onClick?.(event));

  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    for (const type of ['pointermove', 'pointerleave', 'pointerdown'] as const) {
      element.addEventListener(type, (event) => pointer(event), { signal });
    }
    for (const type of ['focus', 'blur'] as const) {
      element.addEventListener(type, (event) => focus(event), { signal });
    }
    element.addEventListener('click', (event) => click(event), { signal });
    // The pointer or focus was already on the element when the layer loaded.
    if (element.matches(':hover')) pointer(new PointerEvent('pointermove', { pointerType: 'mouse' }));
    if (document.activeElement === element) focus(new FocusEvent('focus'));
    return () => ended.abort();
  }, [element]);

  return null;
}
