import { invalidPayload, succeed, type Outcome } from '../firestore-fault.ts';

/** The body of a request that carries messages to the server, as a form. */
export interface ChannelForm {
  /** The client's `Authorization`: a page sends its headers in the form, so that no preflight is needed. */
  readonly authorization: string | undefined;
  /** Number of the first message since the channel was opened. */
  readonly offset: number;
  /** JSON values. */
  readonly messages: readonly unknown[];
}

const WHOLE_NUMBER = /^\d{1,9}$/;
/** More messages than any client holds back for one request. */
const MOST_MESSAGES = 1000;

/** Reads lines of `Name:value`. */
function headerOf(lines: string | null, name: string): string | undefined {
  const line = lines?.split('\r\n').find((each) => each.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim();
}

/** Reads `headers`, `count`, `ofs` and `req0___data__` onwards. A body that was cut lacks some of its messages. */
export function parseChannelForm(body: Buffer, url: URLSearchParams): Outcome<ChannelForm> {
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
