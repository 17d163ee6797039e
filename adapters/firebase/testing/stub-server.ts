import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call to the identity provider or the database: the last part of its path, and its body. */
export interface ProviderCall {
  readonly verb: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** The answer to a call: a body, one of the provider's error messages, or no answer at all. */
export type ProviderAnswer = { readonly body: object } | { readonly error: string } | 'silence';

export interface StubServer {
  /** `host:port` */
  readonly host: string;
  close(): Promise<void>;
}

/** A scripted server in place of the provider, behind the real SDK. */
export async function startStubServer(answer: (call: ProviderCall) => ProviderAnswer): Promise<StubServer> {
  const server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const verb = path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf(':')) + 1);
      // The database's SDK labels its JSON as plain text, so that a browser sends no preflight.
      const said = answer({ verb, body: text.startsWith('{') ? JSON.parse(text) : {} });
      if (said === 'silence') return;
      const isError = 'error' in said;
      response.writeHead(isError ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(isError ? { error: { code: 400, message: said.error } } : said.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
