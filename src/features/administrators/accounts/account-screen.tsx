import { useEffect, useRef } from 'react';
import { focusPageHeading } from '../../../core/navigation/focus-on-navigation.ts';
import { FullHeightPage } from '../../../ui/page/full-height-page.tsx';
import { MessageCard } from '../../../ui/page/message-card.tsx';
import { PageTitle } from '../../../ui/page/page-title.tsx';
import { paths } from '../../../core/navigation/paths.ts';
import { searchOf, type QueuePlace } from '../queue/queue-place.ts';
import { stringifySearch } from '../../../core/navigation/search-params.ts';
import { accountsCopy } from '../../../copy/accounts.ts';
import { reviewCopy } from '../../../copy/review.ts';
import { useCopy } from '../../../copy/language/use-copy.ts';
import { useErrorText } from '../../../copy/use-error-text.ts';
import { buttonClasses } from '../../../ui/actions/button-classes.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorBox } from '../../../ui/feedback/error-box.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { AccountPage } from './account-page.tsx';
import { DamagedAccount } from './damaged-account.tsx';
import { useAccountFile } from './use-account-file.ts';

interface AccountScreenProps {
  uid: string;
  /** The part of the queue that the back link leads to, unless it leads to Record health. */
  from: QueuePlace;
  fromHealth: boolean;
}

/** One account: loading, failed, missing, damaged or valid. */
export function AccountScreen({ uid, from, fromHealth }: AccountScreenProps) {
  const { headings } = useCopy(reviewCopy);
  const copy = useCopy(accountsCopy);
  const textOf = useErrorText();
  const account = useAccountFile(uid);
  const { file, error } = account;
  const assessment = file?.assessment;
  // "Try again" goes as soon as it is pressed.
  const retried = useRef(false);
  useEffect(() => {
    if (error === null && retried.current) focusPageHeading();
    retried.current = false;
  }, [error]);
  const retry = () => {
    retried.current = true;
    account.reload();
  };
  const back = fromHealth
    ? { href: paths.health, label: copy.damaged.health }
    : { href: `${paths.adminDashboard}${stringifySearch(searchOf(from))}`, label: headings[from.filter] };
  if (assessment?.state === 'missing') {
    return (
      <>
        <PageTitle>{copy.title}</PageTitle>
        <MessageCard icon="search" title={copy.missing.title} text={copy.missing.text}>
          <a href={back.href} className={buttonClasses()}>
            {back.label}
          </a>
        </MessageCard>
      </>
    );
  }
  return (
    <FullHeightPage>
      <p>
        <span aria-hidden="true" className="text-accent-ink">
          ←{' '}
        </span>
        <TextLink href={back.href}>{back.label}</TextLink>
      </p>
      {assessment?.state !== 'sound' && <PageTitle>{copy.title}</PageTitle>}
      {file === null && error !== null && <h1 className="text-title">{copy.title}</h1>}
      {file === null && error === null && (
        <>
          {/* Not a heading: it would take the focus and be heard just before the account's own. */}
          <p className="text-title">{copy.title}</p>
          <Skeleton lines={10} label={copy.loading} />
        </>
      )}
      {error !== null && (
        <ErrorBox text={`${file === null ? copy.failed : copy.outdated} ${textOf(error)}`}>
          <Button tone="secondary" size="small" onClick={retry}>
            {copy.retry}
          </Button>
        </ErrorBox>
      )}
      {assessment?.state === 'damaged' && <DamagedAccount uid={uid} profile={assessment} />}
      {file !== null && assessment?.state === 'sound' && (
        <AccountPage
          file={file}
          user={assessment.user}
          from={from}
          onReload={account.reload}
          onDecided={account.show}
        />
      )}
    </FullHeightPage>
  );
}
