import { useState } from 'react';
import type { KnownPapers } from '#domain/rides/model/firm/papers.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { useCarCopy } from '../../shared/car/car-copy.ts';
import { CarDialog } from '../../shared/car/car-dialog.tsx';
import { useDrivingCopy } from '../driving-copy.ts';
import { RideFailureBox } from '../ride/ride-failure-box.tsx';
import { useChangeOfDuty } from './use-change-of-duty.ts';
import { useColleaguesCars } from './use-colleagues-cars.ts';
import type { KnownShift, OwnShift } from './use-shift.ts';

interface OwnCarDialogProps {
  shift: Shift;
  cars: KnownShift['cars'];
  own: OwnShift;
  papers: KnownPapers | null;
  onClose: () => void;
}

/** Changes the car or number of the driver, also during a ride (D90). */
export function OwnCarDialog({ shift, cars, own, papers, onClose }: OwnCarDialogProps) {
  const copy = useCarCopy().changing;
  const { phoneHint } = useDrivingCopy().shift;
  const [car, setCar] = useState(shift.vehicle.id);
  const { form, failure, changingTo, start } = useChangeOfDuty(own, ['vehicle', 'phone']);
  return (
    <CarDialog
      title={copy.title}
      description={<p>{copy.text}</p>}
      inUse={useColleaguesCars(car)}
      onChoose={setCar}
      busy={changingTo !== null}
      failure={failure !== null && <RideFailureBox inDialog {...failure} />}
      send={(phone) => start(car, phone)}
      {...{ shift, cars, car, papers, phoneHint, form, onClose }}
    />
  );
}
