import { useEffect, useEffectEvent } from 'react';
import { endWaiting } from '#app/shell.tsx';
import { followLinks } from '#app/follow-links.ts';
import { followSession } from '#app/follow-session.ts';
import { useProductAccess } from '#core/product/product-context.tsx';
import { hydrating } from './hidden-typing.ts';
import { NavigationNotice } from './navigation-notice.tsx';
import type { PublicPage, PageLocation } from '#core/navigation/public-page.ts';
import type { TakeOver } from './take-over.ts';

interface PublicContentProps {
  page: PublicPage;
  pageLocation: PageLocation;
  takeOver: TakeOver;
}

/** A public page without the router. It follows links and the session, and repeats a submit from before hydration. */
export function PublicContent({
  page: { Screen, signedOutOnly },
  pageLocation,
  takeOver,
}: PublicContentProps) {
  const access = useProductAccess();
  const begin = useEffectEvent(() => {
    const guard = () => {
      if (!signedOutOnly || access.session.current().state !== 'signed-in') return;
      // The router's guard chooses the target. Going back must not lead to this page again.
      takeOver.go(`${location.pathname}${location.search}`, { replace: true });
    };
    return [
      followLinks(takeOver),
      followSession(access, guard),
      // The product loads first. When it reports the session, the router's code loads, which a sign-in needs next.
      access.session.subscribe(takeOver.prepare),
    ];
  });
  useEffect(() => {
    endWaiting();
    hydrating.abort();
    const stops = begin();
    window.earlyInput?.submitted?.requestSubmit();
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <>
      <Screen pageLocation={pageLocation} go={takeOver.go} />
      <NavigationNotice takeOver={takeOver} />
    </>
  );
}
