import { WebSocketServer, type WebSocket } from 'ws';

const LOOPBACK = '127.0.0.1';
/** A picture of a long page is some megabytes. */
const LONGEST_MESSAGE = 2 ** 28;

/** Takes the connection of Playwright, which reads on standard error where a browser that it has started listens. */
export function listenAsBrowser(serve: (client: WebSocket, path: string) => void): void {
  const server = new WebSocketServer({ port: 0, host: LOOPBACK, maxPayload: LONGEST_MESSAGE });
  server.on('connection', (client, { url }) => serve(client, url ?? '/'));
  server.on('listening', () => {
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('The front has no port.');
    process.stderr.write(`WebDriver BiDi listening on ws://${LOOPBACK}:${address.port}\n`);
  });
}
