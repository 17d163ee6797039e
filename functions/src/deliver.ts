import { createHash } from 'node:crypto';
import { isPushAddress } from '../../domain/rides/model/devices/push-hosts.ts';
import type { Notice } from '../../domain/rides/model/notices/notice.ts';
import type { PushDevice } from '../../domain/rides/model/devices/push-device.ts';
import webPush from 'web-push';
import type { PushKeys } from './push-keys.ts';

/** `gone`: the address will never work again. `failed`: a later notice may still arrive. */
export type Delivery = 'notified' | 'gone' | 'failed';

/** Sends a request as `fetch` does. Tests pass another function, because only known push services are accepted. */
export type Post = (url: string, init: RequestInit) => Promise<Response>;

/** The sender's keys. `contact` is an `https:` or `mailto:` address, which push services use in case of a fault. */
export interface SenderIdentity extends PushKeys {
  readonly contact: string;
}

const LONGEST_WAIT_MS = 5000;

/** A device shows only the last notice with a tag. All requests share one tag, and all later requests another. */
const tagOf = ({ kind, ride }: Notice) =>
  kind === 'request' || kind === 'later-request' ? `${kind}s` : ride;

/**
 * The push service can read the topic, and stores only the last message of each topic. The topic is a hash, so the
 * service does not learn the ride.
 */
const topicOf = (notice: Notice) =>
  createHash('sha256').update(tagOf(notice)).digest('base64url').slice(0, 32);

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'notified';
  return status === 404 || status === 410 ? 'gone' : 'failed';
}

/**
 * Encrypts a notice for one push device and sends it to its push service. Never throws and never follows a redirect.
 * Reads only the status of the answer, and gives up after five seconds.
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
    // The service was not reached, was too slow or redirected, or the device's key is invalid.
    return 'failed';
  }
}
