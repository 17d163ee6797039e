import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { LoginArea } from '#domain/accounts/admission/login-area.ts';
import { SignInScreen } from './sign-in-screen.tsx';

/** After a sign-in the guard runs again and redirects, so nothing happens here. */
function SignInPage({ area, email = null }: { area: LoginArea | null; email: string | null | undefined }) {
  const navigate = useNavigate();
  return (
    <SignInScreen
      key={`${area} ${email}`}
      area={area}
      email={email}
      onPending={(address) => void navigate({ to: '/pending-approval', search: { email: address } })}
    />
  );
}

const everyone = getRouteApi('/sign-in');

/** The sign-in that admits every role. */
export function SignInRoute() {
  return <SignInPage area={null} email={everyone.useSearch().email} />;
}

const oneArea = getRouteApi('/sign-in/$area');

/** The sign-in of one login area. */
export function SignInAreaRoute() {
  return <SignInPage area={oneArea.useParams().area} email={oneArea.useSearch().email} />;
}
