import type { Place } from '#domain/rides/model/booking/place.ts';
import { type RideDetails } from '#domain/rides/model/booking/ride-details.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CallLinks } from '../../shared/call-links.tsx';
import type { useRideDetails } from '../../shared/use-rides.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { DriveLoad, DriveRoute } from './drive-route.tsx';
import type { OwnRide } from './drivers-rides.ts';

/** How to reach the passenger. */
export function PassengersNumber({ details: { name, phone } }: { details: RideDetails }) {
  const copy = useDrivingCopy().ride;
  return phone === '' ? (
    <p className="text-ink-soft">{copy.noPhone}</p>
  ) : (
    <CallLinks name={name} phone={phone} />
  );
}

/** The passenger's name, number and note. */
function Passenger({ details }: { details: RideDetails }) {
  const copy = useDrivingCopy().ride;
  const { name, note } = details;
  return (
    <div className="grid gap-2 text-fact">
      <p className="wrap-anywhere">
        <span className="text-ink-soft">{copy.passenger}</span> <bdi className="font-semibold">{name}</bdi>
      </p>
      <PassengersNumber details={details} />
      {note !== '' && (
        <p className="wrap-anywhere">
          <span className="text-ink-soft">{copy.note}</span> <q dir="auto">{note}</q>
        </p>
      )}
    </div>
  );
}

/** A map app's name, with the address that starts it. */
interface MapLink {
  readonly app: 'Map' | 'Apple' | 'Google' | 'Waze';
  readonly href: string;
}

/** `%20` instead of `+`, which some apps would search for. */
const query = (parameters: Record<string, string>) =>
  new URLSearchParams(parameters).toString().replaceAll('+', '%20');

/**
 * Links to a place in the device's own map apps (rides R17). Android asks which app to open; elsewhere each app has its own
 * address.
 */
export function mapLinks({ text, lat, lng }: Place, userAgent: string): readonly MapLink[] {
  const point = lat === undefined || lng === undefined ? null : `${lat},${lng}`;
  const target = point ?? text;
  if (userAgent.includes('Android')) {
    return [
      {
        app: 'Map',
        href: `geo:${point ?? '0,0'}?${query({ q: point === null ? text : `${point}(${text})` })}`,
      },
    ];
  }
  return [
    { app: 'Apple', href: `https://maps.apple.com/?${query({ daddr: target })}` },
    { app: 'Google', href: `https://www.google.com/maps/dir/?${query({ api: '1', destination: target })}` },
    {
      app: 'Waze',
      href: `https://waze.com/ul?${query({ ...(point === null ? { q: text } : { ll: point }), navigate: 'yes' })}`,
    },
  ];
}

/** Opens directions to a place in one of the device's map apps. */
function WayThere({ to }: { to: Place }) {
  const copy = useDrivingCopy().ride;
  return (
    <ul aria-label={copy.wayTo(to.text)} className="flex flex-wrap gap-2">
      {mapLinks(to, navigator.userAgent).map(({ app, href }) => (
        <li key={app}>
          <a href={href} target="_blank" rel="noreferrer" className={buttonClasses('secondary', 'small')}>
            {copy.apps[app]}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface DriveDetailsProps {
  ride: OwnRide;
  known: ReturnType<typeof useRideDetails>;
}

/** The load, the passenger and the exact places, which a driver may read from when the ride is due or they have set off (rides R11). */
export function DriveDetails({ ride, known }: DriveDetailsProps) {
  const copy = useDrivingCopy().ride;
  const { value: details, error, loading, reload } = known;
  const place = ride.state === 'in_progress' ? 'to' : 'from';
  return (
    <>
      {details === null ? (
        <DriveRoute {...ride.area} goal={place} />
      ) : (
        <DriveRoute from={details.from.text} to={details.to.text} goal={place}>
          <WayThere to={details[place]} />
        </DriveRoute>
      )}
      <DriveLoad ride={ride} />
      {details !== null && <Passenger details={details} />}
      <LoadFailure what={copy.failedDetails} error={error} onRetry={reload} />
      {details === null &&
        error === null &&
        (loading ? <Skeleton label={copy.loadingDetails} /> : <QuietNote>{copy.noDetails}</QuietNote>)}
    </>
  );
}
