import { randomUUID } from 'node:crypto';
import type { Call } from '../http/backend.ts';
import { commit } from '../http/commit.ts';
import { readMessage } from '../values/proto-message.ts';
import { streamError } from './rpc-error.ts';
import type { RpcStream, Send } from './rpc-stream.ts';

/**
 * The Write call: a greeting, then commits, each answered before the next is sent. The token is asked for by the
 * protocol, but says nothing here: every answer carries a new one, and none is looked at.
 */
export class WriteStream implements RpcStream {
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
    // A commit is done within its message: nothing goes on.
  }

  #token(): string {
    this.#answers += 1;
    return Buffer.from(String(this.#answers)).toString('base64');
  }
}
