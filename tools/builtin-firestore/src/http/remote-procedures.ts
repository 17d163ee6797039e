import { readCaller } from '../access/request-caller.ts';
import { fail, type Outcome, succeed, collect } from '../firestore-fault.ts';
import { joinPath, documentsRoot, parseDocumentName } from '../values/resource-name.ts';
import { authorize } from '../access/authorize.ts';
import { getAccess } from '../access/describe-access.ts';
import { requestTime } from '../store/commit-clock.ts';
import { encodeDocument } from '../values/encode-value.ts';
import { readList, readString } from '../values/proto-message.ts';
import { formatTimestamp } from '../values/timestamp.ts';
import { answerOf, faultAnswer, notFound, type Answer } from './answer.ts';
import type { Backend, Call } from './backend.ts';
import { commit } from './commit.ts';
import { runAggregationCall, runQueryCall } from './query-calls.ts';
import { parseBody } from './read-body.ts';
import { parseDocumentsPath, type RequestPath } from './route.ts';
import { readRequest } from './read-request.ts';
import { accessContext } from './access-context.ts';

/** Reads documents by name, each once; one denied document fails the call (protocol 3.1, 7.7). */
function batchGet(call: Call, body: unknown): Outcome<unknown> {
  const message = readRequest(body, ['documents']);
  if (!message.ok) return message;
  const names = readList(message.value.get('documents'));
  if (!names.ok) return names;
  const paths = collect(names.value, (item) => {
    const name = readString(item);
    return name.ok ? parseDocumentName(name.value, call.name) : name;
  });
  if (!paths.ok) return paths;

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
    found.map(({ path, document }) =>
      document
        ? { found: encodeDocument(document, call.name), readTime }
        : { missing: `${documentsRoot(call.name)}/${path}`, readTime },
    ),
  );
}

type Procedure = (call: Call, body: unknown) => Outcome<unknown>;

/** The procedures by verb. One without `hasParent` is answered at the database's root only (protocol 2.1). */
const PROCEDURES: ReadonlyMap<string, { readonly run: Procedure; readonly hasParent: boolean }> = new Map([
  ['batchGet', { run: batchGet, hasParent: false }],
  ['commit', { run: commit, hasParent: false }],
  ['runQuery', { run: runQueryCall, hasParent: true }],
  ['runAggregationQuery', { run: runAggregationCall, hasParent: true }],
]);

/** Answers a POST below `/v1/`. */
export function answerProcedure(
  backend: Backend,
  path: RequestPath,
  authorization: string | undefined,
  body: Buffer,
): Answer {
  const procedure = PROCEDURES.get(path.verb);
  const target = parseDocumentsPath(path.segments.slice(1));
  if (!procedure || !target || (!procedure.hasParent && target.below.length > 0)) return notFound();
  if (target.below.length % 2 !== 0) {
    return faultAnswer(fail('INVALID_ARGUMENT', 'The parent is not a document.').fault);
  }
  const parent = joinPath(target.below);
  if (!parent.ok) return faultAnswer(parent.fault);
  const json = parseBody(body);
  if (!json.ok) return faultAnswer(json.fault);
  const caller = readCaller(authorization);
  if (!caller.ok) return faultAnswer(caller.fault);
  const project = backend.projects.get(target.name.projectId);
  const call = { backend, project, name: target.name, parent: parent.value, caller: caller.value };
  return answerOf(procedure.run(call, json.value));
}
