import { useEffect, useRef } from 'react';
import type { Duty } from '#domain/rides/model/firm/shift.ts';
import { focusSectionHeading } from '#core/navigation/focus-heading.ts';
import { useUser } from '#core/session/user-context.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/page/section.tsx';
import { OnDuty } from './on-duty.tsx';
import { ShiftForm } from './shift-form.tsx';
import type { KnownShift, OwnShift } from './use-shift.ts';
import type { Bond } from './why-bound.tsx';

const TONES = { on: 'success', break: 'warning', off: 'neutral' } as const;

interface ShiftCardProps {
  own: OwnShift;
  /** What keeps the driver from a break and from the end of the shift; `null` if nothing does. */
  bond: Bond | null;
  /** Called by the press that begins the shift. */
  onBegin: () => void;
}

function KnownShiftCard({ known, own, bond, onBegin }: ShiftCardProps & { known: KnownShift }) {
  const copy = useDrivingCopy().shift;
  const { name } = useUser();
  const { shift, cars } = known;
  if (shift?.duty === 'on') {
    const withdrawn = !cars.some(({ id }) => id === shift.vehicle.id);
    return <OnDuty shift={shift} withdrawn={withdrawn} own={own} bond={bond} />;
  }
  if (name === null) {
    return (
      <Notice tone="warning">
        <p>{copy.noName}</p>
        <RouteLink to="/profile">{copy.toProfile}</RouteLink>
      </Notice>
    );
  }
  if (cars.length === 0) return <Notice tone="warning">{copy.noCars}</Notice>;
  return <ShiftForm known={known} own={own} bond={bond} onBegin={onBegin} />;
}

export function ShiftCard({ own, bond, onBegin }: ShiftCardProps) {
  const copy = useDrivingCopy().shift;
  const { value: known, error, reload } = own;
  const duty: Duty | null = known === null ? null : (known.shift?.duty ?? 'off');
  const area = useRef<HTMLDivElement>(null);
  const before = useRef(duty);
  useEffect(() => {
    // The button that changed the duty is gone together with the old duty.
    const isLost =
      before.current !== null && before.current !== duty && document.activeElement === document.body;
    if (isLost) focusSectionHeading(area.current);
    before.current = duty;
  }, [duty]);
  return (
    <Section
      heading={copy.heading}
      aside={<output>{duty !== null && <Badge tone={TONES[duty]}>{copy.duties[duty]}</Badge>}</output>}
    >
      <div ref={area} className="grid gap-3">
        <LoadFailure what={known === null ? copy.failed : copy.outdated} error={error} onRetry={reload} />
        {known === null && error === null && <Skeleton label={copy.loading} />}
        {known !== null && <KnownShiftCard known={known} own={own} bond={bond} onBegin={onBegin} />}
      </div>
    </Section>
  );
}
