/** The canonical statuses this server answers with; protocol 4 lists their HTTP codes. */
export type CanonicalStatus =
  | 'INVALID_ARGUMENT'
  | 'FAILED_PRECONDITION'
  | 'PERMISSION_DENIED'
  | 'NOT_FOUND'
  | 'ALREADY_EXISTS'
  | 'UNIMPLEMENTED'
  | 'INTERNAL'
  | 'UNKNOWN';

/** An expected failure of a request, which the client gets as an answer. */
export interface FirestoreFault {
  readonly status: CanonicalStatus;
  readonly message: string;
}

export interface Failure {
  readonly ok: false;
  readonly fault: FirestoreFault;
}

export interface Success<T> {
  readonly ok: true;
  readonly value: T;
}

export type Outcome<T> = Success<T> | Failure;

export const succeed = <T>(value: T): Success<T> => ({ ok: true, value });

export const fail = (status: CanonicalStatus, message: string): Failure => ({
  ok: false,
  fault: { status, message },
});

export const invalid = (message: string): Failure => fail('INVALID_ARGUMENT', message);

/** The answer to a body of the wrong shape, type or field name (protocol 2.5). */
export const invalidPayload = (): Failure => invalid("Payload isn't valid for request.");

/** Maps every item, or stops at the first failure. */
export function collect<A, B>(items: Iterable<A>, step: (item: A) => Outcome<B>): Outcome<B[]> {
  const values: B[] = [];
  for (const item of items) {
    const outcome = step(item);
    if (!outcome.ok) return outcome;
    values.push(outcome.value);
  }
  return succeed(values);
}
