import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { DialogDraft } from '../../../../ui/rides/use-dialog-draft.ts';
import type { ServiceTime } from '../../../../ui/rides/use-service-time.ts';
import type { AskedAction } from './dispatch-action.ts';
import type { NameOf } from './use-names.ts';

/** What a dialog asks about. */
export interface Asked<Action extends AskedAction = AskedAction> {
  readonly action: Action;
  /** As it is by now, or was when the action was asked for. */
  readonly ride: Ride;
  readonly draft: DialogDraft;
  /** The passenger's name, as text. */
  readonly name: string;
  /** Its exact places; `null` where they are not known. */
  readonly details: RideDetails | null;
  readonly nameOf: NameOf;
  /** Of the service's own time. */
  readonly format: ServiceTime;
  /** What is open, live: it tells how the ride goes on, and who drives. `null` while that is not known. */
  readonly open: readonly FoundRide[] | null;
  /** Reads the ride again. */
  reread(): void;
  /** After a failure the dialog stays, with what was typed. */
  onClose(): void;
}
