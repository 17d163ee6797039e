import type { PushFailure, PushSubscriber, SubscribedDevice } from '#domain/rides/ports/push-subscriber.ts';
import { fail, succeed } from '#domain/shared/result.ts';

/** A browser whose person and push service answer as a test says. */
export interface MemoryPushSubscriber extends PushSubscriber {
  /** Whether there is a subscription, of any owner. */
  isOn(): boolean;
  /** From now on `subscribe` fails so. `current` does too, if it is `impossible` or `refused`. `null` ends this. */
  answer(failure: PushFailure | null): void;
  /** The browser drops the subscription silently. */
  lose(): void;
}

/** A browser whose push service is never called. `name` is 20 lower-case letters and digits. */
export function createMemoryPushSubscriber(name: string): MemoryPushSubscriber {
  const device: SubscribedDevice = {
    id: name,
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: `B${'x'.repeat(86)}`,
    auth: 'y'.repeat(22),
  };
  let subscribed: string | null = null;
  let failing: PushFailure | null = null;
  return {
    async current(owner) {
      if (failing === 'impossible' || failing === 'refused') return fail(failing);
      if (subscribed !== owner) subscribed = null;
      return succeed(subscribed === null ? null : device);
    },
    async subscribe(owner) {
      if (failing !== null) return fail(failing);
      subscribed = owner;
      return succeed(device);
    },
    async unsubscribe() {
      subscribed = null;
    },
    isOn: () => subscribed !== null,
    answer(failure) {
      failing = failure;
    },
    lose() {
      subscribed = null;
    },
  };
}
