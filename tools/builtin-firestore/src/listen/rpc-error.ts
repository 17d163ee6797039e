import type { CanonicalStatus, FirestoreFault } from '../firestore-fault.ts';

/** The numbers of google.rpc.Code, which give the cause when a target is removed. */
const CODE: Record<CanonicalStatus, number> = {
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  FAILED_PRECONDITION: 9,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
};

export const targetCause = ({ status, message }: FirestoreFault): object => ({ code: CODE[status], message });

/** The reason why a whole stream ended; the client closes it. */
export const streamError = ({ status, message }: FirestoreFault): object => ({ error: { message, status } });
