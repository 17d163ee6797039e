import { useMemo, type ReactNode } from 'react';
import { expiredOf, type KnownPapers } from '#domain/rides/model/firm/papers.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import type { Vehicle } from '#domain/rides/model/firm/vehicle.ts';
import type { Result } from '#domain/shared/result.ts';
import { useSteady } from '#core/state/use-steady.ts';
import { Button } from '#ui/actions/button.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DenseList } from '#ui/data/dense-list.tsx';
import { openingKeys, type DenseColumn, type DenseParts } from '#ui/data/dense-row.tsx';
import { Plate } from '#ui/data/plate.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { PaperMarks } from '../../shared/papers/paper-marks.tsx';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useCarName } from '../../shared/use-car-name.ts';
import { useFirmCopy } from '../firm-copy.ts';
import { FirmSwitch } from '../firm-switch.tsx';

interface VehicleListProps {
  vehicles: readonly Vehicle[];
  /** The shifts, which say who drives which car; `null` while unknown. */
  shifts: readonly Shift[] | null;
  /** The uids of the drivers whose account is known to be no longer approved; `null` until known. */
  blocked: ReadonlySet<string> | null;
  papers: KnownPapers | null;
  /** Whether the shifts cannot be read at the moment. */
  isBlind: boolean;
  onEdit: (vehicle: Vehicle) => void;
  onSwitch: (vehicle: Vehicle) => Promise<Result<void>>;
}

/** Withdrawn vehicles come last. */
function inOrder(vehicles: readonly Vehicle[]): readonly Vehicle[] {
  return vehicles.toSorted(
    (a, b) => Number(b.active) - Number(a.active) || a.label.localeCompare(b.label) || (a.id < b.id ? -1 : 1),
  );
}

const TEMPLATE =
  '@min-[40rem]:grid-cols-[minmax(8rem,20rem)_7.5rem_7rem_minmax(0,1fr)_minmax(0,1fr)_[actions]_0]';

function useVehicleRows({
  shifts,
  blocked,
  papers,
  onEdit,
  onSwitch,
}: Omit<VehicleListProps, 'vehicles' | 'isBlind'>): DenseParts<Vehicle> {
  const copy = useFirmCopy().fleet;
  const { needs: needTexts } = useRidesCopy();
  const carName = useCarName();
  const [edit, turn] = [useSteady(onEdit), useSteady(onSwitch)];
  return useMemo((): DenseParts<Vehicle> => {
    const useOf = ({ id, active, owner = null }: Vehicle): ReactNode => {
      const drivers = shifts?.filter(({ duty, vehicle }) => duty !== 'off' && vehicle.id === id) ?? [];
      const used = drivers.length > 0 && copy.usedBy(drivers.map(({ name }) => name).join(', '));
      return (
        <>
          {!active && <Badge inRow>{copy.withdrawn}</Badge>}{' '}
          <PaperMarks expired={expiredOf(papers, 'car', id)} />{' '}
          {owner !== null && (
            <Badge inRow means={blocked?.has(owner) === true ? 'late' : 'neutral'}>
              {copy.ownedBy(
                shifts?.find(({ uid }) => uid === owner)?.name ?? null,
                blocked?.has(owner) === true,
              )}
            </Badge>
          )}{' '}
          {used !== false && <bdi translate="yes">{active ? used : `${used}, ${copy.untilShiftEnds}`}</bdi>}
          {used === false && active && shifts !== null && <span className="text-ink-soft">{copy.free}</span>}
        </>
      );
    };
    const columns: readonly DenseColumn<Vehicle>[] = [
      {
        key: 'vehicle',
        header: copy.columns.vehicle,
        names: true,
        cell: ({ label, colour }) => <bdi translate="yes">{carName(label, colour)}</bdi>,
      },
      {
        key: 'plate',
        header: copy.form.plate,
        onFirstLine: true,
        cell: ({ plate }) =>
          plate === '' ? <span className="text-ink-soft">{copy.noPlate}</span> : <Plate>{plate}</Plate>,
      },
      { key: 'seats', header: copy.columns.seats, cell: ({ seats }) => copy.passengers(seats) },
      {
        key: 'needs',
        header: copy.columns.needs,
        cell: ({ needs }) =>
          needs.length === 0 ? (
            <span className="text-ink-soft">{copy.noNeeds}</span>
          ) : (
            needs.map((need) => (
              <span key={need}>
                <Badge inRow>{needTexts[need]}</Badge>{' '}
              </span>
            ))
          ),
      },
      { key: 'use', header: copy.columns.use, cell: useOf },
    ];
    return {
      columns,
      template: TEMPLATE,
      compact: true,
      headed: true,
      actions: openingKeys(copy.edit),
      act: (_, vehicle) => edit(vehicle),
      renderActions: (vehicle) => (
        <>
          <Button
            tone="quiet"
            size="row"
            aria-label={copy.editOf(vehicle.label)}
            onClick={() => edit(vehicle)}
          >
            {copy.edit}
          </Button>
          <FirmSwitch
            ends={vehicle.active}
            label={vehicle.active ? copy.withdraw : copy.bringBack}
            name={vehicle.active ? copy.withdrawOf(vehicle.label) : copy.bringBackOf(vehicle.label)}
            failed={copy.notSaved(vehicle.label)}
            press={() => turn(vehicle)}
          />
        </>
      ),
    };
  }, [copy, needTexts, carName, shifts, blocked, papers, edit, turn]);
}

/** The vehicles with their current drivers, one line each. Enter and `e` open the panel of the focused row. */
export function VehicleList({ vehicles, isBlind, ...acts }: VehicleListProps) {
  const copy = useFirmCopy().fleet;
  const rows = useMemo(() => inOrder(vehicles), [vehicles]);
  const parts = useVehicleRows(acts);
  if (vehicles.length === 0) return <EmptyState icon="car" {...copy.empty} />;
  return (
    <>
      {isBlind && <p className="text-sm text-ink-soft">{copy.unknownUse}</p>}
      <DenseList label={copy.heading} items={rows} keyOf={({ id }) => id} {...parts} />
    </>
  );
}
