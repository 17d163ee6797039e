import type { Place } from '#domain/rides/model/booking/place.ts';
import { useDrivingCopy } from '../../../copy/driving.ts';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { mapLinks } from './map-links.ts';

/** Opens the way to a place in a map app of the device. */
export function WayThere({ to }: { to: Place }) {
  const copy = useDrivingCopy().ride;
  return (
    <ul aria-label={copy.wayTo(to.text)} className="flex flex-wrap gap-x-5 gap-y-1">
      {mapLinks(to, navigator.userAgent).map(({ app, href }) => (
        <li key={app}>
          <TextLink href={href} target="_blank" rel="noreferrer">
            {copy.apps[app]}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
