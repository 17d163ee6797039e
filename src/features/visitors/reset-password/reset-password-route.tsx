import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths, withEmail } from '../../../core/navigation/paths.ts';
import { emailIn } from '../../../core/navigation/search-params.ts';
import { resetCodeIn } from './reset-code-in.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

/** Replaces the history entry, because a used link is no page to go back to. */
export function ResetPasswordRoute() {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [email, code] = [emailIn(search) ?? '', resetCodeIn(search)];
  return (
    <ResetPasswordScreen
      key={code ?? email}
      email={email}
      code={code}
      onSaved={(owner) => void navigate({ href: withEmail(paths.signIn, owner), replace: true })}
    />
  );
}
