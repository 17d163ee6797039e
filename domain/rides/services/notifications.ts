import { approvedAs } from '../../shared/people/acting.ts';
import type { User } from '../../accounts/model/user.ts';
import { fail, succeed, type Result } from '../../shared/result.ts';
import { endsSeries } from '../model/errors/ride-meaning.ts';
import { addPushDevice, removePushDevice } from '../model/devices/push-device.ts';
import type { PushFailure, SubscribedDevice } from '../ports/push-subscriber.ts';
import type { NotificationNeeds } from '../ports/ride-ports.ts';

/** Whether a person is notified on this device while the product is closed. */
export interface Notifications {
  /** Whether this installation of the product has a sender. */
  readonly isOffered: boolean;
  /** Whether this device is subscribed. If so, the device is stored again, because its address may have changed. */
  isOn(): Promise<Result<boolean, PushFailure>>;
  /** Stores a subscribed device again. Call it after the end of older sessions, which voids the stored one (D71). */
  renew(): Promise<void>;
  /** Subscribes this device. Call it only after a press, because the browser asks the person. */
  turnOn(): Promise<Result<void, PushFailure>>;
  /** Ends the subscription of this device, and removes the device from the server. */
  turnOff(): Promise<void>;
  /**
   * Removes this device from the server. Call it just before a sign-out, while the person still has the right. No one
   * needs to wait for the answer. The end of the session then ends the subscription.
   */
  removeDevice(): Promise<void>;
}

/** A person with a new role counts as another owner and is asked again, because roles have different notices. */
const ownerOf = ({ uid, role }: User) => `${role} ${uid}`;

const hasNotices = (role: string) => role === 'driver' || role === 'passenger';

export function createNotifications({ subscriber, records, session }: NotificationNeeds): Notifications {
  let known: { readonly uid: string; readonly id: string } | null = null;

  /**
   * Adds the device to the person's list. The rules refuse a full list. Without a list the update finds no document. In
   * both cases the device becomes the whole list. After a passing failure the list stays: it may have room.
   */
  async function store(uid: string, { id, ...device }: SubscribedDevice): Promise<Result<void, PushFailure>> {
    if (known?.uid === uid && known.id === id) return succeed();
    const added = await records.commit(addPushDevice(uid, id, device, false));
    const isRefused = !added.ok && !endsSeries(added.error);
    const stored = isRefused ? await records.commit(addPushDevice(uid, id, device, true)) : added;
    if (!stored.ok) return fail('failed');
    known = { uid, id };
    return succeed();
  }

  const actor = () => approvedAs(session, hasNotices);

  async function isOn(): Promise<Result<boolean, PushFailure>> {
    const person = actor();
    if (subscriber === null || !person.ok) return fail('impossible');
    const device = await subscriber.current(ownerOf(person.value));
    if (!device.ok) return device;
    if (device.value === null) return succeed(false);
    // After a failure the device still counts as on, because its stored address is probably still right.
    await store(person.value.uid, device.value);
    return succeed(true);
  }

  return {
    isOffered: subscriber !== null,
    isOn,
    async renew() {
      known = null;
      await isOn();
    },
    async turnOn() {
      const person = actor();
      if (subscriber === null || !person.ok) return fail('impossible');
      const device = await subscriber.subscribe(ownerOf(person.value));
      if (!device.ok) return device;
      const stored = await store(person.value.uid, device.value);
      if (!stored.ok) await subscriber.unsubscribe();
      return stored;
    },
    async turnOff() {
      const person = actor();
      if (subscriber === null) return;
      const device = person.ok ? await subscriber.current(ownerOf(person.value)) : null;
      known = null;
      // The subscription first ends on this device, which needs no network. The push service then tells the sender that
      // the address is gone.
      await subscriber.unsubscribe();
      if (person.ok && device?.ok && device.value !== null) {
        await records.commit(removePushDevice(person.value.uid, device.value.id));
      }
    },
    async removeDevice() {
      const removed = known;
      known = null;
      if (removed !== null) await records.commit(removePushDevice(removed.uid, removed.id));
    },
  };
}
