import { asOf, silenceOf, trustIn, type Freshness } from '#domain/shared/freshness.ts';
import { contact } from '#core/product/firm-contact.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDrivingCopy } from '../driving-copy.ts';

const LOOKS = {
  lost: 'bg-warning-soft text-warning-ink',
  old: 'border border-danger-line bg-danger-soft text-danger-ink',
} as const;

const SECONDS_A_MINUTE = 60;

interface ConnectionStripProps {
  feeds: readonly Freshness[];
  /** Whether the page shows cached data, however recent. */
  isCached?: boolean;
}

/** Says that the page may be out of date (rides R16). */
export function ConnectionStrip({ feeds, isCached = false }: ConnectionStripProps) {
  const copy = useDrivingCopy().connection;
  const { cached } = useRidesCopy();
  const time = useServiceTime();
  const now = useServerTime();
  const seconds = silenceOf(feeds, now);
  const look = trustIn(seconds, isCached);
  const at = time.moment(asOf(feeds, now), now);
  return (
    // Screen readers need the region to exist before its text, so it is not `hidden` while it is empty.
    <div aria-live="polite" className="empty:sr-only">
      {look !== null && (
        <p
          className={`flex items-center gap-2 rounded-control px-3 py-1 text-sm/5 font-medium shadow-card sm:text-base forced-colors:border ${LOOKS[look]}`}
        >
          <span className="max-sm:hidden">
            <PageIcon name="alert" />
          </span>
          <span className="min-w-0 wrap-anywhere">
            {look === 'old' && copy.old(Math.floor(seconds / SECONDS_A_MINUTE), at)}
            {look === 'lost' && (isCached ? cached(at) : copy.lost)}{' '}
            {(look === 'old' || isCached) && (
              <span className="inline-block touch:-my-3">
                <TextLink href={contact.phoneHref} inherit>
                  {copy.call}
                </TextLink>
              </span>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
