import { createElement, Suspense, use } from 'react';
import { usePart } from '#core/product/use-part.ts';
import { RideSlotContext, type RideSlots, type SlotName, type SlotProps } from '#core/slots/ride-slots.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { useRidesCopy } from './rides-copy.ts';

interface PartProps<Name extends SlotName> {
  slot: RideSlots[Name];
  given: SlotProps[Name];
}

function Part<Name extends SlotName>({ slot, given }: PartProps<Name>) {
  const { slotFailed } = useRidesCopy();
  const { value, error, reload } = usePart(slot.load);
  const loaded = slot.loaded() ?? value;
  if (loaded !== null) return createElement(loaded, given);
  return <LoadFailure what={slotFailed} error={error} onRetry={reload} />;
}

interface SlotOfRideProps<Name extends SlotName> {
  name: Name;
  given: SlotProps[Name];
}

/** What another capability shows here; nothing before it is loaded, and without one. */
export function RideSlot<Name extends SlotName>({ name, given }: SlotOfRideProps<Name>) {
  const slots = use(RideSlotContext);
  return (
    slots !== null && (
      <Suspense>
        <Part slot={slots[name]} given={given} />
      </Suspense>
    )
  );
}
