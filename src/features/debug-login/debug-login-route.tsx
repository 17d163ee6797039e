import { useSearch } from '@tanstack/react-router';
import { emailIn } from '../../app/search-params.ts';
import { DebugLoginScreen } from './debug-login-screen.tsx';

/** A changed address in the bar is another visit. */
export function DebugLoginRoute() {
  const email = emailIn(useSearch({ strict: false })) ?? '';
  return <DebugLoginScreen key={email} email={email} />;
}
