import { useState } from 'react';
import { madeKey } from '#domain/rides/model/standing/leg.ts';
import type { AffectedRide } from '#domain/rides/model/standing/order-change.ts';
import type { RideFailure, RideResult } from '#domain/rides/model/errors/ride-error.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import type { Format } from '#words/use-format.ts';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { RideFormDialog } from '../../shared/ride-form-dialog.tsx';
import { useRideErrorText } from '../../shared/use-ride-error-text.ts';
import { useStandingCopy } from './standing-copy.ts';

/** An affected ride, and the name of its order's person. */
export interface NamedAffected extends AffectedRide {
  readonly name: string;
}

interface AffectedDialogProps {
  affected: readonly NamedAffected[];
  format: Format;
  onSave: (ticked: readonly NamedAffected[]) => Promise<RideResult<void>>;
  onClose: () => void;
}

const keyOf = ({ day, leg, ride }: AffectedRide) => `${madeKey(day, leg)} ${ride.id}`;

/** Asks what happens to the made rides that a change affects. Rides changed by hand start unticked. */
export function AffectedDialog({ affected, format, onSave, onClose }: AffectedDialogProps) {
  const { affected: copy } = useStandingCopy();
  const textOf = useRideErrorText();
  const [ticked, setTicked] = useState(() => new Set(affected.filter(({ follows }) => follows).map(keyOf)));
  const { busy, failure, submit } = useSubmission<RideFailure>();
  const turn = (key: string, on: boolean) =>
    setTicked((known) =>
      on ? new Set([...known, key]) : new Set([...known].filter((each) => each !== key)),
    );
  const textFor = ({ name, ride, becomes, follows, isPaidOtherwise }: NamedAffected) =>
    [
      name,
      format.dateTime(ride.pickupAt),
      becomes === null ? copy.cancels : copy.moves(becomes.time ?? format.time(ride.pickupAt)),
      ...(isPaidOtherwise && becomes !== null ? [copy.pays] : []),
      follows ? copy.follows : copy.byHand,
    ].join(', ');
  return (
    <RideFormDialog
      title={copy.title}
      description={<p>{affected.length === 0 ? copy.none : copy.text}</p>}
      labels={{
        close: copy.back,
        submit: affected.length === 0 ? copy.saveAlone : copy.save,
        submitting: copy.saving,
      }}
      busy={busy}
      failure={failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
      onSubmit={() => void submit(() => onSave(affected.filter((each) => ticked.has(keyOf(each)))))}
      onClose={onClose}
    >
      <ul className="grid">
        {affected.map((each) => (
          <li key={keyOf(each)}>
            <Checkbox
              label={textFor(each)}
              checked={ticked.has(keyOf(each))}
              busy={busy}
              onChange={(on) => turn(keyOf(each), on)}
            />
          </li>
        ))}
      </ul>
    </RideFormDialog>
  );
}
