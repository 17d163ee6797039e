import { request, type IncomingMessage } from 'node:http';
import type { WireServer } from '../http/wire-server.ts';

/** A numbered message of a back channel. */
export type Arrival = readonly [number: number, body: unknown];

export interface OpenBack {
  readonly status: number;
  readonly arrivals: readonly Arrival[];
  /** Resolves with the arrivals when they satisfy the condition. */
  until(condition: (arrivals: readonly Arrival[]) => boolean): Promise<readonly Arrival[]>;
  /** Resolves when the back channel has ended. */
  readonly ended: Promise<void>;
  hangUp(): void;
}

/** Reads whole chunks: a length in UTF-16 units, a line break, JSON. */
function readChunks(text: string): Arrival[] {
  const arrivals: Arrival[] = [];
  let rest = text;
  for (;;) {
    const [length = ''] = rest.split('\n', 1);
    const end = length.length + 1 + Number(length);
    if (length === '' || rest.length < end) return arrivals;
    arrivals.push(...(JSON.parse(rest.slice(length.length + 1, end)) as Arrival[]));
    rest = rest.slice(end);
  }
}

/** One WebChannel session, whose requests a test sends without the SDK. */
export interface ChannelClient {
  readonly sid: string;
  readonly handshake: string;
  /** Sends messages. The first one has the number `offset` in this session. */
  send(offset: number, ...messages: readonly unknown[]): Promise<{ status: number; text: string }>;
  back(query?: Readonly<Record<string, string>>): Promise<OpenBack>;
  terminate(): Promise<number>;
}

export async function openChannel(
  wire: WireServer,
  projectId: string,
  { rpc = 'Listen', headers = '' }: { rpc?: string; headers?: string },
  ...messages: readonly unknown[]
): Promise<ChannelClient> {
  const path = (query: Readonly<Record<string, string>>): string =>
    `/google.firestore.v1.Firestore/${rpc}/channel?${new URLSearchParams({
      VER: '8',
      database: `projects/${projectId}/databases/(default)`,
      ...query,
    }).toString()}`;
  const form = (offset: number, list: readonly unknown[]): string =>
    new URLSearchParams({
      ...(headers !== '' && { headers }),
      count: String(list.length),
      ofs: String(offset),
      ...Object.fromEntries(list.map((each, index) => [`req${index}___data__`, JSON.stringify(each)])),
    }).toString();
  const handshake = await (await wire.send('POST', path({ RID: '1', CVER: '22' }), form(0, messages))).text();
  const sid = /"c","([^"]+)"/.exec(handshake)?.[1] ?? '';
  return {
    sid,
    handshake,
    send: async (offset, ...list) => {
      const response = await wire.send('POST', path({ SID: sid, RID: '2', AID: '0' }), form(offset, list));
      return { status: response.status, text: await response.text() };
    },
    back: (query = {}) =>
      openBack(wire, path({ RID: 'rpc', SID: sid, AID: '0', CI: '0', TYPE: 'xmlhttp', ...query })),
    terminate: async () =>
      (await wire.send('POST', path({ SID: sid, RID: '3', TYPE: 'terminate' }), '')).status,
  };
}

async function openBack({ server }: WireServer, path: string): Promise<OpenBack> {
  const sent = request({ host: server.host, port: server.port, path, agent: false });
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject).end();
  });
  sent.on('error', () => {});
  answer.on('error', () => {}).setEncoding('utf8');
  const ended = new Promise<void>((resolve) => answer.once('close', resolve));
  let text = '';
  let look = (): void => {};
  answer.on('data', (more: string) => {
    text += more;
    look();
  });
  return {
    status: answer.statusCode ?? 0,
    get arrivals() {
      return readChunks(text);
    },
    until: (condition) =>
      new Promise((resolve) => {
        look = () => {
          const arrivals = readChunks(text);
          if (condition(arrivals)) resolve(arrivals);
        };
        look();
      }),
    ended,
    hangUp: () => void sent.destroy(),
  };
}
