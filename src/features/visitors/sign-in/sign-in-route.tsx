import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isLoginArea } from '#domain/accounts/admission/login-area.ts';
import { paths, withEmail } from '../../../core/navigation/paths.ts';
import { emailIn } from '../../../core/navigation/search-params.ts';
import { SignInScreen } from './sign-in-screen.tsx';

/**
 * After a sign-in the guard runs again and redirects, so nothing happens here. The search parameters are not validated on
 * every route, so the address is parsed again.
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
    />
  );
}
