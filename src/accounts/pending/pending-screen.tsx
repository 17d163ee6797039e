import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType, useEffect } from 'react';
import type { ApplicationOutcome } from '#domain/accounts/model/application-outcome.ts';
import type { Role } from '#domain/shared/people/role.ts';
import type { WaitingApplicant } from '#domain/accounts/services/applicant.ts';
import { ARRIVAL_NOTE_ID, focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { paths } from '#core/navigation/paths.ts';
import { loadChunk } from '#core/product/load-chunk.ts';
import { useProductAccess } from '#core/product/product-context.tsx';
import { intervals, watchWhileVisible } from '#core/session/watch-while-visible.ts';
import { listenForProof } from '#core/session/proof-channel.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';
import { TextLink } from '#ui/actions/text-link.tsx';
import { ApplicationJourney, ApplicationSteps } from './application-steps.tsx';
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx';
import { QuietNote } from '#ui/feedback/quiet-note.tsx';
import { useEarlyLoad } from '#ui/feedback/use-early-load.ts';
import { Card, MessagePage } from '#ui/page/message-card.tsx';
import { ContactDetails } from '#ui/page/contact-details.tsx';
import { PublicFrame } from '#ui/page/public-frame.tsx';
import { DecisionResult } from './decision-result.tsx';
import { usePendingCopy } from './pending-copy.ts';
import type { PendingDialogProps } from './pending-dialog.tsx';
import { useApplication } from './use-application.ts';
import { homeOf } from '#core/navigation/home-of.ts';
import { emailIn } from '#core/navigation/search-params.ts';
import type { PublicPage } from '#core/navigation/public-page.ts';

/**
 * Returns the applicant with this address if they have given the password in this tab; otherwise `null`. Looks for a
 * proof and a question at intervals, when the page is shown again, and when another tab has used the mailed link.
 */
function useApplicant(email: string): WaitingApplicant | null {
  const { load } = useProductAccess();
  const [waiting, setWaiting] = useState<WaitingApplicant | null>(null);
  useEffect(() => {
    let unmounted = false;
    let unsubscribe = () => {};
    const look = async () => {
      const product = await load();
      if (unmounted || !product.ok) return false;
      const { applicant } = product.value.accounts;
      if (applicant.current()?.email !== email) return false;
      void applicant.lookForQuestion();
      return applicant.look();
    };
    const begin = async () => {
      const product = await load();
      if (unmounted || !product.ok) return;
      const { applicant } = product.value.accounts;
      const update = () => {
        const found = applicant.current();
        setWaiting(found?.email === email ? found : null);
      };
      unsubscribe = applicant.subscribe(update);
      update();
    };
    void begin();
    const stopLooking = watchWhileVisible(() => void look(), intervals.gate);
    const stopListening = listenForProof(email, look);
    return () => {
      unmounted = true;
      unsubscribe();
      stopLooking();
      stopListening();
    };
  }, [load, email]);
  return waiting;
}

/** The note on the sign-in page for an applicant who comes from the waiting page. */
function AwaitingNote({ email }: Pick<PendingScreenProps, 'email'>) {
  return <QuietNote id={ARRIVAL_NOTE_ID}>{usePendingCopy().left(email)}</QuietNote>;
}

interface PendingStateProps {
  /** The address; empty in the prerendered markup. */
  email: string;
  unreachable: boolean;
  waiting: WaitingApplicant | null;
}

function PendingState({ email, unreachable, waiting }: PendingStateProps) {
  const copy = usePendingCopy();
  const { load, arrivalNotes } = useProductAccess();
  // An applicant who goes to the sign-in page no longer waits in this tab.
  const leave = async () => {
    const product = await load();
    if (product.ok) await product.value.accounts.applicant.leave();
  };
  const toSignIn = () => {
    arrivalNotes.set(paths.signIn, <AwaitingNote email={email} />);
    void leave();
  };
  return (
    <div className="mx-auto w-full max-w-lg">
      <Card>
        <div className="grid grid-cols-1 gap-3 text-ink-soft">
          <h1 className="text-title wrap-anywhere hyphens-auto text-ink">{copy.waitingHeading}</h1>
          <p>{copy.waitingText}</p>
          {/* Screen readers announce a text only if its live region existed before. */}
          <output className="contents">
            {unreachable && <p className="text-ink">{copy.unreachable}</p>}
          </output>
          <div className="my-3 text-ink">
            <ApplicationSteps email={email} waiting={waiting} />
          </div>
          <p className="text-sm font-semibold text-ink">{copy.contact}</p>
          <ContactDetails />
          {/* This line is near the end, because it appears only after hydration and moves everything below it. */}
          {email !== '' && <p className="wrap-anywhere">{copy.awaiting(email)}</p>}
          <p>
            {/* With `?email=` the sign-in page would check the address and lead straight back here. */}
            <TextLink href={paths.signIn} onClick={toSignIn}>
              {copy.signIn}
            </TextLink>
          </p>
        </div>
      </Card>
    </div>
  );
}

/** The dialog is loaded after the page, because its chunk contains most of Radix. */
const LazyPendingDialog = lazy(async () => {
  const { PendingDialog } = await loadChunk(() => import('./pending-dialog.tsx'));
  return { default: PendingDialog };
});

interface PendingScreenProps {
  email: string;
  /** Called when the approved applicant has signed in on this page. */
  onEntered: (role: Role) => void;
  dialog?: ComponentType<PendingDialogProps>;
}

function titleOf(outcome: ApplicationOutcome | null) {
  if (outcome === null) return 'title';
  if (outcome.approved) return 'approvedHeading';
  if (outcome.error.code === 'rejected-unproven') return 'rejectedHeading';
  return outcome.error.code === 'account-not-found' ? 'notFoundHeading' : 'failedHeading';
}

/** The place of the drawn car, which shows the progress; `null` after an outcome other than an approval. */
function placeOf(outcome: ApplicationOutcome | null, waiting: WaitingApplicant | null) {
  if (outcome === null) return waiting?.isProven === true ? 'review' : 'address';
  return outcome.approved ? 'arrived' : null;
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;

export function PendingScreen({
  email,
  onEntered,
  dialog: PendingDialog = LazyPendingDialog,
}: PendingScreenProps) {
  const copy = usePendingCopy();
  const { outcome, unreachable } = useApplication(email);
  const waiting = useApplicant(email);
  const title = copy[titleOf(outcome)];
  const [closed, setClosed] = useState(false);
  useEarlyLoad();
  useEffect(() => {
    if (closed) focusPageHeading();
  }, [closed]);
  // The prerendered markup has neither the dialog nor an address.
  const isHere = useSyncExternalStore(never, inBrowser, onServer);
  const journey = placeOf(outcome, waiting);
  return (
    <PublicFrame title={title}>
      {journey !== null && <ApplicationJourney at={journey} />}
      {outcome === null ? (
        <>
          <PendingState email={isHere ? email : ''} {...{ unreachable, waiting }} />
          {isHere && !closed && (
            <Suspense>
              {/* The page has the dialog's facts, so a dialog that does not load needs no replacement. */}
              <ErrorBoundary fallback={null}>
                <PendingDialog {...{ email, unreachable }} onClose={() => setClosed(true)} />
              </ErrorBoundary>
            </Suspense>
          )}
        </>
      ) : (
        <DecisionResult
          title={title}
          outcome={outcome}
          email={email}
          waiting={waiting}
          onEntered={onEntered}
        />
      )}
    </PublicFrame>
  );
}

/** The page without a usable `?email=`: it watches nothing, and only links to sign-in. */
function PendingWithoutAddress() {
  const copy = usePendingCopy();
  return (
    <MessagePage icon="clock" title={copy.noAddressHeading} text={copy.noAddressText}>
      <a href={paths.signIn} className={buttonClasses()}>
        {copy.signIn}
      </a>
    </MessagePage>
  );
}

export const page: PublicPage = {
  Screen({ pageLocation, go }) {
    const email = emailIn(pageLocation.search);
    if (email === null) return <PendingWithoutAddress />;
    return <PendingScreen email={email} onEntered={(role) => go(homeOf(role), { replace: true })} />;
  },
};
