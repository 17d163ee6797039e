import type { Alarm, AlarmFailure, ToldPhone } from '#domain/rides/ports/alarm.ts';
import { fail, succeed } from '#domain/shared/result.ts';

/** A device whose person and push service answer as a test says. */
export interface MemoryAlarm extends Alarm {
  /** From now on; `null` for a device that can be told. */
  answer(failure: AlarmFailure | null): void;
  /** The browser has dropped the subscription without a word. */
  lose(): void;
}

/** A device at a push service that is called, of course, by nobody. `name` is 20 lower-case letters and digits. */
export function createMemoryAlarm(name: string): MemoryAlarm {
  const phone: ToldPhone = {
    id: name,
    endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
    p256dh: `B${'x'.repeat(86)}`,
    auth: 'y'.repeat(22),
  };
  let owner: string | null = null;
  let failing: AlarmFailure | null = null;
  return {
    async current(uid) {
      if (failing === 'impossible' || failing === 'refused') return fail(failing);
      if (owner !== uid) owner = null;
      return succeed(owner === null ? null : phone);
    },
    async begin(uid) {
      if (failing !== null) return fail(failing);
      owner = uid;
      return succeed(phone);
    },
    async end() {
      owner = null;
    },
    answer(failure) {
      failing = failure;
    },
    lose() {
      owner = null;
    },
  };
}
