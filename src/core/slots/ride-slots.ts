import { createContext, type ComponentType, type Ref } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { OrderBilling } from '#domain/rides/model/standing/order-billing.ts';
import type { Batch } from '#domain/shared/record-write.ts';
import type { TripEnd } from '#domain/shared/trip-end.ts';
import type { LazyServices } from '../product/lazy-services.ts';
import type { ProductAccess } from '../product/product-access.ts';

export interface SlotTrip {
  readonly from: TripEnd;
  readonly to: TripEnd;
  /** `null` for now. */
  readonly pickUpAt: Date | null;
}

/** The contribution of a slot to a booking when it is sent (D127). */
export interface BesideBooking {
  /**
   * The writes in the batch of the ride with this id, `[]` for none; `other` is a trip booked instead of the slot's.
   * `null` if the slot lacks an answer or has an unusable one: then it says so, and has the focus.
   */
  batchFor(ride: string, other?: SlotTrip | null): Batch | null;
  /**
   * The text of what is stored beside this booked ride, to be read back; empty for nothing. If an earlier attempt,
   * whose answer was lost, has stored something else, this changes it.
   */
  readBack(ride: string): Promise<string>;
}

interface BookingSlot {
  /** `null` while it is not complete. */
  readonly trip: SlotTrip | null;
  readonly busy: boolean;
  readonly ref: Ref<BesideBooking>;
}

interface CallSlot extends BookingSlot {
  /** The last ride of a known caller, by id; `null` without one. */
  readonly lastRide: string | null;
  /** The slot's own data in the draft of the booking, as a text; empty in a new one. */
  readonly kept: string;
  readonly onKeep: (kept: string) => void;
  /** Where its buttons go, behind the one that books, so that Tab reaches that one first. */
  readonly foot: HTMLElement | null;
}

interface EditSlot extends BookingSlot {
  readonly ride: Ride;
}

/** The contribution of a slot in the panel of a standing order to its plan. */
export interface CheckedBilling {
  /** The payer; `null` if the passengers pay. `undefined` if unusable: then the slot says so, and has the focus. */
  checked(): OrderBilling | null | undefined;
}

interface OrderSlot {
  /** As typed. */
  readonly billing: OrderBilling | null;
  readonly onBilling: (billing: OrderBilling | null) => void;
  readonly busy: boolean;
  readonly ref: Ref<CheckedBilling>;
}

interface RideSlot {
  readonly ride: Ride;
  /** `null` before they are read, and after retention has removed them. */
  readonly details: RideDetails | null;
  /** The zone of the service's clocks. */
  readonly timeZone: string;
}

interface DriveEndsSlot {
  /** With the steps that wait for the network. */
  readonly rides: readonly FoundRide[];
  /** The ids of the rides with such steps. */
  readonly waiting: readonly string[];
  /** When the server last answered; `null` before. */
  readonly heardAt: Date | null;
  readonly timeZone: string;
}

/** The parts of other capabilities on pages of rides, by place. */
export interface SlotProps {
  /** The booking panel of the desk. */
  readonly call: CallSlot;
  /** The panel in which dispatch edits a ride. */
  readonly edit: EditSlot;
  /** The panel of a standing order. */
  readonly order: OrderSlot;
  /** One ride at the desk, on its page and in its panel. */
  readonly deskRide: RideSlot;
  /** A passenger's booking form. */
  readonly ownBooking: BookingSlot;
  /** A passenger's ride. */
  readonly ownRide: Pick<RideSlot, 'ride'>;
  /** The ride that a driver drives. */
  readonly drive: Pick<RideSlot, 'ride'>;
  /** A driver's page, with all of their rides that it knows. */
  readonly driveEnds: DriveEndsSlot;
  /** A driver's ride on its own page. */
  readonly driveEnd: RideSlot;
}

export type SlotName = keyof SlotProps;

/** The component of each slot, which loads when it is first shown. */
export type RideSlots = {
  readonly [Name in SlotName]: LazyServices<ComponentType<SlotProps[Name]> | null>;
};

/** Loads the slots; `null` without a capability beside rides. */
export const RideSlotContext = createContext<((access: ProductAccess) => Promise<RideSlots>) | null>(null);
