import { fail, succeed } from '../firestore-fault.ts';
import type { Outcome } from '../firestore-fault.ts';
import { compareUtf8 } from '../values/utf8-order.ts';
import type { Call } from './backend.ts';
import { readRequest } from './read-request.ts';

/** All collections directly below the parent, without pages; administrators only (protocol 7.7). */
export function listCollectionIds(call: Call, body: unknown): Outcome<unknown> {
  if (call.caller.kind !== 'administrator') {
    return fail('PERMISSION_DENIED', 'Metadata operations require admin authentication.');
  }
  const message = readRequest(body, ['pageSize']);
  if (!message.ok) return message;
  const below = call.parent === '' ? '' : `${call.parent}/`;
  const ids = new Set<string>();
  for (const path of call.project.database(call.name.database).documents.collectionPaths()) {
    const [id] = path.startsWith(below) ? path.slice(below.length).split('/') : [];
    if (id !== undefined) ids.add(id);
  }
  return succeed({ collectionIds: [...ids].sort(compareUtf8) });
}
