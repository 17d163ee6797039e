import { createElement, Suspense, use } from 'react';
import { loadChunk } from '#core/product/load-chunk.ts';
import { useProductAccess } from '#core/product/product-context.tsx';
import { usePart } from '#core/product/use-part.ts';
import { RideSlotContext, type RideSlots, type SlotName, type SlotProps } from '#core/slots/ride-slots.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { useRidesCopy } from './rides-copy.ts';

interface SlotOfRideProps<Name extends SlotName> {
  name: Name;
  given: SlotProps[Name];
}

interface PartProps<Name extends SlotName> extends SlotOfRideProps<Name> {
  loadSlots: () => Promise<RideSlots>;
}

function Part<Name extends SlotName>({ name, given, loadSlots }: PartProps<Name>) {
  const { slotFailed } = useRidesCopy();
  const { value, error, reload } = usePart(async () => {
    const slots = await loadChunk(loadSlots);
    return { part: await slots[name].load() };
  });
  const part = value?.part ?? null;
  if (part !== null) return createElement(part, given);
  return <LoadFailure what={slotFailed} error={error} onRetry={reload} />;
}

/** Shows the part that another capability has for this place; nothing while the part loads, or if there is none. */
export function RideSlot<Name extends SlotName>(props: SlotOfRideProps<Name>) {
  const access = useProductAccess();
  const load = use(RideSlotContext);
  return (
    load !== null && (
      <Suspense>
        <Part {...props} loadSlots={() => load(access)} />
      </Suspense>
    )
  );
}
