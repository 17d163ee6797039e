import type { IncomingMessage } from 'node:http';
import { invalid, invalidPayload, succeed, type Outcome } from '../firestore-fault.ts';

/** Body limit of the official emulator over REST (protocol 2.5). */
const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Reads a body to its end. A body over the limit is discarded, so that the sender can read the refusal. */
export async function readBody(request: IncomingMessage): Promise<Outcome<Buffer>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    else chunks.length = 0;
  }
  return size > MAX_BODY_BYTES
    ? invalid(`Request payload size exceeds the limit: ${MAX_BODY_BYTES} bytes.`)
    : succeed(Buffer.concat(chunks, size));
}

/** Parses JSON whatever the content type says; a missing body is `{}` (protocol 2.5). */
export function parseBody(body: Buffer): Outcome<unknown> {
  if (body.length === 0) return succeed({});
  try {
    return succeed(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown);
  } catch {
    return invalidPayload();
  }
}
