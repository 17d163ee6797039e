import type { PushFailure, PushSubscriber, SubscribedDevice } from '#domain/rides/ports/push-subscriber.ts';
import { fail, succeed, type Result } from '#domain/shared/result.ts';

/** The storage key of the subscription's owner. A browser has one subscription for all people who sign in there. */
const OWNER = 'notified-person';

/** The longest wait for an answer of the service worker or of the push service. Milliseconds. */
const LONGEST_WAIT_MS = 15_000;

function base64url(bytes: ArrayBuffer): string {
  const text = Array.from(new Uint8Array(bytes), (byte) => String.fromCodePoint(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function idOf(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return Array.from(new Uint8Array(digest).subarray(0, 10), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

async function deviceOf(subscription: PushSubscription): Promise<SubscribedDevice | null> {
  const [p256dh, auth] = [subscription.getKey('p256dh'), subscription.getKey('auth')];
  if (p256dh === null || auth === null) return null;
  const { endpoint } = subscription;
  return { id: await idOf(endpoint), endpoint, p256dh: base64url(p256dh), auth: base64url(auth) };
}

function withinTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, LONGEST_WAIT_MS);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Web Push of this browser. `senderKey` is the sender's public key (VAPID, base64url). */
export function createBrowserPushSubscriber(senderKey: string): PushSubscriber {
  const isPossible = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

  const manager = async () => (await withinTime(navigator.serviceWorker.ready)).pushManager;

  async function endSubscription(): Promise<void> {
    try {
      const registration = await navigator.serviceWorker?.getRegistration();
      await (await registration?.pushManager.getSubscription())?.unsubscribe();
    } finally {
      // If `unsubscribe` fails, the subscription has no owner from now on, and `current` ends it later.
      localStorage.removeItem(OWNER);
    }
  }

  async function subscribeFor(owner: string): Promise<Result<SubscribedDevice, PushFailure>> {
    const options = { userVisibleOnly: true, applicationServerKey: senderKey };
    const subscribing = (await manager()).subscribe(options);
    const device = await deviceOf(await withinTime(subscribing));
    if (device === null) return fail('failed');
    try {
      localStorage.setItem(OWNER, owner);
    } catch {
      // The storage is full or blocked, so the subscription would have no owner.
      await endSubscription();
      return fail('failed');
    }
    return succeed(device);
  }

  return {
    async current(owner) {
      if (!isPossible) return fail('impossible');
      if (Notification.permission === 'denied') return fail('refused');
      try {
        const registration = await navigator.serviceWorker.getRegistration();
        const subscription = await registration?.pushManager.getSubscription();
        if (!subscription) return succeed(null);
        const key = subscription.options.applicationServerKey;
        if (localStorage.getItem(OWNER) !== owner || key === null || base64url(key) !== senderKey) {
          await endSubscription();
          return succeed(null);
        }
        return succeed(await deviceOf(subscription));
      } catch {
        return fail('failed');
      }
    },
    async subscribe(owner) {
      if (!isPossible) return fail('impossible');
      try {
        if ((await Notification.requestPermission()) !== 'granted') return fail('refused');
        return await subscribeFor(owner);
      } catch {
        return fail('failed');
      }
    },
    unsubscribe: () => endSubscription().catch(() => undefined),
  };
}
