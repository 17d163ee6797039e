/**
 * How far a listener is believed: not yet; alone; or alone, although one answer of the server differed, because the
 * listener may only be late.
 */
export type Trust = 'none' | 'full' | 'doubted';

/** What an answer of the server says about the listener. */
export interface Evidence {
  /** The answer equals what the listener said last. */
  readonly isSame: boolean;
  /** The listener has spoken since the question was asked. */
  readonly hasSpoken: boolean;
}

/** A listener is believed once an answer confirms it, and no longer once two in a row contradict it. */
export function trustAfter(trust: Trust, { isSame, hasSpoken }: Evidence): Trust {
  if (isSame) return 'full';
  if (trust === 'none') return 'none';
  // Answer and listener have crossed: nobody can tell which of the two is the newer one.
  if (hasSpoken) return 'full';
  return trust === 'full' ? 'doubted' : 'none';
}
