import { isSetByDispatch, type Shift } from '#domain/rides/model/firm/shift.ts';
import type { Format } from '#words/use-format.ts';
import { Fact } from '#ui/data/fact.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { CallLinks } from '../../shared/call-links.tsx';
import { Car } from '../../shared/ride-facts.tsx';
import { useFirmCopy } from '../firm-copy.ts';
import { DutyBadge } from '../fleet/duty-badge.tsx';

interface ShiftFactsProps {
  shift: Shift;
  /** Whether the driver's account is known to be no longer approved. */
  blocked: boolean;
  format: Format;
}

/** A driver's current or last shift. */
export function ShiftFacts({ shift, blocked, format }: ShiftFactsProps) {
  const { columns, driver: copy } = useFirmCopy().shifts;
  const { name, phone, vehicle, dutySince, seenAt, setBy } = shift;
  return (
    <dl className="grid gap-3">
      <Fact term={columns.duty}>
        <DutyBadge shift={shift} blocked={blocked} />
      </Fact>
      <Fact term={copy.since}>
        <RelativeTime at={dutySince} format={format} />
      </Fact>
      <Fact term={columns.seen}>
        <RelativeTime at={seenAt} format={format} />
      </Fact>
      <Fact term={columns.car}>
        <Car {...vehicle} />
      </Fact>
      <Fact term={copy.phone}>
        <CallLinks name={name} phone={phone} />
      </Fact>
      {setBy !== null && isSetByDispatch(shift) && (
        <Fact term={copy.setBy}>
          <bdi translate="no">{setBy.name}</bdi> <RelativeTime at={setBy.at} format={format} />
        </Fact>
      )}
    </dl>
  );
}
