import { useId } from 'react';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { RideFailureBox } from '../ride/ride-failure-box.tsx';
import { StopButton } from './stop-button.tsx';
import { useChangeOfDuty } from './use-change-of-duty.ts';
import type { OwnShift } from './use-shift.ts';
import { WhyBound, type Bond } from './why-bound.tsx';

interface OnDutyProps {
  shift: Shift;
  /** The car was withdrawn from the fleet meanwhile. */
  withdrawn: boolean;
  own: OwnShift;
  bond: Bond | null;
}

export function OnDuty({ shift: { vehicle, phone }, withdrawn, own, bond }: OnDutyProps) {
  const copy = useDrivingCopy().shift;
  const noteId = useId();
  const whyNot = bond !== null ? noteId : undefined;
  const change = useChangeOfDuty(own, []);
  return (
    <div className="grid gap-3">
      <p className="wrap-anywhere">
        <bdi className="font-semibold">{vehicle.label}</bdi> <bdi>{vehicle.plate}</bdi>
        <br />
        <span className="text-ink-soft">{copy.phone}</span> <span className="tabular-nums">{phone}</span>
      </p>
      {withdrawn && <Notice tone="warning">{copy.withdrawn(vehicle.label)}</Notice>}
      <p className="text-sm text-ink-soft">{copy.stayHere}</p>
      {change.failure !== null && <RideFailureBox {...change.failure} />}
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        <StopButton duty="break" change={change} whyNot={whyNot} />
        <StopButton duty="off" change={change} whyNot={whyNot} />
      </div>
      {bond !== null && <WhyBound bond={bond} id={noteId} />}
    </div>
  );
}
