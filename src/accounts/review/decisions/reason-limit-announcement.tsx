import { useEffect, useState } from 'react';
import { LONGEST_REASON } from '#domain/accounts/model/limits.ts';
import { useDecisionCopy } from '#words/decisions.ts';

/** Announced from so many characters before the limit on. */
const NEAR_THE_LIMIT = 50;

/** Announced after such a pause in typing, not at every key. Milliseconds. */
const PAUSE_MS = 1000;

/** Tells a screen reader how far a reason is from its limit, near the limit and beyond it. */
export function ReasonLimitAnnouncement({ length }: { length: number }) {
  const copy = useDecisionCopy();
  const [announced, setAnnounced] = useState('');
  const left = LONGEST_REASON - length;
  const current = left > NEAR_THE_LIMIT ? '' : copy.charactersLeft(left);
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(current), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [current]);
  return <output className="sr-only">{announced}</output>;
}
