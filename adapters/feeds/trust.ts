/**
 * How far a page relies on its listener. `none`: it shows answers to requests. `full`: it shows only the listener's
 * reports. `doubted`: like `full`, but the last answer differed. The listener may only be slow.
 */
export type Trust = 'none' | 'full' | 'doubted';

/** The evidence that an answer to a request gives about the listener. */
export interface Evidence {
  /** The answer equals the listener's last report. */
  readonly isSame: boolean;
  /** The listener has reported after the request was sent. */
  readonly hasReported: boolean;
}

/** A listener is trusted when an answer confirms it. It loses the trust when two answers in a row contradict it. */
export function nextTrust(trust: Trust, { isSame, hasReported }: Evidence): Trust {
  if (isSame) return 'full';
  if (trust === 'none') return 'none';
  // The listener reported while the request was under way, so the report or the answer may be newer.
  if (hasReported) return 'full';
  return trust === 'full' ? 'doubted' : 'none';
}
