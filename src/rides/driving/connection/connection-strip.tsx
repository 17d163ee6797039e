import { SECOND_MS } from '#domain/shared/durations.ts';
import type { FeedState } from '#domain/shared/feed.ts';
import { contact } from '#core/product/firm-contact.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { useServiceTime } from '#ui/zone/use-service-time.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useRidesCopy } from '../../shared/rides-copy.ts';
import { useDrivingCopy } from '../driving-copy.ts';

/** After how long a silence is shown, and after how long the page counts as out of date. Seconds. */
const SILENCE = { lost: 20, old: 60 } as const;

/** The parts of a feed that give the age of its answer. */
export type Freshness = Pick<FeedState<unknown>, 'confirmedAt' | 'via'>;

/**
 * For how many seconds the quietest of these feeds has had no answer. A feed that listens is checked only once a minute,
 * but turns silent within seconds if the server is gone.
 */
export function silence(feeds: readonly Freshness[], now: Date): number {
  const ages = feeds.map(({ confirmedAt, via }) =>
    confirmedAt === null || via === 'listening' ? 0 : (now.getTime() - confirmedAt.getTime()) / SECOND_MS,
  );
  return Math.max(0, ...ages);
}

/** When everything that these feeds show was last confirmed. */
function asOf(feeds: readonly Freshness[], now: Date): Date {
  const times = feeds.flatMap(({ confirmedAt }) => (confirmedAt === null ? [] : [confirmedAt.getTime()]));
  return new Date(Math.min(now.getTime(), ...times));
}

const LOOKS = {
  lost: 'bg-warning-soft text-warning-ink',
  old: 'border border-danger-line bg-danger-soft text-danger-ink',
} as const;

const SECONDS_A_MINUTE = 60;

interface ConnectionStripProps {
  feeds: readonly Freshness[];
  /** The feeds show cached data, however recent. */
  isCached?: boolean;
}

/** Says that the page may be out of date (rides R16). */
export function ConnectionStrip({ feeds, isCached = false }: ConnectionStripProps) {
  const copy = useDrivingCopy().connection;
  const { cached } = useRidesCopy();
  const time = useServiceTime();
  const now = useServerTime();
  const seconds = silence(feeds, now);
  const look = seconds >= SILENCE.old ? 'old' : isCached || seconds >= SILENCE.lost ? 'lost' : null;
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
