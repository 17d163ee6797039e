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
  /** `null` if the ride is for now. */
  readonly pickUpAt: Date | null;
}

/** The contribution of a slot to a booking (D127). */
export interface BesideBooking {
  /**
   * The slot's writes for the ride with this id; `[]` for none. `other` is a trip that is booked instead of the slot's.
   * If an answer in the slot is missing or unusable, the slot shows that, takes the focus, and returns `null`.
   */
  batchFor(ride: string, other?: SlotTrip | null): Batch | null;
  /**
   * Reads back what is stored beside this booked ride, as a text; empty if nothing is. An earlier attempt without an
   * answer may have stored something else; this call then corrects it.
   */
  readBack(ride: string): Promise<string>;
}

interface BookingSlot {
  /** The trip; `null` while it is incomplete. */
  readonly trip: SlotTrip | null;
  readonly busy: boolean;
  readonly ref: Ref<BesideBooking>;
}

interface CallSlot extends BookingSlot {
  /** The id of a known caller's last ride; `null` without one. */
  readonly lastRide: string | null;
  /** The slot's own data in the draft of the booking, as a text; empty in a new draft. */
  readonly draft: string;
  readonly onDraft: (draft: string) => void;
  /** The element for the slot's buttons. It follows the button that books, so that Tab reaches that button first. */
  readonly foot: HTMLElement | null;
}

interface EditSlot extends BookingSlot {
  readonly ride: Ride;
}

/** The contribution of a slot to the plan of a standing order. */
export interface CheckedBilling {
  /** The payer; `null` if passengers pay. If an answer is unusable, the slot shows that, and returns `undefined`. */
  checked(): OrderBilling | null | undefined;
}

interface OrderSlot {
  /** The payer and answers as typed. */
  readonly billing: OrderBilling | null;
  readonly onBilling: (billing: OrderBilling | null) => void;
  readonly busy: boolean;
  readonly ref: Ref<CheckedBilling>;
}

interface RideSlot {
  readonly ride: Ride;
  /** The details of the ride; `null` if they were not read, as on a driver's page, or if retention removed them. */
  readonly details: RideDetails | null;
  /** The service's time zone. */
  readonly timeZone: string;
}

interface DriveEndsSlot {
  /** The driver's rides, as they are after the steps that wait for the network. */
  readonly rides: readonly FoundRide[];
  /** The ids of the rides with such steps. */
  readonly waiting: readonly string[];
  /** When the server last answered; `null` before its first answer. */
  readonly heardAt: Date | null;
  readonly timeZone: string;
}

/** The props of other capabilities' parts on pages of rides, by place. */
export interface SlotProps {
  /** The booking panel of the desk. */
  readonly call: CallSlot;
  /** The panel in which dispatch edits a ride. */
  readonly edit: EditSlot;
  /** The panel of a standing order. */
  readonly order: OrderSlot;
  /** One ride at the desk, on its page and in the panel of the history. */
  readonly deskRide: RideSlot;
  /** A passenger's booking form. */
  readonly ownBooking: BookingSlot;
  /** A passenger's ride. */
  readonly ownRide: Pick<RideSlot, 'ride'>;
  /** A driver's current ride. */
  readonly drive: Pick<RideSlot, 'ride'>;
  /** A driver's page. The slot gets all of the driver's rides that the page knows. */
  readonly driveEnds: DriveEndsSlot;
  /** A driver's ride on its own page. */
  readonly driveEnd: RideSlot;
}

export type SlotName = keyof SlotProps;

/** The component of each slot, which loads when the slot is first shown. `null` if nothing fills the slot. */
export type RideSlots = {
  readonly [Name in SlotName]: LazyServices<ComponentType<SlotProps[Name]> | null>;
};

/** Loads the slots. `null` if the product has no capability beside rides. */
export const RideSlotContext = createContext<((access: ProductAccess) => Promise<RideSlots>) | null>(null);
