import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ChannelServer } from '../listen/channel-server.ts';
import { joinPath } from '../values/resource-name.ts';
import { invalidPayload, type Outcome } from '../firestore-fault.ts';
import type { RulesIssue } from '../rules/access-request.ts';
import { loadRules } from '../rules/load-rules.ts';
import { readList, readMessage, readString } from '../values/proto-message.ts';
import { faultAnswer, notFound, textAnswer, type Answer, jsonAnswer } from './answer.ts';
import type { Backend } from './backend.ts';
import { corsHeaders } from './cors.ts';
import { readBody, parseBody } from './read-body.ts';
import { answerProcedure } from './remote-procedures.ts';
import { parsePath, parseDocumentsPath, type RequestPath } from './route.ts';

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
function putRules(backend: Backend, projectId: string, body: Buffer): Answer {
  const json = parseBody(body);
  if (!json.ok) return faultAnswer(json.fault);
  const source = decodeUpload(json.value);
  if (!source.ok) return faultAnswer(source.fault);
  const loaded = loadRules(source.value);
  if (!loaded.ok) return refuseRules(loaded.issues);
  backend.projects.get(projectId).rules = loaded.ruleset;
  return jsonAnswer({});
}

function clearDocuments(backend: Backend, segments: readonly string[]): Answer {
  const target = parseDocumentsPath(segments);
  if (!target) return notFound();
  const below = joinPath(target.below);
  if (!below.ok) return faultAnswer(below.fault);
  const project = backend.projects.get(target.name.projectId);
  project.database(target.name.database).documents.clear(below.value);
  return jsonAnswer({});
}

/** Answers requests below `/emulator/v1/` (protocol 8); `path` starts after that prefix. */
function answerControl(backend: Backend, method: string, path: RequestPath, body: Buffer): Answer {
  const [projects, projectId, what, ...more] = path.segments;
  if (projects !== 'projects' || !projectId) return notFound();
  if (path.verb === 'securityRules') {
    return method === 'PUT' && what === undefined ? putRules(backend, projectId, body) : notFound();
  }
  if (path.verb !== '') return notFound();
  if (method === 'DELETE' && what === 'databases') return clearDocuments(backend, path.segments);
  return method === 'GET' && what === 'reads' && more.length === 0
    ? jsonAnswer(backend.projects.get(projectId).reads.counts)
    : notFound();
}

const OPTIONS_ANSWER: Answer = { status: 200, body: '', contentType: null };

function route(backend: Backend, request: IncomingMessage, body: Buffer): Answer {
  const method = request.method ?? '';
  if (method === 'OPTIONS') return OPTIONS_ANSWER;
  const path = parsePath(request.url ?? '');
  if (!path.ok) return faultAnswer(path.fault);
  const [area, version, ...segments] = path.value.segments;
  if (method === 'GET' && request.url === '/') return textAnswer('Ok\n');
  if (area === 'emulator' && version === 'v1') {
    return answerControl(backend, method, { ...path.value, segments }, body);
  }
  return area === 'v1' && method === 'POST'
    ? answerProcedure(backend, path.value, request.headers.authorization, body)
    : notFound();
}

async function answer(backend: Backend, request: IncomingMessage): Promise<Answer> {
  try {
    const body = await readBody(request);
    return body.ok ? route(backend, request, body.value) : faultAnswer(body.fault);
  } catch (defect) {
    if (!request.destroyed || request.complete) console.error(defect);
    return faultAnswer({ status: 'INTERNAL', message: 'The built-in Firestore failed; see its log.' });
  }
}

async function respond(backend: Backend, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status, body, contentType } = await answer(backend, request);
  response.writeHead(status, {
    ...corsHeaders(request.headers),
    ...(contentType !== null && { 'content-type': contentType }),
    'content-length': Buffer.byteLength(body),
  });
  response.end(request.method === 'HEAD' ? '' : body);
}

/** Serves HTTP. No request ends the process: a defect is logged, and answered with INTERNAL or a broken connection. */
export function createListener(backend: Backend): RequestListener {
  const channels = new ChannelServer(backend);
  return (request, response) => {
    const answered = channels.serves(request)
      ? channels.respond(request, response)
      : respond(backend, request, response);
    answered.catch((defect: unknown) => {
      if (!request.destroyed || request.complete) console.error(defect);
      response.destroy();
    });
  };
}
