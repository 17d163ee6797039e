import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { ChannelServer } from '../listen/channel-server.ts';
import { faultAnswer, notFound, textAnswer } from './answer.ts';
import type { Answer } from './answer.ts';
import type { Backend } from './backend.ts';
import { answerControl } from './control-endpoints.ts';
import { corsHeaders } from './cors.ts';
import { readBody } from './read-body.ts';
import { answerProcedure } from './remote-procedures.ts';
import { parsePath } from './route.ts';

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

/** Serves HTTP. No request ends the process: a defect is logged and answered with INTERNAL. */
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
