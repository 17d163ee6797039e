import { invalidPayload } from '../firestore-fault.ts';
import type { Outcome } from '../firestore-fault.ts';
import type { RulesIssue } from '../rules/access-request.ts';
import { loadRules } from '../rules/load-rules.ts';
import { readList, readMessage, readString } from '../values/proto-message.ts';
import { faultAnswer, jsonAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import { parseBody } from './read-body.ts';

function decodeUpload(json: unknown): Outcome<string> {
  const message = readMessage(json, ['rules']);
  if (!message.ok) return message;
  const rules = readMessage(message.value.get('rules'), ['files', 'name']);
  if (!rules.ok) return rules;
  const files = readList(rules.value.get('files'));
  if (!files.ok) return files;
  if (files.value.length !== 1) return invalidPayload();
  const file = readMessage(files.value[0], ['content', 'name', 'fingerprint']);
  if (!file.ok) return file;
  return readString(file.value.get('content'));
}

const encodeIssue = ({ line, column, description }: RulesIssue): object => ({
  sourcePosition: { line, column },
  description,
  severity: 'ERROR',
});

function refuseRules(issues: readonly RulesIssue[]): Answer {
  const message = issues
    .map(({ line, column, description }) => `L${line}:${column} ${description}`)
    .join('\n');
  const error = { code: 400, message, status: 'INVALID_ARGUMENT' };
  return jsonAnswer({ error, issues: issues.map(encodeIssue) }, 400);
}

/** Loads a project's rules. Rules with issues are refused and the old ones stay (protocol 8). */
export function putRules(backend: Backend, projectId: string, body: Buffer): Answer {
  const json = parseBody(body);
  if (!json.ok) return faultAnswer(json.fault);
  const source = decodeUpload(json.value);
  if (!source.ok) return faultAnswer(source.fault);
  const loaded = loadRules(source.value);
  if (!loaded.ok) return refuseRules(loaded.issues);
  backend.projects.get(projectId).rules = loaded.ruleset;
  return jsonAnswer({});
}
