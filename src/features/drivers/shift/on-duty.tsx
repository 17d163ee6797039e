import { useId } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { useDrivingCopy } from '../../../copy/rides/driving.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { RideFailureBox } from '../ride/ride-failure-box.tsx';
import { StopButton } from './stop-button.tsx';
import { useChangeOfDuty } from './use-change-of-duty.ts';
import type { OwnShift } from './use-shift.ts';

interface OnDutyProps {
  shift: Shift;
  /** The car was withdrawn from the fleet meanwhile. */
  withdrawn: boolean;
  own: OwnShift;
  isDriving: boolean;
}

export function OnDuty({ shift: { vehicle, phone }, withdrawn, own, isDriving }: OnDutyProps) {
  const copy = useDrivingCopy().shift;
  const noteId = useId();
  const whyNot = isDriving ? noteId : undefined;
  const change = useChangeOfDuty(own, []);
  return (
    <div className="grid gap-3">
      {change.failure !== null && <RideFailureBox {...change.failure} />}
      <p className="wrap-anywhere">
        <bdi className="font-semibold">{vehicle.label}</bdi> <bdi>{vehicle.plate}</bdi>
        <br />
        <span className="text-ink-soft">{copy.phone}</span> <span className="tabular-nums">{phone}</span>
      </p>
      {withdrawn && <Notice tone="warning">{copy.withdrawn(vehicle.label)}</Notice>}
      <p className="text-sm text-ink-soft">{copy.stayHere}</p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <StopButton duty="break" change={change} whyNot={whyNot} />
        <StopButton duty="off" change={change} whyNot={whyNot} />
      </div>
      {isDriving && (
        <p id={noteId} className="text-sm text-ink-soft">
          {copy.whileDriving}
        </p>
      )}
    </div>
  );
}
