const CHANNEL = 'car-booking.proof';

/** How long a tab may take to record an announced proof. Milliseconds. */
const RECORDED_WITHIN_MS = 3000;

/** A message that a link has just proven an address. With `recorded` it is the answer of the owner's waiting tab. */
interface ProofWord {
  readonly email: string;
  readonly recorded: boolean;
}

function isWord(data: unknown): data is ProofWord {
  return typeof data === 'object' && data !== null && 'email' in data && 'recorded' in data;
}

/** `null` in browsers without channels. There the next check or the next sign-in finds the proof. */
const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

function say(channel: BroadcastChannel, word: ProofWord): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel never leaves its origin
  channel.postMessage(word);
}

/** Announces to this browser's other tabs that an address is proven. Resolves to `true` if one recorded the proof. */
export function announceProof(email: string): Promise<boolean> {
  const channel = openChannel();
  if (channel === null) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (recorded: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(recorded);
    };
    const timer = setTimeout(end, RECORDED_WITHIN_MS, false);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isWord(data) && data.recorded && data.email === email) end(true);
    });
    say(channel, { email, recorded: false });
  });
}

/** Calls `record` when another tab of this browser has proven this address. Returns a function that stops listening. */
export function listenForProof(email: string, record: () => Promise<boolean>): () => void {
  const channel = openChannel();
  if (channel === null) return () => {};
  let closed = false;
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isWord(data) || data.recorded || data.email !== email) return;
    const answer = async () => {
      if ((await record()) && !closed) say(channel, { email, recorded: true });
    };
    void answer();
  });
  return () => {
    closed = true;
    channel.close();
  };
}
