import { collect, fail, invalid, succeed, type Outcome } from '../firestore-fault.ts';
import { decodeQuery } from '../query/decode-query.ts';
import type { StructuredQuery } from '../query/structured-query.ts';
import { readInt32, readList, readMessage, readString } from '../values/proto-message.ts';
import { documentsRoot, parseDocumentName, type DatabaseName } from '../values/resource-name.ts';

/** The subject of a target: documents by their paths, or a query. */
export type Watched =
  | { readonly kind: 'documents'; readonly paths: readonly string[] }
  | { readonly kind: 'query'; readonly query: StructuredQuery; readonly text: string };

/** One message of a Listen stream. An error in a target ends that target alone. */
export type ListenRequest =
  | { readonly kind: 'remove'; readonly id: number }
  | {
      readonly kind: 'add';
      readonly id: number;
      /** Whether the client names an earlier state that it has, by a token or a time. */
      readonly resumes: boolean;
      readonly watched: Outcome<Watched>;
    };

function decodeDocuments(json: unknown, within: DatabaseName): Outcome<Watched> {
  const message = readMessage(json, ['documents']);
  if (!message.ok) return message;
  const names = readList(message.value.get('documents'));
  if (!names.ok) return names;
  const paths = collect(names.value, (item) => {
    const name = readString(item);
    return name.ok ? parseDocumentName(name.value, within) : name;
  });
  return paths.ok ? succeed({ kind: 'documents', paths: paths.value }) : paths;
}

function decodeQueryTarget(json: unknown, within: DatabaseName): Outcome<Watched> {
  const message = readMessage(json, ['parent', 'structuredQuery']);
  if (!message.ok) return message;
  const name = readString(message.value.get('parent'));
  if (!name.ok) return name;
  const parent = name.value === documentsRoot(within) ? succeed('') : parseDocumentName(name.value, within);
  if (!parent.ok) return parent;
  const query = decodeQuery(message.value.get('structuredQuery'), parent.value, within);
  return query.ok ? succeed({ kind: 'query', query: query.value, text: JSON.stringify(json) }) : query;
}

const ADD_MEMBERS = ['query', 'documents', 'targetId', 'resumeToken', 'readTime', 'expectedCount', 'once'];

/** Reads one message. A failure ends the stream: without a target's id, no other answer is possible. */
export function decodeListen(json: unknown, within: DatabaseName): Outcome<ListenRequest> {
  const message = readMessage(json, ['database', 'addTarget', 'removeTarget', 'labels']);
  if (!message.ok) return message;
  if (message.value.has('removeTarget')) {
    const id = readInt32(message.value.get('removeTarget'));
    return id.ok ? succeed({ kind: 'remove', id: id.value }) : id;
  }
  const add = readMessage(message.value.get('addTarget'), [...ADD_MEMBERS, 'pipelineQuery']);
  if (!add.ok) return add;
  const target = add.value;
  const id = readInt32(target.get('targetId'));
  if (!id.ok) return id;
  if (id.value <= 0) return invalid('A target needs a positive targetId.');
  const resumes = target.has('resumeToken') || target.has('readTime');
  return succeed({ kind: 'add', id: id.value, resumes, watched: decodeWatched(target, within) });
}

function decodeWatched(target: ReadonlyMap<string, unknown>, within: DatabaseName): Outcome<Watched> {
  if (target.has('documents')) return decodeDocuments(target.get('documents'), within);
  if (target.has('query')) return decodeQueryTarget(target.get('query'), within);
  return fail('UNIMPLEMENTED', 'Only documents and queries can be listened to.');
}
