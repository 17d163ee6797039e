import { getRouteApi } from '@tanstack/react-router';
import { PendingScreen, PendingWithoutAddress } from './pending-screen.tsx';

const route = getRouteApi('/pending-approval');

/** Closing leads to sign-in without the address, because the email check there would lead straight back (design D14). */
export function PendingRoute() {
  const { email } = route.useSearch();
  const navigate = route.useNavigate();
  if (email === undefined) return <PendingWithoutAddress />;
  return <PendingScreen key={email} email={email} onClose={() => void navigate({ to: '/sign-in' })} />;
}
