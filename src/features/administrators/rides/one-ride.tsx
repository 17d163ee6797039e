import { useRef, useState } from 'react';
import type { RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import type { FoundRide, Ride } from '#domain/rides/model/ride/ride.ts';
import { useDispatchCopy } from '../../../copy/rides/dispatch.ts';
import { useDispatchStepsCopy } from '../../../copy/rides/dispatch-steps.ts';
import { useRowFocus } from '../../../ui/data/use-row-focus.ts';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { RideBadge } from '../../../ui/rides/ride-badge.tsx';
import { RideTimeline } from '../../../ui/rides/ride-timeline.tsx';
import { BookingFacts } from './booking-facts.tsx';
import { DriverFacts } from './driver-facts.tsx';
import type { AskedAction } from './steps/dispatch-action.ts';
import { LateActionDialog } from './steps/late-action-dialog.ts';
import { RideActions } from './steps/ride-actions.tsx';
import { useNames } from './steps/use-names.ts';
import { TermsFacts } from './terms-facts.tsx';
import type { Service } from './use-service.ts';

interface OneRideProps {
  ride: Ride;
  details: RideDetails | null;
  service: Service;
  /** The open rides, live. */
  open: readonly FoundRide[] | null;
  /** Called when the ride may have changed in a way that the board does not tell. */
  onChange: () => void;
}

/** A sound ride: what can be done with it, then everything that is known about it. */
export function OneRide({ ride, details, service, open, onChange }: OneRideProps) {
  const copy = useDispatchCopy();
  const steps = useDispatchStepsCopy();
  const area = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<AskedAction | null>(null);
  useRowFocus(area);
  const name = details?.name ?? copy.passenger;
  const nameOf = useNames(ride, name);
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <div className="grid justify-items-start gap-2">
        <h1 className="text-title wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        {/* Announced again whenever it changes. */}
        <output>
          <RideBadge state={ride.state} />
        </output>
      </div>
      <div className="print:hidden">
        <Section heading={steps.heading}>
          <div ref={area}>
            <RideActions ride={ride} name={name} format={service.time} onAsk={setAsked} />
          </div>
        </Section>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-6">
        <div className="grid grid-cols-1 gap-4 md:gap-6">
          <BookingFacts ride={ride} details={details} format={service.time} />
          <DriverFacts ride={ride} nameOf={nameOf} format={service.time} />
          <TermsFacts terms={ride.terms} />
        </div>
        <Section heading={copy.ride.history}>
          <RideTimeline ride={ride} timeZone={service.time.timeZone} nameOf={nameOf} />
        </Section>
      </div>
      {asked !== null && (
        <LateActionDialog
          ride={ride}
          name={name}
          details={details}
          action={asked}
          format={service.time}
          open={open}
          onClose={() => {
            setAsked(null);
            onChange();
          }}
        />
      )}
    </>
  );
}
