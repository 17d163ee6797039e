import { BOOK_SLOTS } from '#books/book-slots.ts';
import { createLazyServices } from '#core/product/lazy-services.ts';
import type { ProductAccess } from '#core/product/product-access.ts';
import type { RideSlots, SlotName } from '#core/slots/ride-slots.ts';
import { loadWithTexts } from '#words/load-with-texts.ts';

function createSlots(access: ProductAccess): RideSlots {
  const slot = <Name extends SlotName>(name: Name) =>
    createLazyServices(async () => {
      const load = BOOK_SLOTS[name];
      if (load === undefined) return null;
      const [part] = await Promise.all([loadWithTexts(load), access.loaded()?.books.load()]);
      return part;
    });
  return {
    call: slot('call'),
    edit: slot('edit'),
    deskRide: slot('deskRide'),
    order: slot('order'),
    ownBooking: slot('ownBooking'),
    ownRide: slot('ownRide'),
    drive: slot('drive'),
    driveEnds: slot('driveEnds'),
    driveEnd: slot('driveEnd'),
  };
}

const known = new WeakMap<ProductAccess, RideSlots>();

/** The parts that the books add to pages of rides. Each part loads with its texts and the services of the books. */
export function rideSlotsOf(access: ProductAccess): RideSlots {
  const slots = known.get(access) ?? createSlots(access);
  known.set(access, slots);
  return slots;
}
