import { readCaller } from '../access/caller.ts';
import { fail } from '../firestore-fault.ts';
import type { Outcome } from '../firestore-fault.ts';
import { joinPath } from '../values/resource-name.ts';
import { answerOf, faultAnswer, notFound } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Backend, Call } from './backend.ts';
import { batchGet } from './batch-get.ts';
import { commit } from './commit.ts';
import { listCollectionIds } from './list-collection-ids.ts';
import { runAggregationCall, runQueryCall } from './query-calls.ts';
import { parseBody } from './read-body.ts';
import { parseDocumentsPath } from './route.ts';
import type { RequestPath } from './route.ts';

type Procedure = (call: Call, body: unknown) => Outcome<unknown>;

/** By verb. Those without a parent are answered at the database's root only (protocol 2.1). */
const PROCEDURES: ReadonlyMap<string, { readonly run: Procedure; readonly hasParent: boolean }> = new Map([
  ['batchGet', { run: batchGet, hasParent: false }],
  ['commit', { run: commit, hasParent: false }],
  ['runQuery', { run: runQueryCall, hasParent: true }],
  ['runAggregationQuery', { run: runAggregationCall, hasParent: true }],
  ['listCollectionIds', { run: listCollectionIds, hasParent: true }],
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
