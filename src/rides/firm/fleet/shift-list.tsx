import { useMemo, useState } from 'react';
import { expiredOf, type KnownPapers } from '#domain/rides/model/firm/papers.ts';
import type { Duty, Shift } from '#domain/rides/model/firm/shift.ts';
import type { SystemError } from '#domain/shared/system-error.ts';
import { RouteLink } from '#ui/actions/route-link.tsx';
import { DenseList } from '#ui/data/dense-list.tsx';
import { openingKeys, type DenseColumn, type DenseParts } from '#ui/data/dense-row.tsx';
import { Labelled } from '#ui/data/fact.tsx';
import { Ago } from '#ui/data/relative-time.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { ServiceTime } from '#ui/zone/use-service-time.ts';
import { PaperMarks } from '../../shared/papers/paper-marks.tsx';
import { Car } from '../../shared/ride-facts.tsx';
import { useRides } from '../../shared/use-rides.ts';
import { useFirmCopy } from '../firm-copy.ts';
import { DutyBadge } from './duty-badge.tsx';
import { EndShift } from './end-shift.tsx';

const LazyDriverPanel = lazyDialog(async () => (await import('./driver-panel.tsx')).DriverPanel);

interface ShiftListProps {
  /** `null` until the first answer. */
  shifts: readonly Shift[] | null;
  /** The uids of the drivers whose account is known to be no longer approved; `null` until known. */
  blocked: ReadonlySet<string> | null;
  papers: KnownPapers | null;
  error: SystemError | null;
  format: ServiceTime;
}

const ORDER: readonly Duty[] = ['on', 'break', 'off'];

/** Sorts by duty (on, break, off), then by name. */
function inOrder(shifts: readonly Shift[]): readonly Shift[] {
  return shifts.toSorted(
    (a, b) =>
      ORDER.indexOf(a.duty) - ORDER.indexOf(b.duty) ||
      a.name.localeCompare(b.name) ||
      (a.uid < b.uid ? -1 : 1),
  );
}

const TEMPLATE =
  '@min-[40rem]:grid-cols-[minmax(8rem,16rem)_minmax(8rem,18rem)_minmax(0,1fr)_8rem_8rem_[actions]_0]';

interface ShiftRows extends Pick<ShiftListProps, 'blocked' | 'papers' | 'format'> {
  onOpen: (uid: string) => void;
}

function useShiftRows({ blocked, papers, format, onOpen }: ShiftRows): DenseParts<Shift> {
  const copy = useFirmCopy().shifts;
  return useMemo((): DenseParts<Shift> => {
    const columns: readonly DenseColumn<Shift>[] = [
      {
        key: 'driver',
        header: copy.columns.driver,
        names: true,
        cell: ({ uid, name }) => (
          <RouteLink to="/admin/drivers/$uid" params={{ uid }} quiet>
            <bdi translate="no" title={name}>
              {name}
            </bdi>
          </RouteLink>
        ),
      },
      {
        key: 'duty',
        header: copy.columns.duty,
        onFirstLine: true,
        cell: (shift) => (
          <>
            <DutyBadge shift={shift} blocked={blocked?.has(shift.uid) === true} inRow />
            <PaperMarks expired={expiredOf(papers, 'driver', shift.uid)} />
          </>
        ),
      },
      { key: 'car', header: copy.columns.car, long: true, cell: ({ vehicle }) => <Car {...vehicle} /> },
      {
        key: 'since',
        header: copy.driver.since,
        cell: ({ dutySince }) => (
          <Labelled label={copy.driver.since}>
            <Ago at={dutySince} format={format} />
          </Labelled>
        ),
      },
      {
        key: 'seen',
        header: copy.columns.seen,
        atEnd: true,
        cell: ({ seenAt }) => (
          <Labelled label={copy.columns.seen}>
            <Ago at={seenAt} format={format} />
          </Labelled>
        ),
      },
    ];
    return {
      columns,
      template: TEMPLATE,
      compact: true,
      headed: true,
      actions: openingKeys(copy.columns.driver),
      act: (_, { uid }) => onOpen(uid),
      renderActions: (shift) => <EndShift shift={shift} format={format} inRow />,
    };
  }, [copy, blocked, papers, format, onOpen]);
}

/** Drivers, one line each. Enter and `e` open the panel of the focused row. */
export function ShiftList({ shifts, blocked, papers, error, format }: ShiftListProps) {
  const copy = useFirmCopy().shifts;
  const { rideViews } = useRides();
  const rows = useMemo(() => inOrder(shifts ?? []), [shifts]);
  const [opened, setOpened] = useState<string | null>(null);
  const parts = useShiftRows({ blocked, papers, format, onOpen: setOpened });
  if (shifts === null) {
    if (error === null) return <Skeleton rows lines={4} label={copy.loading} />;
    return <LoadFailure what={copy.failed} error={error} onRetry={rideViews.lookNow} />;
  }
  if (rows.length === 0) return <EmptyState icon="car" {...copy.none} />;
  const shown = shifts.find(({ uid }) => uid === opened);
  return (
    <>
      <DenseList label={copy.heading} items={rows} keyOf={({ uid }) => uid} {...parts} />
      {shown !== undefined && (
        <LazyDriverPanel
          key={shown.uid}
          shift={shown}
          shifts={shifts}
          blocked={blocked?.has(shown.uid) === true}
          format={format}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
