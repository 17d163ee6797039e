import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { Format } from '../../../copy/language/use-format.ts';
import { useShiftsCopy } from '../../../copy/rides/shifts.ts';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { CallLinks } from '../../../ui/rides/call-links.tsx';
import { carText } from '../../../ui/rides/car-text.ts';
import { Fact } from '../fact.tsx';
import { DutyBadge } from '../fleet/duty-badge.tsx';

/** A driver's present or last shift. */
export function ShiftFacts({ shift, format }: { shift: Shift; format: Format }) {
  const copy = useShiftsCopy().driver;
  const { name, phone, vehicle, duty, dutySince, seenAt } = shift;
  return (
    <dl className="grid gap-3">
      <Fact term={copy.duty}>
        <DutyBadge duty={duty} />
      </Fact>
      <Fact term={copy.since}>
        <RelativeTime at={dutySince} format={format} />
      </Fact>
      <Fact term={copy.seen}>
        <RelativeTime at={seenAt} format={format} />
      </Fact>
      <Fact term={copy.car}>
        <bdi>{carText(vehicle.label, vehicle.plate)}</bdi>
      </Fact>
      <Fact term={copy.phone}>
        <CallLinks name={name} phone={phone} />
      </Fact>
    </dl>
  );
}
