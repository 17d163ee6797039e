import { authorize } from '../access/authorize.ts';
import { commitAccesses } from '../access/describe-access.ts';
import { collect, succeed } from '../firestore-fault.ts';
import type { Outcome } from '../firestore-fault.ts';
import { requestTime } from '../store/commit-clock.ts';
import { decodeWrite } from '../store/decode-write.ts';
import { checkCollapse, checkVerifies, stageCommit, storeCommit } from '../store/stage-commit.ts';
import type { StagedCommit, StagedWrite } from '../store/stage-commit.ts';
import { encodeValue } from '../values/encode-value.ts';
import { readList } from '../values/proto-message.ts';
import { documentsRoot } from '../values/resource-name.ts';
import { formatTimestamp } from '../values/timestamp.ts';
import { accessContext } from './access-context.ts';
import type { Call } from './backend.ts';
import { readRequest } from './read-request.ts';

/** The result of a write. Its update time is that of the document after all writes of the commit. */
function writeResult({ write, transformResults }: StagedWrite, staged: StagedCommit, call: Call): object {
  const last = write.kind === 'verify' ? null : staged.after(write.path);
  const results = transformResults.map((value) => encodeValue(value, call.name));
  return {
    ...(last && { updateTime: formatTimestamp(last.updateTime) }),
    ...(results.length > 0 && { transformResults: results }),
  };
}

/** Writes all or nothing; the rules come before the preconditions (protocol 3.2, 7.7). */
export function commit(call: Call, body: unknown): Outcome<unknown> {
  const message = readRequest(body, ['writes']);
  if (!message.ok) return message;
  const list = readList(message.value.get('writes'));
  if (!list.ok) return list;
  const decoded = collect(list.value, (item) => decodeWrite(item, call.name));
  if (!decoded.ok) return decoded;
  const verified = checkVerifies(decoded.value);
  if (!verified.ok) return verified;
  const writes = checkCollapse(verified.value);
  if (!writes.ok) return writes;
  if (writes.value.length === 0) return succeed({});

  const { documents } = call.project.database(call.name.database);
  const staged = stageCommit(documents, writes.value, call.backend.clock.next());
  const context = accessContext(call, requestTime(staged.commitTime), staged.after);
  const allowed = authorize(context, commitAccesses(staged));
  if (!allowed.ok) return allowed;

  const stored = storeCommit(documents, staged, documentsRoot(call.name));
  if (!stored.ok) return stored;
  return succeed({
    writeResults: staged.writes.map((write) => writeResult(write, staged, call)),
    commitTime: formatTimestamp(staged.commitTime),
  });
}
