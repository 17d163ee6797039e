import { joinPath } from '../values/resource-name.ts';
import { faultAnswer, jsonAnswer, notFound } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import { parseDocumentsPath } from './route.ts';
import type { RequestPath } from './route.ts';
import { putRules } from './rules-endpoint.ts';

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
export function answerControl(backend: Backend, method: string, path: RequestPath, body: Buffer): Answer {
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
