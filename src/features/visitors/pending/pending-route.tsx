import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '../../../core/navigation/paths.ts';
import { emailIn } from '../../../core/navigation/search-params.ts';
import { PendingScreen, PendingWithoutAddress } from './pending-screen.tsx';

/** Closing leads to sign-in without the address, because the email check there would lead straight back (design D14). */
export function PendingRoute() {
  const email = emailIn(useSearch({ strict: false }));
  const navigate = useNavigate();
  if (email === null) return <PendingWithoutAddress />;
  return <PendingScreen key={email} email={email} onClose={() => void navigate({ href: paths.signIn })} />;
}
