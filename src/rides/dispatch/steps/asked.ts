import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import type { DialogDraft } from '../../shared/use-dialog-draft.ts';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import type { AskedAction } from './dispatch-action.ts';
import type { NameOf } from './use-names.ts';

/** What a dialog is about. */
export interface Asked<Action extends AskedAction = AskedAction> {
  readonly action: Action;
  /** The ride as it is now, or as it was when the action was chosen. */
  readonly ride: Ride;
  readonly draft: DialogDraft;
  /** The passenger's name, as text. */
  readonly name: string;
  /** The exact places; `null` if they are not known. */
  readonly details: RideDetails | null;
  readonly nameOf: NameOf;
  /** Formats times in the service's zone. */
  readonly format: ServiceTime;
  /** The open rides, live: they tell how this one goes on, and who is driving. `null` while they are not known. */
  readonly open: readonly FoundRide[] | null;
  /** The drivers' shifts, live. A page need only watch them while a driver is chosen. */
  readonly drivers: FeedState<readonly Shift[]>;
  /** Drivers whose account is no longer approved; `null` while that is not known. */
  readonly blocked: ReadonlySet<string> | null;
  /** Reads the ride again. */
  reread(): void;
  /** Called to close the dialog; after a failure it stays open, with what was typed. */
  onClose(): void;
}
