import { isKnownRole } from '#domain/accounts/model/role.ts';
import type { AdmittedUser } from '#domain/accounts/admission/admission-policy.ts';
import { MessageCard } from '#ui/page/message-card.tsx';
import { displayName } from '#core/text/display-name.ts';
import { homeOf } from '#core/navigation/home-of.ts';
import { paths } from '#core/navigation/paths.ts';
import { useHomeCopy } from '#words/home-copy.ts';
import { buttonClasses } from '#ui/actions/button-classes.ts';

/** Greets the user and links to dashboard and profile; a role without a dashboard gets an explanation. */
export function SignedInHome({ user }: { user: AdmittedUser }) {
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
