import type { Result } from '../../shared/result.ts';
import type { PushDevice } from '../model/devices/push-device.ts';

/** Why this browser is not subscribed to notices. */
export type PushFailure =
  /** The person or a setting of the browser refuses. After a denial only the browser's settings can change that. */
  | 'refused'
  /** This browser has no Web Push (on an iPhone: before the product is installed), or no one notifies this user. */
  | 'impossible'
  /** The browser's push service did not answer, or the server has not stored the device. */
  | 'failed';

/** This browser as its push service knows it. */
export interface SubscribedDevice extends PushDevice {
  /** Twenty lower-case letters and digits, always the same for this address. */
  readonly id: string;
}

/** The push subscription of this browser. An `owner` is the role and uid of the person who asked for it. */
export interface PushSubscriber {
  /** `null` without a subscription of this owner. Ends a subscription of another owner or sender. Asks no one. */
  current(owner: string): Promise<Result<SubscribedDevice | null, PushFailure>>;
  /** Subscribes. The browser asks the person, who must just have pressed a button. */
  subscribe(owner: string): Promise<Result<SubscribedDevice, PushFailure>>;
  /** Ends the subscription, so no further notice arrives. If that fails, the next `current` tries again. */
  unsubscribe(): Promise<void>;
}
