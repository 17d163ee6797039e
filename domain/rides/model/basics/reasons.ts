/**
 * The closed lists of reasons (rides R27), which `npm run rules:constants` writes into the rules. Only `other` may have
 * a note. Passengers read the reason of a recall. So it never says why a driver does not come (D70).
 */
export const REASONS = {
  'cancel-as-rider': ['not_needed', 'too_long', 'mistake', 'other_transport', 'unsafe', 'other'],
  'cancel-as-dispatch': ['by_phone', 'no_driver', 'duplicate', 'passenger', 'incident', 'other'],
  decline: ['busy', 'too_far', 'vehicle', 'break', 'other'],
  give_back: ['breakdown', 'delay', 'unsafe', 'mistake', 'other'],
  recall: ['nearer', 'changed', 'mistake', 'unavailable'],
} as const;

/** A reason for the step `For`, or for any step if `For` is absent. */
export type Reason<For extends keyof typeof REASONS = keyof typeof REASONS> = (typeof REASONS)[For][number];

export const ALL_REASONS: readonly Reason[] = Object.values(REASONS).flat();
