import { useParams, useSearch } from '@tanstack/react-router';
import type { DamagedProfile } from '#domain/accounts/model/found-account.ts';
import { useRequest } from '#core/product/use-request.ts';
import { RouteButton, RouteLink } from '#ui/actions/route-link.tsx';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CardSkeleton } from '#ui/page/content-skeleton.tsx';
import { FullHeightPage, WayBack } from '#ui/page/titled-page.tsx';
import { MessageCard } from '#ui/page/message-card.tsx';
import { PageTitle } from '#ui/page/page-title.tsx';
import { Section } from '#ui/page/section.tsx';
import { InServiceZone } from '#ui/zone/in-service-zone.tsx';
import { useReviewCopy } from '../review-copy.ts';
import { useHealthCopy } from '../health-copy.ts';
import { CopyRepairLink } from '../health/copy-repair-link.tsx';
import { queuePlaceIn, searchOf } from '../queue/queue-place.ts';
import { AccountPage } from './account-content.tsx';
import { DamagedRecordFacts } from './damaged-record-facts.tsx';
import { useReview } from '../use-review.ts';

interface DamagedAccountProps {
  uid: string;
  profile: DamagedProfile;
}

/** The problems of a damaged record, with advice. */
function DamagedAccount({ uid, profile }: DamagedAccountProps) {
  const { damaged: title, account } = useReviewCopy();
  const copy = account.damaged;
  const { fieldMissing } = useHealthCopy();
  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-title">{title}</h1>
        <DamagedRecordFacts uid={uid} profile={profile} />
      </div>
      <Notice tone="warning">{copy.text}</Notice>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-6">
        <Section heading={copy.wrong}>
          <ul className="grid list-disc gap-1 pl-5">
            {profile.fields.map((field) => (
              <li key={field}>{fieldMissing(field)}</li>
            ))}
          </ul>
        </Section>
        <Section heading={copy.what}>
          <ol className="grid list-decimal gap-2 pl-5">
            {copy.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <CopyRepairLink email={profile.stored.email ?? null} />
            <RouteLink to="/admin/health">{copy.health}</RouteLink>
          </p>
        </Section>
      </div>
    </>
  );
}

const ROUTE = { from: '/signed-in/admin/accounts/$uid' } as const;

/** One account: loading, failed, missing, damaged or valid. */
export function AccountScreen() {
  const { uid } = useParams(ROUTE);
  const search = useSearch(ROUTE);
  const from = queuePlaceIn(search);
  const { headings, account: copy } = useReviewCopy();
  const { accountReviews } = useReview();
  // The page keeps its content during a reload, and after a reload that failed.
  const { value: file, error, reload, change } = useRequest(uid, accountReviews.file);
  const account = file?.account;
  const back =
    search.from === 'health'
      ? ({ to: '/admin/health', search: {}, children: copy.damaged.health } as const)
      : ({ to: '/admin/dashboard', search: searchOf(from), children: headings[from.filter] } as const);
  if (account?.state === 'missing') {
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
        {account?.state !== 'sound' && <PageTitle>{copy.title}</PageTitle>}
        {file === null && error !== null && <h1 className="text-title">{copy.title}</h1>}
        {file === null && error === null && (
          <>
            {/* A heading here would take the focus and be read just before the account's own heading. */}
            <p className="text-title">{copy.title}</p>
            <CardSkeleton lines={2} label={copy.loading} />
            <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 md:gap-6">
              <CardSkeleton lines={8} />
              <CardSkeleton lines={4} />
            </div>
          </>
        )}
        <LoadFailure what={file === null ? copy.failed : copy.outdated} error={error} onRetry={reload} />
        {account?.state === 'damaged' && <DamagedAccount uid={uid} profile={account} />}
        {file !== null && account?.state === 'sound' && (
          <AccountPage
            file={file}
            user={account.user}
            from={from}
            onReload={reload}
            onDecided={(user) => change((known) => ({ ...known, account: { state: 'sound', user } }))}
          />
        )}
      </InServiceZone>
    </FullHeightPage>
  );
}
