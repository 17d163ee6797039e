import { getRouteApi } from '@tanstack/react-router';
import { DebugLoginScreen } from './debug-login-screen.tsx';

const route = getRouteApi('/debug-login');

/** A changed `?email=` starts over. */
export function DebugLoginRoute() {
  const { email = '' } = route.useSearch();
  return <DebugLoginScreen key={email} email={email} />;
}
