import { useMemo, useRef, useState } from 'react';
import type { Place } from '#domain/rides/model/basics/place.ts';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { ConfirmedAction } from '#domain/rides/model/dispatch/dispatch-action.ts';
import { locksDriver } from '#domain/rides/model/ride/ride-state.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import type { Need } from '#domain/rides/model/basics/need.ts';
import { replacedByEdits, type Replaced, withRemarks } from '#domain/rides/model/steps/with-remarks.ts';
import { useRequest } from '#core/product/use-request.ts';
import { withoutDirectionControls } from '#core/text/without-direction-controls.ts';
import { useRowFocus } from '#ui/data/use-row-focus.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { InZone } from '#ui/zone/in-service-zone.tsx';
import { RideSlot } from '../shared/ride-slot.tsx';
import { RideTimeline } from '../shared/ride-timeline.tsx';
import { useRidesCopy } from '../shared/rides-copy.ts';
import { useRides } from '../shared/use-rides.ts';
import { BookingFacts } from './booking-facts.tsx';
import { useDispatchCopy } from './dispatch-copy.ts';
import { DriverFacts } from './driver-facts.tsx';
import { RepeatLinks } from './phone-booking/repeat-links.tsx';
import { RideHeading } from './ride-heading.tsx';
import { LazyActionDialog, RideActions } from './steps/ride-actions.tsx';
import { useNames } from './steps/use-names.ts';
import { useLastEnds } from './use-last-ends.ts';
import { useLossNews } from './use-loss-news.ts';
import { NOBODY, useRevokedDrivers } from './use-revoked-drivers.ts';
import type { Service } from './use-service.tsx';
import { useShifts } from './use-shifts.ts';

/** A place in words with its coordinates, because an edit may have changed only the coordinates. */
const placeText = ({ text, lat, lng }: Place) =>
  withoutDirectionControls(text) + (lat === undefined ? '' : ` (${lat.toFixed(5)}, ${lng?.toFixed(5)})`);

/** The values that an edit has added and replaced (D44), a line for each part of the trip. */
function WhatWas({ replaced: { was, changed, added } }: { replaced: Replaced }) {
  const copy = useDispatchCopy().ride.was;
  const { needs } = useRidesCopy();
  const named = (some: readonly Need[]) => some.map((need) => needs[need]).join(', ');
  const lines = {
    name: () => copy.name(withoutDirectionControls(was.name ?? '')),
    phone: () => copy.phone(was.phone ?? ''),
    from: () => copy.from(placeText(was.from)),
    to: () => copy.to(placeText(was.to)),
    people: () => copy.people(was.people),
    needs: () => (was.needs.length === 0 ? null : copy.needs(named(was.needs))),
    note: () => copy.note(withoutDirectionControls(was.note)),
  };
  const parts = [added.length > 0 && copy.added(named(added)), ...changed.map((part) => lines[part]())];
  return parts
    .filter((line) => typeof line === 'string')
    .map((line) => (
      <p key={line} className="text-sm wrap-anywhere text-ink-soft">
        {line}
      </p>
    ));
}

const NONE: readonly never[] = [];

interface OneRideProps {
  ride: Ride;
  details: RideDetails | null;
  service: Service;
  /** The open rides, live; `null` until known. */
  open: readonly FoundRide[] | null;
  /** Called when the ride may have changed in a way that the feed does not show. */
  onChange: () => void;
}

export function OneRide({ ride, details, service, open, onChange }: OneRideProps) {
  const copy = useDispatchCopy();
  const area = useRef<HTMLDivElement>(null);
  const [action, setAction] = useState<ConfirmedAction | null>(null);
  useRowFocus(area);
  const isGiving = action === 'offer' || action === 'assign';
  const drivers = useShifts(isGiving || locksDriver(ride.state));
  const candidates = isGiving ? drivers.seen : null;
  const alone = useMemo(() => [ride], [ride]);
  // The hook runs without a dialog too. So it keeps its answers, and the next dialog need not read all accounts.
  const blocked = useRevokedDrivers(candidates ?? NONE, alone);
  const lastEnds = useLastEnds(candidates, open);
  const name = details?.name ?? copy.passenger;
  const { rideViews } = useRides();
  const { value, error, reload } = useRequest({ id: ride.id, rev: ride.rev }, ({ id }) =>
    rideViews.remarks(id),
  );
  const remarks = value ?? [];
  const replaced = replacedByEdits(remarks, { ...details, people: ride.people, needs: ride.needs });
  const [firstEdit] = replaced.values();
  // The passenger's steps show the name at the time of booking, even if an edit has changed it.
  const nameOf = useNames(ride, firstEdit?.was.name ?? name);
  useLossNews(alone, { passengerOf: () => withoutDirectionControls(name), driverOf: nameOf });
  const moreOf = (step: number) => {
    const known = replaced.get(step);
    return known && <WhatWas replaced={known} />;
  };
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <RideHeading ride={ride} name={name} shifts={drivers.seen ?? NONE} blocked={blocked ?? NOBODY} />
      <div className="print:hidden">
        <Section heading={copy.steps.heading}>
          <div ref={area}>
            <RideActions ride={ride} name={name} format={service.time} onOpenDialog={setAction} />
          </div>
          {details !== null && <RepeatLinks ride={ride} timeZone={service.time.timeZone} />}
        </Section>
      </div>
      <div className="grid grid-cols-1 items-start gap-2 md:grid-cols-2 xl:grid-cols-3">
        <div className="grid grid-cols-1 gap-2 xl:contents">
          <BookingFacts ride={ride} details={details} format={service.time} />
          <div className="grid grid-cols-1 gap-2">
            <DriverFacts ride={ride} nameOf={nameOf} format={service.time} />
            <RideSlot name="deskRide" given={{ ride, details, timeZone: service.time.timeZone }} />
          </div>
        </div>
        <Section heading={copy.ride.history}>
          <LoadFailure what={copy.ride.noRemarks} error={error} onRetry={reload} />
          <InZone timeZone={service.time.timeZone}>
            <RideTimeline ride={withRemarks(ride, remarks)} nameOf={nameOf} moreOf={moreOf} />
          </InZone>
        </Section>
      </div>
      {action !== null && (
        <LazyActionDialog
          key={action}
          ride={ride}
          name={name}
          details={details}
          action={action}
          format={service.time}
          open={open}
          drivers={drivers}
          blocked={blocked}
          lastEnds={lastEnds}
          onClose={() => {
            setAction(null);
            onChange();
          }}
        />
      )}
    </>
  );
}
