import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { DialogDraft } from '../../../../ui/rides/use-dialog-draft.ts';
import type { ServiceTime } from '../../../../ui/rides/use-service-time.ts';
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
  /** Reads the ride again. */
  reread(): void;
  /** Called to close the dialog; after a failure it stays open, with what was typed. */
  onClose(): void;
}
