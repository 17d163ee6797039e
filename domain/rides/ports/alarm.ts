import type { Result } from '../../shared/result.ts';
import type { Phone } from '../model/devices/push-device.ts';

/** Why this device cannot be told. */
export type AlarmFailure =
  /** The person, or a setting of the browser, says no. Only the browser's settings can change that. */
  | 'refused'
  /** This browser can tell nobody; on an iPhone, not before the product is installed. */
  | 'impossible'
  /** The browser's push service did not answer. */
  | 'failed';

/** This device as its push service knows it. */
export interface ToldPhone extends Phone {
  /** Twenty lower-case letters and digits, always the same for this address. */
  readonly id: string;
}

/** What wakes this device while no page of the product is open. It belongs to the person, in their role, who has asked for it. */
export interface Alarm {
  /** Asks nobody. `null` while it is off for this owner; then whatever was on for another one is ended. */
  current(owner: string): Promise<Result<ToldPhone | null, AlarmFailure>>;
  /** Asks the person, who must have pressed a button for it just now. */
  begin(owner: string): Promise<Result<ToldPhone, AlarmFailure>>;
  /** Nothing arrives any more, whatever is still stored elsewhere. */
  end(): Promise<void>;
}
