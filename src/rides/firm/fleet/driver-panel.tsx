import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { RouteButton } from '#ui/actions/route-link.tsx';
import { SidePanel } from '#ui/feedback/side-panel.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { SetCar } from '../drivers/set-car.tsx';
import { ShiftFacts } from '../drivers/shift-facts.tsx';
import { useFirmCopy } from '../firm-copy.ts';
import { EndShift } from './end-shift.tsx';

interface DriverPanelProps {
  shift: Shift;
  shifts: readonly Shift[];
  blocked: boolean;
  format: ServiceTime;
  onClose: () => void;
}

/** A driver's shift in a panel beside the lists of the fleet, with its actions. */
export function DriverPanel({ shift, shifts, blocked, format, onClose }: DriverPanelProps) {
  const { wholeDriver } = useFirmCopy().shifts;
  return (
    <SidePanel title={shift.name} onClose={onClose}>
      <ShiftFacts shift={shift} blocked={blocked} format={format} />
      <div className="flex flex-wrap items-center gap-2">
        <RouteButton to="/admin/drivers/$uid" params={{ uid: shift.uid }} tone="secondary" size="small">
          {wholeDriver}
        </RouteButton>
        <SetCar shift={shift} shifts={shifts} onSet={() => {}} />
        <EndShift shift={shift} format={format} />
      </div>
    </SidePanel>
  );
}
