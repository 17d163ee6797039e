import { FirebaseError } from 'firebase/app';
import type { SystemError } from '#domain/shared/system-error.ts';

type DocumentCode = 'network' | 'permission-denied' | 'unavailable';

/**
 * The product's codes for the lite SDK's codes. The SDK reports `unknown` if it cannot reach the server: a refused
 * connection, an aborted answer, or no network. `aborted` is a write that conflicted with another.
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
