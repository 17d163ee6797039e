import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isLoginArea } from '#domain/admission/login-area.ts';
import { paths, withEmail } from '../../app/paths.ts';
import { emailIn } from '../../app/search-params.ts';
import { SignInScreen } from './sign-in-screen.tsx';

/**
 * Where a sign-in leads is decided by the guard, which runs again as soon as the session stands. The router hands on
 * parameters that no route has validated, so the address is read once more.
 */
export function SignInRoute() {
  const navigate = useNavigate();
  const { area = '' } = useParams({ strict: false });
  const email = emailIn(useSearch({ strict: false }));
  return (
    <SignInScreen
      key={`${area} ${email}`}
      area={isLoginArea(area) ? area : null}
      email={email}
      onPending={(address) => void navigate({ href: withEmail(paths.pendingApproval, address) })}
      onSignedIn={() => {}}
    />
  );
}
