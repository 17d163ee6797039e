import { getRouteApi } from '@tanstack/react-router';
import { useProduct } from '#core/product/product-context.tsx';
import { useRequest } from '#core/product/use-request.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { FullHeightPage } from '#ui/page/full-height-page.tsx';
import { CardSkeleton } from '#ui/page/card-skeleton.tsx';
import { MessageCard } from '#ui/page/message-card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { queuePlaceIn, searchOf } from '../queue/queue-place.ts';
import { useReviewCopy } from '../review-copy.ts';
import { useAccountsCopy } from '../accounts-copy.ts';
import { RouteButton, RouteLink } from '#ui/actions/route-link.tsx';
import { AccountPage } from './account-page.tsx';
import { DamagedAccount } from './damaged-account.tsx';
import { InServiceZone } from '#ui/zone/in-service-zone.tsx';
import { WayBack } from '#ui/page/way-back.tsx';

const route = getRouteApi('/signed-in/admin/accounts/$uid');

/** One account: loading, failed, missing, damaged or valid. */
export function AccountScreen() {
  const { uid } = route.useParams();
  const search = route.useSearch();
  const from = queuePlaceIn(search);
  const { headings } = useReviewCopy();
  const copy = useAccountsCopy();
  const { readAccountFile } = useProduct();
  // During a reload, and after one that failed, the page keeps what it shows.
  const { value: file, error, reload, change } = useRequest(uid, readAccountFile);
  const assessment = file?.assessment;
  const back =
    search.from === 'health'
      ? ({ to: '/admin/health', search: {}, children: copy.damaged.health } as const)
      : ({ to: '/admin/dashboard', search: searchOf(from), children: headings[from.filter] } as const);
  if (assessment?.state === 'missing') {
    return (
      <>
        <PageTitle>{copy.title}</PageTitle>
        <MessageCard icon="search" title={copy.missing.title} text={copy.missing.text}>
          <RouteButton {...back} />
        </MessageCard>
      </>
    );
  }
  return (
    <FullHeightPage>
      <InServiceZone>
        <WayBack>
          <RouteLink {...back} />
        </WayBack>
        {assessment?.state !== 'sound' && <PageTitle>{copy.title}</PageTitle>}
        {file === null && error !== null && <h1 className="text-title">{copy.title}</h1>}
        {file === null && error === null && (
          <>
            {/* Not a heading, which would take the focus and be read just before the account's own. */}
            <p className="text-title">{copy.title}</p>
            <CardSkeleton lines={2} label={copy.loading} />
            <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-6">
              <CardSkeleton lines={8} />
              <CardSkeleton lines={4} />
            </div>
          </>
        )}
        <LoadFailure what={file === null ? copy.failed : copy.outdated} error={error} onRetry={reload} />
        {assessment?.state === 'damaged' && <DamagedAccount uid={uid} profile={assessment} />}
        {file !== null && assessment?.state === 'sound' && (
          <AccountPage
            file={file}
            user={assessment.user}
            from={from}
            onReload={reload}
            onDecided={(user) => change((known) => ({ ...known, assessment: { state: 'sound', user } }))}
          />
        )}
      </InServiceZone>
    </FullHeightPage>
  );
}
