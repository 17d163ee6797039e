import type { ServerResponse } from 'node:http';
import type { RpcStream } from './rpc-stream.ts';

/** The keep-alive interval sent to the client. The client drops a connection without a message for 1.5 intervals. */
export const KEEP_ALIVE_MS = 30_000;
/** How long a session without a back channel lives. */
const SESSION_MS = 60_000;
/** With more messages the back channel ends. The request for the next one acknowledges them, so few remain stored. */
const MOST_UNACKNOWLEDGED = 1000;
/** The most messages that may arrive before one with a lower number. */
const MOST_EARLY = 100;

interface Sent {
  readonly number: number;
  readonly json: string;
}

/** If `streams` is false, the back channel ends with its first messages (long polling, for buffering proxies). */
export interface BackChannel {
  readonly response: ServerResponse;
  readonly streams: boolean;
  /** The last message that the client has. */
  readonly acknowledged: number;
  /** Milliseconds without a message until a `noop` is sent. */
  readonly keepAlive: number;
}

/**
 * One session of WebChannel, the protocol by which the web SDK carries streaming calls over plain HTTP. Messages to the
 * server are numbered, and each is handled once. Messages to the client are numbered, too, and are stored until a later
 * request acknowledges them. What was lost with a connection is sent again on the next one.
 */
export class WebChannel {
  readonly #stream: RpcStream;
  readonly #onEnd: () => void;
  readonly #early = new Map<number, unknown>();
  #nextReceived = 0;
  #lastSent = 0;
  #unacknowledged: Sent[] = [];
  #back: BackChannel | null = null;
  #timer: NodeJS.Timeout;

  constructor(open: (channel: WebChannel) => RpcStream, onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#timer = this.#startTimer();
    this.#stream = open(this);
  }

  /** Handles messages in the order of their numbers and ignores repeated ones. False if too many arrived too early. */
  receive(offset: number, messages: readonly unknown[]): boolean {
    for (const [index, message] of messages.entries()) {
      const number = offset + index;
      if (number >= this.#nextReceived) this.#early.set(number, message);
    }
    while (this.#early.has(this.#nextReceived)) {
      const message = this.#early.get(this.#nextReceived);
      this.#early.delete(this.#nextReceived);
      this.#nextReceived += 1;
      this.#stream.receive(message);
    }
    return this.#early.size <= MOST_EARLY;
  }

  /** Sends messages as one chunk. */
  send(messages: readonly object[]): void {
    this.#write(messages.map((message) => JSON.stringify([message])));
  }

  acknowledge(number: number): void {
    this.#unacknowledged = this.#unacknowledged.filter((sent) => sent.number > number);
  }

  /**
   * The answer to a request with messages: 1 if there is a back channel, the number of the last message, and the size
   * of the unacknowledged ones. From these the client sees whether its back channel is dead.
   */
  get status(): string {
    const size = this.#unacknowledged.reduce((sum, { json }) => sum + json.length, 0);
    return chunk(`[${this.#back ? 1 : 0},${this.#lastSent},${size}]`);
  }

  /** Takes the place of an earlier back channel, and starts with everything that is not acknowledged. */
  attach(back: BackChannel): void {
    this.#detach();
    this.acknowledge(back.acknowledged);
    this.#back = back;
    this.#restartTimer();
    back.response.once('close', () => {
      if (this.#back === back) this.#detach();
    });
    back.response.flushHeaders();
    if (this.#unacknowledged.length > 0) this.#flush(this.#unacknowledged);
    // Sent at once, so that a client behind a buffering proxy notices that nothing arrives.
    if (this.#back?.streams === true) this.#write(['["noop"]']);
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#stream.end();
    this.#back?.response.end();
    this.#back = null;
    this.#onEnd();
  }

  #write(bodies: readonly string[]): void {
    const sent = bodies.map((json) => ({ number: (this.#lastSent += 1), json }));
    this.#unacknowledged.push(...sent);
    if (this.#back) this.#flush(sent);
  }

  #flush(sent: readonly Sent[]): void {
    const entries = sent.map(({ number, json }) => `[${number},${json}]`);
    this.#back?.response.write(chunk(`[${entries.join(',')}]`));
    if (this.#back?.streams === false || this.#unacknowledged.length > MOST_UNACKNOWLEDGED) this.#detach();
    else this.#restartTimer();
  }

  #detach(): void {
    this.#back?.response.end();
    this.#back = null;
    this.#restartTimer();
  }

  #restartTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = this.#startTimer();
  }

  #startTimer(): NodeJS.Timeout {
    const timer = this.#back
      ? setTimeout(() => this.#write(['["noop"]']), this.#back.keepAlive)
      : setTimeout(() => this.end(), SESSION_MS);
    return timer.unref();
  }
}

/** A text with its length before it, in UTF-16 units: the client counts with `string.length`. */
export const chunk = (text: string): string => `${text.length}\n${text}`;
