import { authorize } from '../access/authorize.ts';
import { getAccess } from '../access/describe-access.ts';
import { collect, succeed } from '../firestore-fault.ts';
import type { Outcome } from '../firestore-fault.ts';
import { decodeMask } from '../store/decode-write.ts';
import { requestTime } from '../store/commit-clock.ts';
import { encodeDocument } from '../values/encode-value.ts';
import { selectFields } from '../values/field-access.ts';
import { readList, readString } from '../values/proto-message.ts';
import { documentsRoot, parseDocumentName } from '../values/resource-name.ts';
import { formatTimestamp } from '../values/timestamp.ts';
import { accessContext } from './access-context.ts';
import type { Call } from './backend.ts';
import { readRequest } from './read-request.ts';

/** Reads documents by name, each once; one denied document fails the call (protocol 3.1, 7.7). */
export function batchGet(call: Call, body: unknown): Outcome<unknown> {
  const message = readRequest(body, ['documents', 'mask']);
  if (!message.ok) return message;
  const names = readList(message.value.get('documents'));
  if (!names.ok) return names;
  const paths = collect(names.value, (item) => {
    const name = readString(item);
    return name.ok ? parseDocumentName(name.value, call.name) : name;
  });
  if (!paths.ok) return paths;
  const mask = message.value.has('mask') ? decodeMask(message.value.get('mask')) : succeed(undefined);
  if (!mask.ok) return mask;

  const { documents } = call.project.database(call.name.database);
  const found = [...new Set(paths.value)].map((path) => ({ path, document: documents.get(path) }));
  const time = call.backend.clock.now();
  const allowed = authorize(
    accessContext(call, requestTime(time)),
    found.map(({ path, document }) => getAccess(path, document)),
  );
  if (!allowed.ok) return allowed;

  call.project.reads.addDocuments(found.length, call.caller.kind === 'administrator');
  const readTime = formatTimestamp(time);
  return succeed(
    found.map(({ path, document }) => {
      if (!document) return { missing: `${documentsRoot(call.name)}/${path}`, readTime };
      const fields = mask.value ? selectFields(document.fields, mask.value) : document.fields;
      return { found: encodeDocument({ ...document, fields }, call.name), readTime };
    }),
  );
}
