import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useArrivalNote, useSessionState, useProduct } from '#core/product/product-context.tsx';
import { useWhenIdle } from '#core/product/use-when-idle.ts';
import type { ProductAccess } from '#core/product/product-access.ts';
import { RideSlotContext } from '#core/slots/ride-slots.ts';
import { UserContext, useUser } from '#core/session/user-context.ts';
import { AppHeader } from './app-header.tsx';
import { useFrameCopy } from '#words/frame-copy.ts';
import { WaveBackground } from '#ui/brand/wave-background.tsx';
import { SignedInSkeleton } from '#ui/page/page-skeleton.tsx';
import { flushSync } from 'react-dom';
import { isAdministrator } from '#domain/shared/people/role.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import { useUiCopy } from '#words/ui-copy.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { Button } from '#ui/actions/button.tsx';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { SignOutButton } from '#ui/page/sign-out-button.tsx';
import { MessagePage } from '#ui/page/message-card.tsx';

/** Shown if the profile could not be read. The session stays. Offers a retry and a sign-out, but no repair (D19). */
function UnreachablePage({ error }: { error: AccountFailure }) {
  const copy = useFrameCopy().unreachable;
  const ui = useUiCopy();
  const textOf = useErrorText();
  const { session } = useProduct().accounts;
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await session.refresh();
    // The result is rendered first, then the focus moves to its heading. A screen reader announces the heading.
    flushSync(() => setBusy(false));
    focusPageHeading();
  };
  return (
    <MessagePage icon="refresh" title={copy.title} text={`${textOf(error)} ${copy.text}`}>
      <Button busy={busy} busyLabel={copy.retrying} onClick={() => void retry()}>
        {ui.retry}
      </Button>
      <SignOutButton size="medium" />
    </MessagePage>
  );
}

type TakeNow = () => void;

/** Whether this build caches its pages on the device. */
const KEEPS_PAGES = import.meta.env.PROD && import.meta.env.VITE_WORKER !== 'off';

/** Caches the pages behind sign-in. Returns a function that activates a waiting version; `null` if none waits. */
function useCachedShell(): TakeNow | null {
  const [takeNow, setTakeNow] = useState<TakeNow | null>(null);
  const navigate = useNavigate();
  const { role } = useUser();
  useWhenIdle(() => {
    if (!KEEPS_PAGES) return;
    import('../shell/cache-shell.ts')
      .then(({ cacheShell }) =>
        cacheShell({
          onNewVersion: (take) => setTakeNow(() => take),
          onNotice: (page) => void navigate({ to: page }),
          isAdministrators: isAdministrator(role),
        }),
      )
      // Without the cache, pages need a network.
      .catch(() => {});
  });
  return takeNow;
}

/** A new version activates itself only on an idle page. This button activates the version at once. */
function NewVersion({ takeNow }: { takeNow: TakeNow }) {
  const copy = useFrameCopy().newVersion;
  return (
    <output className="block">
      {copy.text}{' '}
      <Button tone="quiet" size="small" onClick={takeNow}>
        {copy.takeNow}
      </Button>
    </output>
  );
}

function PageBody({ header, children }: { header: ReactNode; children: ReactNode }) {
  const copy = useFrameCopy();
  const { copyright } = useUiCopy();
  const takeNow = useCachedShell();
  return (
    <div className="relative isolate flex min-h-dvh flex-col overflow-x-clip [--frame:72rem] [--wide:112rem] has-data-wide:[--frame:var(--wide)]">
      <a
        href="#content"
        className="absolute top-2 left-2 z-30 -translate-y-20 rounded-control bg-surface px-4 py-2.5 font-semibold text-accent-ink shadow-low focus:translate-y-0"
      >
        {copy.skipToContent}
      </a>
      {header}
      {/* This element can be focused, so that the skip link moves the focus here and not to the document. */}
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-(--frame) flex-1 grid-cols-1 content-start gap-4 px-4 pt-4 sm:gap-6 sm:px-6 sm:pt-6 sm:has-data-wide:pt-3 flat:gap-2 flat:pt-2"
      >
        {children}
      </main>
      {/* The waves lie behind the page, so they take no room. */}
      <div className="fixed inset-x-0 bottom-0 -z-10 opacity-20">
        <WaveBackground />
      </div>
      <footer className="mx-auto w-full max-w-(--frame) px-4 py-3 text-xs text-ink-soft sm:px-6">
        {copyright}
        {takeNow !== null && <NewVersion takeNow={takeNow} />}
      </footer>
    </div>
  );
}

const loadSlots = async (access: ProductAccess) => (await import('./ride-slots-of.ts')).rideSlotsOf(access);

/** The frame behind sign-in, for the current session. Without children it renders the matched route. */
export function SignedInFrame({ children }: { children?: ReactNode }) {
  const session = useSessionState();
  const note = useArrivalNote(useLocation({ select: ({ pathname }) => pathname }));
  switch (session.state) {
    case 'signed-in':
      return (
        <UserContext value={session.user}>
          <PageBody header={<AppHeader />}>
            {note}
            <RideSlotContext value={loadSlots}>{children ?? <Outlet />}</RideSlotContext>
          </PageBody>
        </UserContext>
      );
    case 'unreachable':
      return <UnreachablePage error={session.error} />;
    case 'loading':
    case 'signed-out':
      return <SignedInSkeleton />;
  }
}
