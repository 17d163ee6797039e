import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { Service } from '../../dispatch/use-service.tsx';
import { AvailabilityPanel } from '../../shared/availability/availability-panel.tsx';
import { useDispatch } from '../../shared/use-dispatch.ts';
import { PapersPanel } from '../papers/papers-panel.tsx';
import { DriverHours } from './driver-hours.tsx';

interface DriverPanelsProps {
  uid: string;
  name: string;
  shift: Shift | null;
  service: Service;
}

export function DriverPanels({ uid, name, shift, service }: DriverPanelsProps) {
  const { availability } = useDispatch();
  return (
    <>
      {service.isKnown && <DriverHours {...{ uid, name, shift }} time={service.time} />}
      <AvailabilityPanel of="driver" uid={uid} service={availability} />
      <PapersPanel of="driver" id={uid} />
    </>
  );
}
