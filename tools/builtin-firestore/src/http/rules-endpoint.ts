import { invalidPayload, succeed } from '../firestore-fault.ts';
import type { Outcome } from '../firestore-fault.ts';
import type { RulesIssue } from '../rules/access-request.ts';
import { readList, readMessage, readString } from '../values/proto-message.ts';
import { faultAnswer, jsonAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import { parseBody } from './read-body.ts';

interface RulesUpload {
  readonly source: string;
  /** Set by firebase-tools on hot reload, which expects issues in a successful answer. */
  readonly ignoreErrors: boolean;
}

function decodeUpload(json: unknown): Outcome<RulesUpload> {
  const message = readMessage(json, ['rules', 'ignoreErrors']);
  if (!message.ok) return message;
  const rules = readMessage(message.value.get('rules'), ['files', 'name']);
  if (!rules.ok) return rules;
  const files = readList(rules.value.get('files'));
  if (!files.ok) return files;
  if (files.value.length !== 1) return invalidPayload();
  const file = readMessage(files.value[0], ['content', 'name', 'fingerprint']);
  if (!file.ok) return file;
  const source = readString(file.value.get('content'));
  return source.ok
    ? succeed({ source: source.value, ignoreErrors: message.value.get('ignoreErrors') === true })
    : source;
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
  const upload = decodeUpload(json.value);
  if (!upload.ok) return faultAnswer(upload.fault);
  const { source, ignoreErrors } = upload.value;
  const loaded = backend.loadRules(source);
  if (!loaded.ok) {
    return ignoreErrors ? jsonAnswer({ issues: loaded.issues.map(encodeIssue) }) : refuseRules(loaded.issues);
  }
  backend.projects.get(projectId).rules = { source, ruleset: loaded.ruleset };
  return jsonAnswer({});
}

/** The project's current rules, in the form in which they were loaded. */
export function getRules(backend: Backend, projectId: string): Answer {
  const { rules } = backend.projects.get(projectId);
  const files = rules ? [{ name: 'security.rules', content: rules.source }] : [];
  return jsonAnswer({ rules: { files } });
}
