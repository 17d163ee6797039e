import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { accountPath } from '#core/navigation/admin-paths.ts';

const PREFIX = accountPath('');

/** The uid of the account whose page the user came from, by a link or the browser's Back; `null` after any other page. */
export function useAccountLeft(): string | null {
  const router = useRouter();
  // Until this page has been rendered, the resolved location is the one before.
  const [before] = useState(() => router.state.resolvedLocation?.pathname ?? '');
  return before.startsWith(PREFIX) ? before.slice(PREFIX.length) : null;
}
