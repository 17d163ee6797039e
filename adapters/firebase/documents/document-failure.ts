import { FirebaseError } from 'firebase/app';
import type { SystemError } from '#domain/shared/system-error.ts';

type DocumentCode = 'network' | 'permission-denied' | 'unavailable';

/**
 * The lite SDK's codes and ours. The SDK has no `unavailable` for a server it cannot reach: a refused connection, an
 * aborted answer and a browser without network are all `unknown`. `aborted` is a write that conflicted with another.
 */
const CODES: Readonly<Record<string, DocumentCode>> = {
  unknown: 'network',
  'permission-denied': 'permission-denied',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'resource-exhausted': 'unavailable',
  internal: 'unavailable',
  cancelled: 'unavailable',
  aborted: 'unavailable',
};

/** Maps an error of the database's SDK. */
export function toDocumentFailure(thrown: unknown): SystemError {
  if (!(thrown instanceof FirebaseError)) return { code: 'unexpected', message: String(thrown) };
  if (thrown.code === 'unauthenticated') return { code: 'session-expired', providerCode: thrown.code };
  const code = CODES[thrown.code];
  return code === undefined ? { code: 'unexpected', message: thrown.code } : { code };
}
