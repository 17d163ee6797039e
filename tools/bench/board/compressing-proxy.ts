import { createServer, request as ask, type Server } from 'node:http';
import { createGzip } from 'node:zlib';

interface CompressingProxy {
  readonly server: Server;
  /** The largest compressed answer since this was last asked, in bytes. */
  largestAnswer(): number;
}

/**
 * The document database as production answers: compressed, which no emulator does, and on a slow link that is most of what
 * a list of rides takes. What listens is passed on as it comes.
 */
export function createCompressingProxy(host: string): CompressingProxy {
  let largest = 0;
  const server = createServer((request, response) => {
    const { url = '/', method, headers } = request;
    const forwarded = ask(`http://${host}${url}`, { method, headers }, (answer) => {
      const { 'content-length': _length, ...rest } = answer.headers;
      if (url.includes('/channel')) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      response.writeHead(answer.statusCode ?? 502, { ...rest, 'content-encoding': 'gzip' });
      let bytes = 0;
      const compressed = createGzip();
      compressed.on('data', (part: Buffer) => (bytes += part.length));
      compressed.on('end', () => (largest = Math.max(largest, bytes)));
      answer.pipe(compressed).pipe(response);
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  return {
    server,
    largestAnswer() {
      const found = largest;
      largest = 0;
      return found;
    },
  };
}
