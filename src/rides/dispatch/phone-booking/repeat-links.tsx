import { RouteLink } from '#ui/actions/route-link.tsx';
import { usePhoneBookingCopy } from './phone-booking-copy.ts';
import { useRepeats } from './use-repeats.ts';

interface RepeatLinksProps {
  ride: Parameters<ReturnType<typeof useRepeats>>[0];
  /** The service's zone, an IANA name. */
  timeZone: string;
}

export function RepeatLinks({ ride, timeZone }: RepeatLinksProps) {
  const { repeats: copy } = usePhoneBookingCopy();
  const repeatsOf = useRepeats();
  return (
    <ul aria-label={copy.heading} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {repeatsOf(ride, timeZone).map(({ text, search }) => (
        <li key={text}>
          <RouteLink to="/admin/rides" search={search}>
            {text}
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
