import type { CanonicalStatus, FirestoreFault, Outcome } from '../firestore-fault.ts';

/** An HTTP answer without its CORS headers. If `contentType` is null, the header is not sent. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly contentType: string | null;
}

/** The HTTP codes of protocol 4. The SDK looks only at the code. */
const HTTP_STATUS: Record<CanonicalStatus, number> = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  UNKNOWN: 500,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
};

export const jsonAnswer = (value: unknown, status = 200): Answer => ({
  status,
  body: JSON.stringify(value),
  contentType: 'application/json; charset=utf-8',
});

export const textAnswer = (body: string, status = 200): Answer => ({
  status,
  body,
  contentType: 'text/plain',
});

/** The official emulator's answer to an unknown route or method (protocol 2.5). */
export const notFound = (): Answer => ({ status: 404, body: 'Not Found\n', contentType: null });

/** The error envelope of protocol 4. */
export function faultAnswer({ status, message }: FirestoreFault): Answer {
  const code = HTTP_STATUS[status];
  return jsonAnswer({ error: { code, ...(message !== '' && { message }), status } }, code);
}

export const answerOf = (outcome: Outcome<unknown>): Answer =>
  outcome.ok ? jsonAnswer(outcome.value) : faultAnswer(outcome.fault);
