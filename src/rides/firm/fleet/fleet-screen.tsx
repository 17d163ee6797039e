import { useState } from 'react';
import type { VehicleForm } from '#domain/rides/model/firm/parse-vehicle.ts';
import type { Shift } from '#domain/rides/model/firm/shift.ts';
import { formerPlatesAfter, type Vehicle, type WantedVehicle } from '#domain/rides/model/firm/vehicle.ts';
import type { Result } from '#domain/shared/result.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useRequest } from '#core/product/use-request.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteButton } from '#ui/actions/route-link.tsx';
import { Badge } from '#ui/data/badge.tsx';
import { DataTable } from '#ui/data/data-table.tsx';
import { Plate } from '#ui/data/plate.tsx';
import { useSettling } from '#ui/data/use-settling.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { DriversEnd, ListEnd } from '../../dispatch/list-end.tsx';
import { useRevokedDrivers } from '../../dispatch/use-revoked-drivers.ts';
import { ServiceZone, useService } from '../../dispatch/use-service.tsx';
import { useShifts } from '../../dispatch/use-shifts.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useCarName } from '../../shared/use-car-name.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useFirmCopy } from '../firm-copy.ts';
import { FirmSwitch } from '../firm-switch.tsx';
import { ShiftList } from './shift-list.tsx';

const VehicleDialog = lazyDialog(async () => (await import('./vehicle-dialog.tsx')).VehicleDialog);

const EMPTY: VehicleForm = { label: '', plate: '', colour: null, seats: '', needs: [] };

function formOf({ label, plate, colour, seats, needs }: Vehicle): VehicleForm {
  return { label, plate, colour, seats: String(seats), needs };
}

interface VehicleListProps {
  vehicles: readonly Vehicle[];
  /** The shifts, for the drivers of the cars; `null` while unknown. */
  shifts: readonly Shift[] | null;
  /** The shifts cannot be read at the moment. */
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

/** The vehicles with their current drivers. */
function VehicleList({ vehicles, shifts, isBlind, onEdit, onSwitch }: VehicleListProps) {
  const copy = useFirmCopy().fleet;
  const { needs: needTexts } = useRidesCopy();
  const carName = useCarName();
  const rows = inOrder(vehicles);
  const area = useSettling<HTMLDivElement>(rows.map(({ id }) => id).join(' '), 'list');
  if (vehicles.length === 0) return <EmptyState icon="car" {...copy.empty} />;

  const nameCell = ({ label, plate, colour }: Vehicle) => (
    <div className="grid gap-0.5 wrap-anywhere">
      <bdi translate="yes">{carName(label, colour)}</bdi>
      <span className="text-sm font-normal text-ink-soft">
        {plate === '' ? copy.noPlate : <Plate>{plate}</Plate>}
      </span>
    </div>
  );
  const needsCell = ({ needs }: Vehicle) =>
    needs.length === 0 ? (
      <span className="text-ink-soft">{copy.noNeeds}</span>
    ) : (
      <ul className="flex flex-wrap gap-1.5">
        {needs.map((need) => (
          <li key={need}>
            <Badge>{needTexts[need]}</Badge>
          </li>
        ))}
      </ul>
    );
  const useCell = ({ id, active }: Vehicle) => {
    const drivers = shifts?.filter(({ duty, vehicle }) => duty !== 'off' && vehicle.id === id) ?? [];
    const used = drivers.length > 0 && copy.usedBy(drivers.map(({ name }) => name).join(', '));
    return (
      <div className="grid justify-items-start gap-1 wrap-anywhere">
        {!active && <Badge>{copy.withdrawn}</Badge>}
        {used !== false && <bdi translate="yes">{active ? used : `${used}, ${copy.untilShiftEnds}`}</bdi>}
        {used === false && active && shifts !== null && <span className="text-ink-soft">{copy.free}</span>}
      </div>
    );
  };
  const changeCell = (vehicle: Vehicle) => (
    <div className="-mx-3.5 flex flex-wrap justify-between gap-1 lg:-mr-3 lg:ml-0 lg:justify-end">
      <Button
        tone="quiet"
        size="small"
        aria-label={copy.editOf(vehicle.label)}
        onClick={() => onEdit(vehicle)}
      >
        {copy.edit}
      </Button>
      <FirmSwitch
        ends={vehicle.active}
        label={vehicle.active ? copy.withdraw : copy.bringBack}
        name={vehicle.active ? copy.withdrawOf(vehicle.label) : copy.bringBackOf(vehicle.label)}
        failed={copy.notSaved(vehicle.label)}
        press={() => onSwitch(vehicle)}
      />
    </div>
  );
  return (
    <div ref={area} className="grid grid-cols-1 gap-4">
      {isBlind && <p className="text-sm text-ink-soft">{copy.unknownUse}</p>}
      <DataTable
        caption={copy.heading}
        rows={rows}
        rowKey={({ id }) => id}
        shares="lg:grid-cols-[24%_13%_22%_19%_22%]"
        columns={[
          { key: 'vehicle', header: copy.columns.vehicle, cell: nameCell, naming: true },
          { key: 'seats', header: copy.columns.seats, cell: ({ seats }) => copy.passengers(seats) },
          { key: 'needs', header: copy.columns.needs, cell: needsCell },
          { key: 'use', header: copy.columns.use, cell: useCell },
          { key: 'change', header: copy.columns.change, cell: changeCell, atEnd: true },
        ]}
      />
    </div>
  );
}

/** All vehicles, with the dialog that adds or changes one, and their drivers' shifts. */
export function FleetScreen() {
  const { fleet: copy, shifts: shiftsCopy } = useFirmCopy();
  const toast = useToast();
  const service = useService();
  const shifts = useShifts();
  const blocked = useRevokedDrivers(shifts.seen);
  const { vehicles } = useRides();
  const { value, error, reload, change } = useRequest(null, vehicles.list);
  // The same after a failure, so that sending again does not create a second vehicle.
  const [newId, setNewId] = useState(recordId);
  const [edited, setEdited] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, VehicleForm>>(new Map());

  const save = async (wanted: WantedVehicle, known: Vehicle | null) => {
    const saved = await vehicles.save(wanted, known);
    const formerPlates = known === null ? [] : formerPlatesAfter(known, wanted.plate);
    if (saved.ok)
      change((all) => ({
        known: [...all.known.filter(({ id }) => id !== wanted.id), { ...wanted, formerPlates }],
        stored: all.stored + (known === null ? 1 : 0),
      }));
    return saved;
  };
  const turn = async (vehicle: Vehicle) => {
    const { label, active } = vehicle;
    const saved = await save({ ...vehicle, active: !active }, vehicle);
    const text = active ? copy.withdrawnNow(label) : copy.broughtBack(label);
    if (saved.ok) toast({ tone: 'success', title: copy.saved.title, text });
    return saved;
  };
  const stored = value?.known.find(({ id }) => id === edited) ?? null;
  const saveEdited = async (vehicle: WantedVehicle) => {
    const saved = await save(vehicle, stored);
    if (!saved.ok) return saved;
    setDrafts((known) => new Map([...known].filter(([id]) => id !== vehicle.id)));
    setEdited(null);
    if (vehicle.id === newId) setNewId(recordId());
    toast({ tone: 'success', title: copy.saved.title, text: copy.saved.text(vehicle.label) });
    return saved;
  };
  return (
    <TitledPage title={copy.title} lead={copy.lead}>
      <Section
        heading={copy.heading}
        aside={
          value !== null && (
            <div className="flex flex-wrap gap-2">
              <RouteButton to="/admin/fleet/import" tone="secondary" size="small">
                {copy.files}
              </RouteButton>
              <Button size="small" onClick={() => setEdited(newId)}>
                {copy.add}
              </Button>
            </div>
          )
        }
      >
        <div className="grid grid-cols-1 gap-4">
          {value === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
          <LoadFailure what={copy.failed} error={error} onRetry={reload} />
          <ListEnd of={value} />
          {value !== null && (
            <VehicleList
              vehicles={value.known}
              shifts={shifts.seen}
              isBlind={shifts.via === 'silent'}
              onEdit={({ id }) => setEdited(id)}
              onSwitch={turn}
            />
          )}
        </div>
        {edited !== null && (
          <VehicleDialog
            stored={stored}
            form={drafts.get(edited) ?? (stored === null ? EMPTY : formOf(stored))}
            onForm={(form) => setDrafts((known) => new Map(known).set(edited, form))}
            onSave={(vehicle) => saveEdited({ active: true, ...stored, id: edited, ...vehicle })}
            onClose={() => setEdited(null)}
          />
        )}
      </Section>
      <Section heading={shiftsCopy.heading}>
        <DriversEnd />
        <ShiftList shifts={shifts.seen} blocked={blocked} error={shifts.error} format={service.time} />
      </Section>
      <ServiceZone service={service} />
    </TitledPage>
  );
}
