import type { AdmittedUser } from '#domain/admission/admission-policy.ts';
import { StandstillPage } from '../../app/frame/standstill-page.tsx';
import { SignOutButton } from '../../app/frame/sign-out-button.tsx';
import { homeOf, paths } from '../../app/paths.ts';
import { homeCopy } from '../../copy/home.ts';
import { useCopy } from '../../copy/use-copy.ts';
import { buttonClasses } from '../../ui/button-classes.ts';

/** The way to one's dashboard; a role without one gets a plain explanation. */
export function SignedInHome({ user }: { user: AdmittedUser }) {
  const copy = useCopy(homeCopy);
  const home = homeOf(user.role);
  const homeless = home === paths.home;
  return (
    <StandstillPage
      icon={homeless ? 'info' : 'car'}
      title={copy.back(user.name ?? user.email)}
      text={homeless ? copy.noDashboard(user.role) : copy.lead}
    >
      <a href={homeless ? paths.profile : home} className={buttonClasses()}>
        {homeless ? copy.profile : copy.dashboard}
      </a>
      <SignOutButton size="medium" />
    </StandstillPage>
  );
}
