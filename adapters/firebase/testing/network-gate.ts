import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Change, NetworkUnderTest } from '#adapters/contracts/stage/world-under-test.builder.ts';

/** The network between one browser and the servers: a proxy that can fail, and that records requests. */
export interface NetworkGate extends NetworkUnderTest {
  /** `host:port` of the proxy, which stands in for both servers. */
  readonly host: string;
  /** The last part of the path of each request that was forwarded since the last call. */
  takeRequests(): string[];
  /** Breaks every open connection, as a server does when it stops. */
  cut(): void;
  close(): Promise<void>;
}

const IDENTITY_CHANGE = /accounts:(signUp|delete|sendOobCode|resetPassword|update)$/;

function changeOf(path: string): Change | null {
  if (IDENTITY_CHANGE.test(path)) return 'identity';
  return path.endsWith(':commit') ? 'documents' : null;
}

/** Forwards Auth's requests to Auth, and all others to Firestore. Without `listens`, requests of listeners fail. */
export async function openNetworkGate(
  servers: { auth: string; firestore: string },
  listens: boolean,
): Promise<NetworkGate> {
  let isOnline = true;
  let lostRequest: Change | null = null;
  let lostAnswer: Change | null = null;
  let asked: string[] = [];

  const forward = (incoming: IncomingMessage, answer: (response: IncomingMessage) => void) => {
    const { url = '/', method, headers } = incoming;
    const server = url.includes('googleapis.com') ? servers.auth : servers.firestore;
    const { hostname, port } = new URL(`http://${server}`);
    // A new connection for each request: Google's emulator may close a reused connection during a request.
    const to = { hostname, port, agent: false } as const;
    const outgoing = request({ ...to, path: url, method, headers: { ...headers, host: server } });
    outgoing.on('response', answer);
    outgoing.on('error', () => incoming.socket.destroy());
    incoming.pipe(outgoing);
  };

  const proxy = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const [path = ''] = (incoming.url ?? '').split('?');
    const change = changeOf(path);
    const isLost = !isOnline || (!listens && path.endsWith('/channel'));
    if (isLost || (change !== null && change === lostRequest)) {
      if (!isLost) lostRequest = null;
      incoming.socket.destroy();
      return;
    }
    asked.push(path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf(':')) + 1));
    const losesAnswer = change !== null && change === lostAnswer;
    if (losesAnswer) lostAnswer = null;
    forward(incoming, (response) => {
      if (losesAnswer) {
        // When the answer has ended, the server has handled the request.
        response.resume().on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;

  return {
    host: `127.0.0.1:${port}`,
    goOffline: () => {
      isOnline = false;
    },
    goOnline: () => {
      isOnline = true;
    },
    loseNextRequest: (change) => {
      lostRequest = change;
    },
    loseNextAnswer: (change) => {
      lostAnswer = change;
    },
    takeRequests() {
      const taken = asked;
      asked = [];
      return taken;
    },
    cut: () => proxy.closeAllConnections(),
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
