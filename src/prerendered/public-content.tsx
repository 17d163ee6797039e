import { useEffect, useEffectEvent } from 'react';
import { endWaiting } from '../app/end-waiting.ts';
import { followLinks } from '../app/follow-links.ts';
import { followSession } from '../app/follow-session.ts';
import { useProductAccess } from '../app/product-context.tsx';
import { NotArrived } from './not-arrived.tsx';
import type { PublicPage, PageLocation } from './public-page.ts';
import type { TakeOver } from './take-over.ts';

interface PublicContentProps {
  page: PublicPage;
  pageLocation: PageLocation;
  takeOver: TakeOver;
}

/** A public page without the router, and what makes it part of the product: links, session, and early input. */
export function PublicContent({
  page: { Screen, signedOutOnly },
  pageLocation,
  takeOver,
}: PublicContentProps) {
  const access = useProductAccess();
  const begin = useEffectEvent(() => {
    const guard = () => {
      if (!signedOutOnly || access.session.current().state !== 'signed-in') return;
      // The router's guard decides where to; this page is not one to come back to.
      takeOver.go(`${location.pathname}${location.search}`, { replace: true });
    };
    return [
      followLinks(takeOver),
      followSession(access, guard),
      // The product is what a sign-in needs first; the router follows it.
      access.session.subscribe(takeOver.prepare),
    ];
  });
  useEffect(() => {
    endWaiting();
    const stops = begin();
    window.earlyInput?.submitted?.requestSubmit();
    return () => stops.forEach((stop) => stop());
  }, []);
  return (
    <>
      <Screen pageLocation={pageLocation} go={takeOver.go} />
      <NotArrived takeOver={takeOver} />
    </>
  );
}
