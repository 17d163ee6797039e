import { approvedAs } from '../../shared/people/acting.ts';
import type { User } from '../../accounts/model/user.ts';
import { isUnreached } from '../../shared/is-unreached.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { forgetPhone, keepPhone } from '../model/devices/push-device.ts';
import type { AlarmFailure, ToldPhone } from '../ports/alarm.ts';
import type { TellingNeeds } from '../ports/ride-ports.ts';

/** Whether its person is told on this device while the product is closed. */
export interface Telling {
  /** Whether there is anybody who tells: not in every installation of the product. */
  readonly isOffered: boolean;
  /** Asks nobody; a device that is on is made known to the sender again, once, since its address may have changed. */
  isOn(): Promise<Result<boolean, AlarmFailure>>;
  /** Makes a device that is on known once more: with its person's older sessions all ended that was known before (D71). */
  renew(): Promise<void>;
  /** After a press alone: the browser asks the person. */
  begin(): Promise<Result<void, AlarmFailure>>;
  /** From now on nothing arrives here. */
  end(): Promise<void>;
  /**
   * Asks the server, whose answer nobody has to wait for, to forget this device while its person may still ask: just before
   * they sign out. The end of the session then ends the rest.
   */
  forget(): Promise<void>;
}

/** Whoever gets another role is asked again, since it is other things that would be shown. */
const ownerOf = ({ uid, role }: User) => `${role} ${uid}`;

const isTold = (role: string) => role === 'driver' || role === 'passenger';

export function createTelling({ alarm, records, session }: TellingNeeds): Telling {
  let known: { readonly uid: string; readonly id: string } | null = null;

  /**
   * Added to the others, or alone: if there is no list yet, or if it is full. Not where the write did not arrive, since that
   * would forget the others.
   */
  async function makeKnown(uid: string, { id, ...phone }: ToldPhone): Promise<Result<void, AlarmFailure>> {
    if (known?.uid === uid && known.id === id) return succeed();
    const added = await records.commit(keepPhone(uid, id, phone, false));
    const mayArrive = added.ok || isUnreached(added.error);
    const kept = mayArrive ? added : await records.commit(keepPhone(uid, id, phone, true));
    if (!kept.ok) return fail('failed');
    known = { uid, id };
    return succeed();
  }

  const actor = () => approvedAs(session, isTold);

  async function isOn(): Promise<Result<boolean, AlarmFailure>> {
    const person = actor();
    if (alarm === null || !person.ok) return fail('impossible');
    const phone = await alarm.current(ownerOf(person.value));
    if (!phone.ok) return phone;
    if (phone.value === null) return succeed(false);
    // Without a network it stays on: what is stored of it has hardly changed.
    await makeKnown(person.value.uid, phone.value);
    return succeed(true);
  }

  return {
    isOffered: alarm !== null,
    isOn,
    async renew() {
      known = null;
      await isOn();
    },
    async begin() {
      const person = actor();
      if (alarm === null || !person.ok) return fail('impossible');
      const phone = await alarm.begin(ownerOf(person.value));
      if (!phone.ok) return phone;
      const kept = await makeKnown(person.value.uid, phone.value);
      if (!kept.ok) await alarm.end();
      return kept;
    },
    async end() {
      const person = actor();
      if (alarm === null) return;
      const phone = person.ok ? await alarm.current(ownerOf(person.value)) : null;
      known = null;
      // First here, where it cannot fail: the sender hears of an address that is gone by itself.
      await alarm.end();
      if (person.ok && phone?.ok && phone.value !== null) {
        await records.commit(forgetPhone(person.value.uid, phone.value.id));
      }
    },
    async forget() {
      const told = known;
      known = null;
      if (told !== null) await records.commit(forgetPhone(told.uid, told.id));
    },
  };
}
