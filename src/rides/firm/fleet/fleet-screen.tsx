import { useState } from 'react';
import type { VehicleForm } from '#domain/rides/model/firm/parse-vehicle.ts';
import type { Vehicle } from '#domain/rides/model/firm/vehicle.ts';
import { recordId } from '#core/forms/record-id.ts';
import { lazyDialog } from '#ui/feedback/lazy-dialog.tsx';
import { useRequest } from '#core/product/use-request.ts';
import { useRides } from '../../shared/use-rides.ts';
import { useFirmCopy } from '../firm-copy.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/toast-context.tsx';
import { Section } from '#ui/page/section.tsx';
import { TitledPage } from '#ui/page/titled-page.tsx';
import { ServiceZone } from '../../dispatch/service-zone.tsx';
import { useRevokedDrivers } from '../../dispatch/use-revoked-drivers.ts';
import { useService } from '../../dispatch/use-service.ts';
import { useShifts } from '../../dispatch/use-shifts.ts';
import { ShiftList } from './shift-list.tsx';
import { VehicleList } from './vehicle-list.tsx';

const VehicleDialog = lazyDialog(async () => (await import('./vehicle-dialog.tsx')).VehicleDialog);

const EMPTY: VehicleForm = { label: '', plate: '', seats: '', needs: [] };

function formOf({ label, plate, seats, needs }: Vehicle): VehicleForm {
  return { label, plate, seats: String(seats), needs };
}

/** All vehicles, with the dialog that adds or changes one, and their drivers' shifts. */
export function FleetScreen() {
  const copy = useFirmCopy().fleet;
  const toast = useToast();
  const { heading: shiftsHeading } = useFirmCopy().shifts;
  const service = useService();
  const shifts = useShifts();
  const blocked = useRevokedDrivers(shifts.seen);
  const { vehicles } = useRides();
  const { value, error, reload, change } = useRequest(null, vehicles.list);
  // Kept after a failure, so that sending again does not make a second vehicle.
  const [newId, setNewId] = useState(recordId);
  const [edited, setEdited] = useState<string | null>(null);
  const [drafts, setDrafts] = useState<ReadonlyMap<string, VehicleForm>>(new Map());

  const save = async (vehicle: Vehicle, known: Vehicle | null) => {
    const saved = await vehicles.save(vehicle, known);
    if (saved.ok) change((all) => [...all.filter(({ id }) => id !== vehicle.id), vehicle]);
    return saved;
  };
  const stored = value?.find(({ id }) => id === edited) ?? null;
  const saveEdited = async (vehicle: Vehicle) => {
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
            <Button size="small" onClick={() => setEdited(newId)}>
              {copy.add}
            </Button>
          )
        }
      >
        <div className="grid grid-cols-1 gap-4">
          {value === null && error === null && <Skeleton rows lines={6} label={copy.loading} />}
          <LoadFailure what={copy.failed} error={error} onRetry={reload} />
          {value !== null && (
            <VehicleList
              vehicles={value}
              shifts={shifts.seen}
              isBlind={shifts.via === 'silent'}
              onEdit={({ id }) => setEdited(id)}
              save={save}
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
      <Section heading={shiftsHeading}>
        <ShiftList shifts={shifts.seen} blocked={blocked} error={shifts.error} format={service.time} />
      </Section>
      <ServiceZone service={service} />
    </TitledPage>
  );
}
