import { randomBytes, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readCaller } from '../access/request-caller.ts';
import { type FirestoreFault, invalidPayload, succeed, type Outcome } from '../firestore-fault.ts';
import type { Backend, Call } from '../http/backend.ts';
import { corsHeaders } from '../http/cors.ts';
import { readBody } from '../http/read-body.ts';
import { commit } from '../http/commit.ts';
import { readMessage } from '../values/proto-message.ts';
import { ListenStream } from './listen-stream.ts';
import { streamError } from './rpc-error.ts';
import type { RpcStream, Send } from './rpc-stream.ts';
import { KEEP_ALIVE_MS, WebChannel, chunk } from './web-channel.ts';

/** The body of a request that carries messages to the server, as a form. */
interface ChannelForm {
  /** The client's `Authorization`. A page sends its headers in the form, so that no preflight is needed. */
  readonly authorization: string | undefined;
  /** The number of the form's first message. The first one of the channel has the number 0. */
  readonly offset: number;
  /** JSON values. */
  readonly messages: readonly unknown[];
}

const WHOLE_NUMBER = /^\d{1,9}$/;
/** The most messages of a request: more than any client collects. */
const MOST_MESSAGES = 1000;

/** Reads lines of `Name:value`. */
function headerOf(lines: string | null, name: string): string | undefined {
  const line = lines?.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

/** Reads `headers`, `count`, `ofs` and `req0___data__` onwards. Fails if a message is missing (the body was cut). */
function parseChannelForm(body: Buffer, url: URLSearchParams): Outcome<ChannelForm> {
  const form = new URLSearchParams(body.toString('utf8'));
  const count = form.get('count') ?? '0';
  const offset = form.get('ofs') ?? '0';
  if (!WHOLE_NUMBER.test(count) || !WHOLE_NUMBER.test(offset) || Number(count) > MOST_MESSAGES) {
    return invalidPayload();
  }
  try {
    const messages = Array.from({ length: Number(count) }, (_, index): unknown =>
      JSON.parse(form.get(`req${index}___data__`) ?? ''),
    );
    const headers = form.get('headers') ?? url.get('$httpHeaders');
    return succeed({ authorization: headerOf(headers, 'authorization'), offset: Number(offset), messages });
  } catch {
    return invalidPayload();
  }
}

/**
 * The Write call: a greeting, then commits, each answered before the next is sent. The protocol requires a token in
 * every answer. Here it is only a new number each time, and the tokens that clients send back are ignored.
 */
class WriteStream implements RpcStream {
  readonly #call: Call;
  readonly #send: Send;
  #isGreeted = false;
  #answers = 0;

  constructor(call: Call, send: Send) {
    this.#call = call;
    this.#send = send;
  }

  receive(json: unknown): void {
    const message = readMessage(json, ['database', 'streamId', 'streamToken', 'writes', 'labels']);
    if (!message.ok) return this.#send([streamError(message.fault)]);
    if (!this.#isGreeted) {
      this.#isGreeted = true;
      return this.#send([{ streamId: randomUUID(), streamToken: this.#token() }]);
    }
    const stored = commit(this.#call, { writes: message.value.get('writes') });
    this.#send([
      stored.ok ? Object.assign({ streamToken: this.#token() }, stored.value) : streamError(stored.fault),
    ]);
  }

  end(): void {
    // Nothing to stop: each commit is complete when its message has been received.
  }

  #token(): string {
    this.#answers += 1;
    return Buffer.from(String(this.#answers)).toString('base64');
  }
}

const SERVICE = '/google.firestore.v1.Firestore/';
const STREAMS: ReadonlyMap<string, (call: Call, send: Send) => RpcStream> = new Map([
  ['Listen', (call: Call, send: Send): RpcStream => new ListenStream(call, send)],
  ['Write', (call: Call, send: Send): RpcStream => new WriteStream(call, send)],
]);
/** The protocol's version, and the version of the server that the official emulator sends its clients. */
const VERSIONS = '8,12';
const DATABASE = /^projects\/([^/]+)\/databases\/([^/]+)$/;
const LAST_MESSAGE = /^\d{1,9}$/;

/** If the token is unreadable, the first message ends the stream. An HTTP status would not tell the SDK why. */
const refusing = (fault: FirestoreFault, send: Send): RpcStream => ({
  receive: () => send([streamError(fault)]),
  end: () => {},
});

/** Serves the streaming calls of one server to web clients. */
export class ChannelServer {
  readonly #backend: Backend;
  readonly #channels = new Map<string, WebChannel>();

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** Whether a request is for a streaming call. */
  serves(request: IncomingMessage): boolean {
    return request.url?.startsWith(SERVICE) === true && request.method !== 'OPTIONS';
  }

  async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const body = await readBody(request);
    for (const [name, value] of Object.entries(corsHeaders(request.headers))) response.setHeader(name, value);
    response.setHeader(
      'access-control-expose-headers',
      'x-client-wire-protocol, x-http-session-id, x-http-initial-response',
    );
    response.setHeader('content-type', 'text/plain; charset=utf-8');
    response.setHeader('cache-control', 'private, max-age=0');
    response.setHeader('x-content-type-options', 'nosniff');
    const sid = searchParams.get('SID');
    const form = body.ok ? parseChannelForm(body.value, searchParams) : body;
    const [rpc = '', kind] = pathname.slice(SERVICE.length).split('/');
    const done =
      form.ok &&
      kind === 'channel' &&
      (sid === null
        ? this.#open(rpc, searchParams, form.value, response)
        : this.#continue(sid, searchParams, form.value, response));
    // After 400 the client opens a new session. Its old one may be from before a restart.
    if (!done) response.writeHead(400).end();
  }

  #open(rpc: string, query: URLSearchParams, form: ChannelForm, response: ServerResponse): boolean {
    const open = STREAMS.get(rpc);
    const [, projectId, database] = DATABASE.exec(query.get('database') ?? '') ?? [];
    if (!open || !projectId || !database) return false;
    const caller = readCaller(form.authorization);
    const backend = this.#backend;
    const sid = randomBytes(16).toString('base64url');
    const channel = new WebChannel(
      (self) => {
        const send: Send = (messages) => self.send(messages);
        if (!caller.ok) return refusing(caller.fault, send);
        const project = backend.projects.get(projectId);
        const name = { projectId, database };
        return open({ backend, project, name, parent: '', caller: caller.value }, send);
      },
      () => void this.#channels.delete(sid),
    );
    this.#channels.set(sid, channel);
    response.end(chunk(`[[0,["c","${sid}","",${VERSIONS},${KEEP_ALIVE_MS}]]]`));
    channel.receive(form.offset, form.messages);
    return true;
  }

  #continue(sid: string, query: URLSearchParams, form: ChannelForm, response: ServerResponse): boolean {
    const channel = this.#channels.get(sid);
    const acknowledged = query.get('AID') ?? '0';
    if (!channel || !LAST_MESSAGE.test(acknowledged)) return false;
    if (query.get('TYPE') === 'terminate') {
      channel.end();
      response.end();
    } else if (query.get('RID') === 'rpc') {
      const wait = Number(query.get('TO') ?? 0);
      channel.attach({
        response,
        streams: query.get('CI') !== '1',
        acknowledged: Number(acknowledged),
        keepAlive: wait > 0 ? Math.min(wait, KEEP_ALIVE_MS) : KEEP_ALIVE_MS,
      });
    } else {
      channel.acknowledge(Number(acknowledged));
      if (channel.receive(form.offset, form.messages)) response.end(channel.status);
      else {
        channel.end();
        return false;
      }
    }
    return true;
  }
}
