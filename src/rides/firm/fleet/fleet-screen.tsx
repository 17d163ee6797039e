import { useRef, useState } from 'react';
import { formerPlatesAfter, type Vehicle, type WantedVehicle } from '#domain/rides/model/firm/vehicle.ts';
import { recordId } from '#core/forms/record-id.ts';
import { useRequest } from '#core/product/use-request.ts';
import { Button } from '#ui/actions/button.tsx';
import { RouteButton } from '#ui/actions/route-link.tsx';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { DriversEnd, ListEnd } from '../../dispatch/list-end.tsx';
import { usePapers } from '../../dispatch/use-papers.ts';
import { useRevokedDrivers } from '../../dispatch/use-revoked-drivers.ts';
import { ServiceZone, useService } from '../../dispatch/use-service.tsx';
import { useShifts } from '../../dispatch/use-shifts.ts';
import { useRides } from '../../shared/use-rides.ts';
import { DOWNLOAD_KEY, RecordDownload } from '../record-download.tsx';
import { useFirmCopy } from '../firm-copy.ts';
import { ShiftList } from './shift-list.tsx';
import type { VehicleDraft } from './vehicle-dialog.tsx';
import { VehicleList } from './vehicle-list.tsx';

const VehicleDialog = lazyDialog(async () => (await import('./vehicle-dialog.tsx')).VehicleDialog);

const EMPTY: VehicleDraft = { label: '', plate: '', colour: null, seats: '', needs: [], owner: null };

function formOf({ label, plate, colour, seats, needs, owner = null }: Vehicle): VehicleDraft {
  return { label, plate, colour, seats: String(seats), needs, owner };
}

/** All vehicles, with the panel that adds or changes one, and the drivers' shifts. */
export function FleetScreen() {
  const { fleet: copy, shifts: shiftsCopy } = useFirmCopy();
  const toast = useToast();
  const service = useService();
  const shifts = useShifts();
  const blocked = useRevokedDrivers(shifts.seen);
  const { vehicles } = useRides();
  const [paperChanges, setPaperChanges] = useState(0);
  const { known: papers } = usePapers(String(paperChanges));
  const { value, error, reload, change } = useRequest(null, vehicles.list);
  // The id stays the same after a failure, so that sending again does not create a second vehicle.
  const [newId, setNewId] = useState(recordId);
  const [edited, setEdited] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, VehicleDraft>>(new Map());

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
    // A panel that was meanwhile opened for another car stays open.
    setEdited((present) => (present === vehicle.id ? null : present));
    if (vehicle.id === newId) setNewId(recordId());
    toast({ tone: 'success', title: copy.saved.title, text: copy.saved.text(vehicle.label) });
    return saved;
  };
  const area = useRef<HTMLDivElement>(null);
  const download = useRef<HTMLButtonElement>(null);
  const focus = useRowFocus(area);
  return (
    <TitledPage
      title={copy.title}
      dense
      actions={
        <>
          <Button size="small" aria-disabled={value === null} onClick={() => setEdited(newId)}>
            {copy.add}
          </Button>
          <div className="flex flex-wrap gap-2">
            <RouteButton to="/admin/fleet/import" tone="secondary" size="small">
              {copy.files}
            </RouteButton>
            <RecordDownload of="cars" label={copy.download} button={download} />
          </div>
          <SingleKeys
            focus={focus}
            list={copy.keys}
            actions={{ [DOWNLOAD_KEY]: () => download.current?.click() }}
          />
        </>
      }
    >
      <div ref={area} className="grid grid-cols-1 gap-2">
        <Section heading={copy.heading} tight>
          {value === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
          <LoadFailure what={copy.failed} error={error} onRetry={reload} />
          <ListEnd of={value} />
          {value !== null && (
            <VehicleList
              vehicles={value.known}
              shifts={shifts.seen}
              {...{ blocked, papers }}
              isBlind={shifts.via === 'silent'}
              onEdit={({ id }) => setEdited(id)}
              onSwitch={turn}
            />
          )}
          {edited !== null && (
            <VehicleDialog
              key={edited}
              stored={stored}
              form={drafts.get(edited) ?? (stored === null ? EMPTY : formOf(stored))}
              onForm={(form) => setDrafts((known) => new Map(known).set(edited, form))}
              onSave={(vehicle) => saveEdited({ active: true, ...stored, id: edited, ...vehicle })}
              onPapers={() => setPaperChanges(paperChanges + 1)}
              onClose={() => setEdited(null)}
            />
          )}
        </Section>
        <Section heading={shiftsCopy.heading} tight>
          <DriversEnd />
          <ShiftList
            shifts={shifts.seen}
            {...{ blocked, papers }}
            error={shifts.error}
            format={service.time}
          />
        </Section>
      </div>
      <ServiceZone service={service} />
    </TitledPage>
  );
}
