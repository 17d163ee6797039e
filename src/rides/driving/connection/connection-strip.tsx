import { contact } from '#core/product/firm-contact.ts';
import { useServerTime } from '../../shared/live/use-server-time.ts';
import { useDrivingCopy } from '../driving-copy.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { PageIcon } from '#ui/page-icon.tsx';
import { silence, SILENCE, type Heard } from './silence.ts';

const LOOKS = {
  lost: 'bg-warning-soft text-warning-ink',
  old: 'border border-danger-line bg-danger-soft text-danger-ink',
} as const;

const SECONDS_A_MINUTE = 60;

/** Says that what is shown may be old (rides R16): false trust is worse than none. */
export function ConnectionStrip({ feeds }: { feeds: readonly Heard[] }) {
  const copy = useDrivingCopy().connection;
  const seconds = silence(feeds, useServerTime());
  const look = seconds >= SILENCE.old ? 'old' : seconds >= SILENCE.lost ? 'lost' : null;
  return (
    // Screen readers need the region to exist before its text, so it is not `hidden` while it is empty, but takes no space.
    <div aria-live="polite" className="sticky top-0 z-10 empty:sr-only md:top-16">
      {look !== null && (
        <p
          className={`flex items-center gap-3 rounded-control p-[min(0.75rem,4vw)] font-medium forced-colors:border ${LOOKS[look]}`}
        >
          <PageIcon name="alert" />
          <span className="min-w-0 wrap-anywhere">
            {look === 'lost' ? copy.lost : copy.old(Math.floor(seconds / SECONDS_A_MINUTE))}{' '}
            {look === 'old' && (
              <TextLink href={contact.phoneHref} inherit>
                {copy.call}
              </TextLink>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
