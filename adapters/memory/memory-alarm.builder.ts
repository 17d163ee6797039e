import type { Alarm, AlarmFailure, ToldPhone } from '#domain/rides/ports/alarm.ts';
import { fail, succeed } from '#domain/shared/result.ts';

/** A device whose person and push service answer as a test says. */
export interface MemoryAlarm extends Alarm {
  /** Whether it is on, for whomever. */
  isOn(): boolean;
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
  let told: string | null = null;
  let failing: AlarmFailure | null = null;
  return {
    async current(owner) {
      if (failing === 'impossible' || failing === 'refused') return fail(failing);
      if (told !== owner) told = null;
      return succeed(told === null ? null : phone);
    },
    async begin(owner) {
      if (failing !== null) return fail(failing);
      told = owner;
      return succeed(phone);
    },
    async end() {
      told = null;
    },
    isOn: () => told !== null,
    answer(failure) {
      failing = failure;
    },
    lose() {
      told = null;
    },
  };
}
