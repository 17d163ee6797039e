import { joinPath } from '../values/resource-name.ts';
import { faultAnswer, jsonAnswer, notFound, textAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import { parseDocumentsPath } from './route.ts';
import type { RequestPath } from './route.ts';
import { getRules, putRules } from './rules-endpoint.ts';

function clearDocuments(backend: Backend, segments: readonly string[]): Answer {
  const target = parseDocumentsPath(segments);
  if (!target) return notFound();
  const below = joinPath(target.below);
  if (!below.ok) return faultAnswer(below.fault);
  const project = backend.projects.get(target.name.projectId);
  project.database(target.name.database).documents.clear(below.value);
  return jsonAnswer({});
}

/** Our own measurements: reads as billed, and the latest denials with their reasons. */
function answerMeasurement(backend: Backend, method: string, projectId: string, what: string): Answer {
  const { reads, denials } = backend.projects.get(projectId);
  if (what === 'denials' && method === 'GET') return jsonAnswer({ denials: denials.latest });
  if (what !== 'reads') return notFound();
  if (method === 'GET') return jsonAnswer(reads.counts);
  if (method !== 'DELETE') return notFound();
  reads.reset();
  return jsonAnswer({});
}

/** Answers requests below `/emulator/v1/` (protocol 8); `path` starts after that prefix. */
export function answerControl(backend: Backend, method: string, path: RequestPath, body: Buffer): Answer {
  const [projects, projectId, what, ...more] = path.segments;
  if (projects !== 'projects' || !projectId) return notFound();
  if (path.verb === 'securityRules' && what === undefined) {
    if (method === 'GET') return getRules(backend, projectId);
    return method === 'PUT' ? putRules(backend, projectId, body) : notFound();
  }
  if (path.verb !== '') return notFound();
  if (method === 'DELETE' && what === 'databases') return clearDocuments(backend, path.segments);
  return what !== undefined && more.length === 0
    ? answerMeasurement(backend, method, projectId, what)
    : notFound();
}

/** Answers what is outside both prefixes: the readiness probe, reset and shutdown (protocol 8). */
export function answerProcess(backend: Backend, method: string, path: RequestPath): Answer {
  const name = path.segments.join('/');
  if (method === 'GET' && name === '') return textAnswer('Ok\n');
  if (method === 'POST' && name === 'reset') {
    backend.projects.clearDocuments();
    return textAnswer('Resetting...\n');
  }
  if (method !== 'POST' || name !== 'shutdown') return notFound();
  backend.shutdown();
  return textAnswer('Shutting down...\n');
}
