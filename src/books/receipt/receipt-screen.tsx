import { useParams } from '@tanstack/react-router';
import { endOf } from '#domain/books/model/fares/fare.ts';
import { receiptOf, type NoReceipt, type Receipt } from '#domain/books/model/figures/receipt.ts';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import type { Ride } from '#domain/rides/model/ride/ride.ts';
import { isRegistrableRole, type Role } from '#domain/shared/people/role.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';
import { useRequest } from '#core/product/use-request.ts';
import { useUser } from '#core/session/user-context.ts';
import { Button } from '#ui/actions/button.tsx';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { MessageCard } from '#ui/page/message-card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { FullHeightPage, WayBack } from '#ui/page/titled-page.tsx';
import { BookFailure } from '../use-book-error-text.ts';
import { useBooks } from '../use-books.ts';
import { useRidesOfBooks } from '../use-rides-of-books.ts';
import { useReceiptCopy } from './receipt-copy.ts';
import { ReceiptView } from './receipt-view.tsx';

const ROUTE = { from: '/signed-in/receipt/$ride' } as const;

/** The path of the ride's page for a reader with this role. */
function ridePage(role: Role, id: string): string {
  return `/${isRegistrableRole(role) ? role : 'admin'}/rides/${encodeURIComponent(id)}`;
}

interface Found {
  readonly receipt: Receipt;
  readonly timeZone: string;
}

/** The receipt of a ride, for its passenger, its driver and the desk. */
function useReceipt(id: string) {
  const { rideFares, bookSettings } = useBooks();
  const { rideViews, serviceSettings } = useRidesOfBooks();
  /** The exact places; the districts if the places are hidden from the reader or deleted. */
  const placesOf = async ({ area }: Ride): Promise<Result<{ from: string; to: string }>> => {
    const details = await rideViews.details(id);
    if (!details.ok) return details.error.code === 'permission-denied' ? succeed(area) : details;
    if (details.value === null) return succeed(area);
    const { from, to } = details.value;
    return succeed({ from: from.text, to: to.text });
  };
  return useRequest(id, async (): Promise<Result<Found | NoReceipt | 'unknown', BookError>> => {
    const [ride, fare, settings, service] = await Promise.all([
      rideViews.read(id),
      rideFares.byRide(id),
      bookSettings.read(),
      serviceSettings.read(),
    ]);
    const isRefused = !ride.ok && ride.error.code === 'permission-denied';
    if (!ride.ok && !isRefused) return ride;
    if (!fare.ok) return fare;
    if (!settings.ok) return settings;
    if (!service.ok) return fail({ code: 'no-time-zone' });
    if (settings.value === null) return fail({ code: 'books-not-set-up' });
    const known = ride.ok ? ride.value : null;
    if (known === null || known.state === 'damaged' || fare.value === null) return succeed('unknown');
    const places = await placesOf(known);
    if (!places.ok) return places;
    const facts = { id, pickupAt: known.pickupAt, ...places.value };
    const end = endOf(fare.value, known.endedAt);
    const receipt = receiptOf({ ...fare.value, end }, facts, settings.value);
    return succeed(receipt.ok ? { receipt: receipt.value, timeZone: service.value.timeZone } : receipt.error);
  });
}

export function ReceiptScreen() {
  const { ride } = useParams(ROUTE);
  const { role } = useUser();
  const copy = useReceiptCopy();
  const { value, error, reload } = useReceipt(ride);
  const href = ridePage(role, ride);
  if (typeof value === 'string') {
    return (
      <>
        <PageTitle>{copy.title}</PageTitle>
        <MessageCard icon="search" title={copy.none.title} text={copy.none[value]}>
          <a href={href} className={buttonClasses()}>
            {copy.back}
          </a>
        </MessageCard>
      </>
    );
  }
  return (
    <FullHeightPage>
      <PageTitle>{copy.title}</PageTitle>
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <WayBack>
          <TextLink href={href}>{copy.back}</TextLink>
        </WayBack>
        {value !== null && (
          <Button tone="secondary" size="small" onClick={() => window.print()}>
            {copy.print}
          </Button>
        )}
      </div>
      {value !== null && <ReceiptView {...value} />}
      {value === null && (
        <>
          <h1 className="text-title">{copy.title}</h1>
          {error === null && <Skeleton lines={8} label={copy.loading} />}
          <BookFailure what={copy.failed} error={error} onRetry={reload} />
        </>
      )}
    </FullHeightPage>
  );
}
