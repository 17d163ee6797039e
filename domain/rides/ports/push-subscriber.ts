import type { Result } from '../../shared/result.ts';
import type { PushDevice } from '../model/devices/push-device.ts';

/** Why this browser cannot be subscribed to notices. */
export type PushFailure =
  /** The person, or a setting of the browser, says no. Only the browser's settings can change that. */
  | 'refused'
  /** This browser has no Web Push; an iPhone has none before the product is installed. */
  | 'impossible'
  /** The browser's push service did not answer. */
  | 'failed';

/** This browser as its push service knows it. */
export interface SubscribedDevice extends PushDevice {
  /** Twenty lower-case letters and digits, always the same for this address. */
  readonly id: string;
}

/** The push subscription of this browser. It belongs to the owner who asked for it: a person in their role. */
export interface PushSubscriber {
  /** Never asks the person. `null` without a subscription of this owner; ends one of another owner, or sender. */
  current(owner: string): Promise<Result<SubscribedDevice | null, PushFailure>>;
  /** Asks the person, who must have pressed a button for it just now. */
  subscribe(owner: string): Promise<Result<SubscribedDevice, PushFailure>>;
  /** From then on no notice arrives, whatever is stored elsewhere. If that fails, the next `current` tries again. */
  unsubscribe(): Promise<void>;
}
