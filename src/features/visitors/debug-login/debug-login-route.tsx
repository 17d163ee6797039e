import { useSearch } from '@tanstack/react-router';
import { emailIn } from '../../../core/navigation/search-params.ts';
import { DebugLoginScreen } from './debug-login-screen.tsx';

/** A changed `?email=` starts over. */
export function DebugLoginRoute() {
  const email = emailIn(useSearch({ strict: false })) ?? '';
  return <DebugLoginScreen key={email} email={email} />;
}
