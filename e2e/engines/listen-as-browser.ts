import { WebSocketServer, type WebSocket } from 'ws';

const LOOPBACK = '127.0.0.1';
/** The most bytes of a message. The picture of a long page has some megabytes. */
const LONGEST_MESSAGE = 2 ** 28;

/** Waits for Playwright's connection. Prints the address on standard error, where Playwright reads it. */
export function listenAsBrowser(serve: (client: WebSocket, path: string) => void): void {
  const server = new WebSocketServer({ port: 0, host: LOOPBACK, maxPayload: LONGEST_MESSAGE });
  server.on('connection', (client, { url }) => serve(client, url ?? '/'));
  server.on('listening', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The front has no port.');
    process.stderr.write(`WebDriver BiDi listening on ws://${LOOPBACK}:${address.port}\n`);
  });
}
