import { fail, type Outcome } from '../firestore-fault.ts';
import { readMessage, type Message } from '../values/proto-message.ts';

/** Members of the real service that the lite SDK never sends. Its transactions run in the client (protocol 1.4). */
const UNSUPPORTED = ['transaction', 'newTransaction', 'readTime', 'explainOptions'];

/** Reads a request body. Unsupported parts are refused by name, not ignored. */
export function readRequest(body: unknown, names: readonly string[]): Outcome<Message> {
  const message = readMessage(body, [...names, ...UNSUPPORTED]);
  if (!message.ok) return message;
  const unsupported = UNSUPPORTED.find((name) => message.value.has(name));
  return unsupported === undefined
    ? message
    : fail('UNIMPLEMENTED', `"${unsupported}" is not supported by the built-in Firestore.`);
}
