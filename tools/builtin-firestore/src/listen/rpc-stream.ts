/** Sends all messages to the client together. */
export type Send = (messages: readonly object[]) => void;

/** The server's side of one streaming call, on any transport. */
export interface RpcStream {
  /** Handles one message of the client. */
  receive(json: unknown): void;
  /** The client is gone; nothing may be sent any more. */
  end(): void;
}
