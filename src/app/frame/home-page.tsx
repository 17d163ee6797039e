import { useEffect, useRef } from 'react';
import { focusPageHeading } from '#core/navigation/focus-on-navigation.ts';
import { useSettledSession, EitherFrame } from './either-frame.tsx';
import { displayName } from '#core/text/display-name.ts';
import { useHomeCopy } from '#words/home-copy.ts';
import { HomeScreen } from '#public-pages/home-screen.tsx';
import { PageSkeleton } from '#ui/page/page-skeleton.tsx';
import { isKnownRole } from '#domain/shared/people/role.ts';
import type { AdmittedUser } from '#domain/accounts/admission/admission-policy.ts';
import { MessageCard } from '#ui/page/message-card.tsx';
import { homeOf } from '#core/navigation/home-of.ts';
import { paths } from '#core/navigation/paths.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';

function SignedInHome({ user }: { user: AdmittedUser }) {
  const copy = useHomeCopy();
  const { role } = user;
  const home = homeOf(role);
  const withoutDashboard = home === paths.home;
  return (
    <MessageCard
      icon={withoutDashboard ? 'info' : 'car'}
      title={copy.back(displayName(user))}
      text={isKnownRole(role) ? copy.signedInAs(role) : copy.noDashboard(role)}
    >
      {!withoutDashboard && (
        <a href={home} className={buttonClasses()}>
          {copy.dashboard}
        </a>
      )}
      <a href={paths.profile} className={buttonClasses(withoutDashboard ? 'primary' : 'secondary')}>
        {copy.profile}
      </a>
    </MessageCard>
  );
}

/** The root, for signed-out or signed-in visitors. Never redirects (D17). */
export function HomePage() {
  const copy = useHomeCopy();
  const session = useSettledSession();
  const signedIn = session.state === 'signed-in';
  const wasSignedIn = useRef(signedIn);
  useEffect(() => {
    // The focused element disappeared with the signed-in page, and no navigation moves the focus.
    if (wasSignedIn.current && !signedIn) focusPageHeading();
    wasSignedIn.current = signedIn;
  }, [signedIn]);
  if (session.state === 'loading') return <PageSkeleton />;
  if (session.state !== 'signed-in') return <HomeScreen />;
  return (
    <EitherFrame title={copy.back(displayName(session.user))}>
      <SignedInHome user={session.user} />
    </EitherFrame>
  );
}
