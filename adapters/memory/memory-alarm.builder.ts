import type { Alarm, AlarmFailure, ToldPhone } from '#domain/rides/ports/alarm.ts';
import { fail, succeed } from '#domain/shared/result.ts';

/** A device whose user and push service answer as the test says. */
export interface MemoryAlarm extends Alarm {
  /** Whether notices are on, for any user. */
  isOn(): boolean;
  /** Sets the failure from now on; `null` for a device that can be notified. */
  answer(failure: AlarmFailure | null): void;
  /** Lets the browser drop the subscription without an event. */
  lose(): void;
}

/** A device at a push service that does not exist. `name` is 20 lower-case letters and digits. */
export function createMemoryAlarm(name: string): MemoryAlarm {
  const phone: ToldPhone = {
    id: name,
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: `B${'x'.repeat(86)}`,
    auth: 'y'.repeat(22),
  };
  let notified: string | null = null;
  let failing: AlarmFailure | null = null;
  return {
    async current(owner) {
      if (failing === 'impossible' || failing === 'refused') return fail(failing);
      if (notified !== owner) notified = null;
      return succeed(notified === null ? null : phone);
    },
    async begin(owner) {
      if (failing !== null) return fail(failing);
      notified = owner;
      return succeed(phone);
    },
    async end() {
      notified = null;
    },
    isOn: () => notified !== null,
    answer(failure) {
      failing = failure;
    },
    lose() {
      notified = null;
    },
  };
}
