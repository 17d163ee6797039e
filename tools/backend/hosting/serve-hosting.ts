import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { headersFor, type HostingConfig } from './hosting-config.ts';
import { createCompressor, findStaticFile, isCompressible, type StaticFile } from './static-file.ts';

function pathOf(request: IncomingMessage): string | null {
  try {
    return decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  } catch {
    return null;
  }
}

function encodingFor(request: IncomingMessage, file: StaticFile): 'br' | 'gzip' | null {
  if (!isCompressible(file.type)) return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : null;
}

/**
 * A server of a build that answers as Firebase Hosting would, with the pages, rewrites and headers of `firebase.json`.
 */
export function createHostingServer(config: HostingConfig): Server {
  const compress = createCompressor();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const path = pathOf(request);
    const file = path === null ? null : await findStaticFile(config, path);
    if (file === null) {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    const headers = { ...headersFor(config, file.path), etag: file.etag, vary: 'Accept-Encoding' };
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = encodingFor(request, file);
    const body = encoding === null ? file.body : compress(file, encoding);
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      ...(encoding !== null && { 'content-encoding': encoding }),
      ...headers,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };

  return createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
}
