import { getRouteApi } from '@tanstack/react-router';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

const route = getRouteApi('/reset-password');

/** Replaces the history entry, because a used link is no page to go back to. */
export function ResetPasswordRoute() {
  const { email = '', oobCode: code = null } = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ResetPasswordScreen
      key={code ?? email}
      email={email}
      code={code}
      onSaved={(owner) => void navigate({ to: '/sign-in', search: { email: owner }, replace: true })}
    />
  );
}
