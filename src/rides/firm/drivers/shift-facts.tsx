import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { Format } from '#words/use-format.ts';
import { useShiftsCopy } from '../shifts-copy.ts';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { CallLinks } from '../../shared/call-links.tsx';
import { carText } from '../../shared/car-text.ts';
import { Fact } from '#ui/data/fact.tsx';
import { DutyBadge } from '../fleet/duty-badge.tsx';

interface ShiftFactsProps {
  shift: Shift;
  /** The driver's account is known to be no longer approved. */
  blocked: boolean;
  format: Format;
}

/** A driver's present or last shift. */
export function ShiftFacts({ shift, blocked, format }: ShiftFactsProps) {
  const copy = useShiftsCopy().driver;
  const { name, phone, vehicle, duty, dutySince, seenAt } = shift;
  return (
    <dl className="grid gap-3">
      <Fact term={copy.duty}>
        <DutyBadge duty={duty} blocked={blocked} />
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
