/**
 * How far a page relies on its listener: not yet; on it alone; or still on it alone, although the last answer to a
 * request differed, because the listener may only be slow.
 */
export type Trust = 'none' | 'full' | 'doubted';

/** The evidence of an answer about the listener. */
export interface Evidence {
  /** The answer equals the listener's last report. */
  readonly isSame: boolean;
  /** The listener has reported since the request was sent. */
  readonly hasReported: boolean;
}

/** A listener is trusted once an answer confirms it, and no longer once two answers in a row contradict it. */
export function nextTrust(trust: Trust, { isSame, hasReported }: Evidence): Trust {
  if (isSame) return 'full';
  if (trust === 'none') return 'none';
  // Report and answer crossed on their way, so it is unknown which is newer.
  if (hasReported) return 'full';
  return trust === 'full' ? 'doubted' : 'none';
}
