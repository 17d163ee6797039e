import type { ReactNode } from 'react';
import type { Duty, Shift } from '#domain/rides/model/firm/shift.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { RelativeTime } from '#ui/data/relative-time.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { useSettling } from '#ui/data/use-settling.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { Car } from '../../shared/ride-facts.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { useFirmCopy } from '../firm-copy.ts';
import { DutyBadge } from './duty-badge.tsx';
import { EndShift } from './end-shift.tsx';

interface ShiftListProps {
  /** `null` until the first answer. */
  shifts: readonly Shift[] | null;
  /** Drivers whose account is known to be no longer approved. */
  blocked: ReadonlySet<string> | null;
  error: SystemError | null;
  format: ServiceTime;
}

const ORDER: readonly Duty[] = ['on', 'break', 'off'];

/** Drivers at work come first. */
function inOrder(shifts: readonly Shift[]): readonly Shift[] {
  return shifts.toSorted(
    (a, b) =>
      ORDER.indexOf(a.duty) - ORDER.indexOf(b.duty) ||
      a.name.localeCompare(b.name) ||
      (a.uid < b.uid ? -1 : 1),
  );
}

/** Labels a time on a phone's card, which has no column header. */
function Since({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-2 lg:block">
      <span className="text-ink-soft lg:hidden">{of}</span>
      {children}
    </div>
  );
}

/** Drivers with car and begin, and a button that ends a forgotten shift. */
export function ShiftList({ shifts, blocked, error, format }: ShiftListProps) {
  const copy = useFirmCopy().shifts;
  const { rideViews } = useRides();
  const rows = inOrder(shifts ?? []);
  const area = useSettling<HTMLDivElement>(shifts && rows.map(({ uid }) => uid).join(' '), 'list');
  useRowFocus(area);
  if (shifts === null) {
    if (error === null) return <Skeleton rows lines={4} label={copy.loading} />;
    return <LoadFailure what={copy.failed} error={error} onRetry={rideViews.lookNow} />;
  }
  if (rows.length === 0) return <EmptyState icon="car" {...copy.none} />;

  const driverCell = ({ uid, name }: Shift) => (
    <RouteLink to="/admin/drivers/$uid" params={{ uid }} quiet>
      <bdi translate="no">{name}</bdi>
    </RouteLink>
  );
  const dutyCell = (shift: Shift) => (
    <div className="grid justify-items-start gap-1">
      <DutyBadge shift={shift} blocked={blocked?.has(shift.uid) === true} />
      <Since of={copy.driver.since}>
        <RelativeTime at={shift.dutySince} format={format} />
      </Since>
    </div>
  );
  const carCell = ({ vehicle }: Shift) => <Car {...vehicle} />;
  const seenCell = ({ seenAt }: Shift) => (
    <Since of={copy.columns.seen}>
      <RelativeTime at={seenAt} format={format} />
    </Since>
  );
  const endCell = (shift: Shift) => (
    <div className="max-lg:-ml-3.5 lg:-mr-3">
      <EndShift shift={shift} format={format} />
    </div>
  );
  return (
    <div ref={area} className="grid grid-cols-1 gap-4">
      <DataTable
        caption={copy.heading}
        rows={rows}
        rowKey={({ uid }) => uid}
        rowAttributes={() => ({ tabIndex: -1 })}
        shares="lg:grid-cols-[24%_19%_22%_18%_17%]"
        columns={[
          { key: 'driver', header: copy.columns.driver, cell: driverCell, naming: true },
          { key: 'duty', header: copy.columns.duty, cell: dutyCell },
          { key: 'car', header: copy.columns.car, cell: carCell },
          {
            key: 'seen',
            header: copy.columns.seen,
            cell: seenCell,
          },
          {
            key: 'end',
            header: copy.columns.end,
            cell: endCell,
            atEnd: true,
          },
        ]}
      />
    </div>
  );
}
