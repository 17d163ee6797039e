import type { Place } from '#domain/rides/model/booking/place.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { mapLinks } from './map-links.ts';

/** Opens directions to a place in one of the device's map apps. */
export function WayThere({ to }: { to: Place }) {
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
