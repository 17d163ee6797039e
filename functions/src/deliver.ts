import { createHash } from 'node:crypto';
import { isPushAddress } from '../../domain/rides/model/devices/push-hosts.ts';
import type { Notice } from '../../domain/rides/model/notices/notice.ts';
import type { PushDevice } from '../../domain/rides/model/devices/push-device.ts';
import webPush from 'web-push';
import type { PushKeys } from './push-keys.ts';

/** `gone`: the address will never work again. `failed`: perhaps the next one arrives. */
export type Delivery = 'notified' | 'gone' | 'failed';

/** Sends a request as `fetch` does; tests give another one, since push services are a closed list. */
export type Post = (url: string, init: RequestInit) => Promise<Response>;

/** The contact for push services in case of a fault: https, or mailto. */
export interface SenderIdentity extends PushKeys {
  readonly contact: string;
}

const LONGEST_WAIT_MS = 5000;

/** A device shows the last one of several notices with one tag. The page says how many requests there are. */
const tagOf = ({ kind, ride }: Notice) =>
  kind === 'request' || kind === 'later-request' ? `${kind}s` : ride;

/**
 * The push service reads the topic, and stores only the last message of each. It is a hash, so that the service does
 * not learn the ride.
 */
const topicOf = (notice: Notice) =>
  createHash('sha256').update(tagOf(notice)).digest('base64url').slice(0, 32);

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'notified';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}

/**
 * Encrypts a notice for one push device and hands it to its push service. Never throws, never follows a redirect, reads
 * nothing of the answer but its status, and gives up after five seconds.
 */
export async function deliver(
  notice: Notice,
  device: PushDevice,
  identity: SenderIdentity,
  now: Date,
  post: Post = fetch,
): Promise<Delivery> {
  if (!isPushAddress(device.endpoint)) return 'gone';
  try {
    const { endpoint, headers, body, method } = webPush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      JSON.stringify({ kind: notice.kind, tag: tagOf(notice), until: notice.until.getTime() }),
      {
        vapidDetails: { subject: identity.contact, ...identity },
        TTL: Math.max(1, Math.round((notice.until.getTime() - now.getTime()) / 1000)),
        urgency: 'high',
        topic: topicOf(notice),
      },
    );
    const answer = await post(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    void answer.body?.cancel().catch(() => undefined);
    return deliveryOf(answer.status);
  } catch {
    // Not reached, too slow, redirected, or a key that is on no curve.
    return 'failed';
  }
}
