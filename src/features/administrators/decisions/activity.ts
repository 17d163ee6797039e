import type { Decision } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { ProductError } from '#domain/shared/product-error.ts';

/** A running decision on an account, or why the last one failed. */
export type Activity =
  | { readonly state: 'busy'; readonly intent: Intent; readonly slow: boolean }
  | { readonly state: 'failed'; readonly intent: Intent; readonly error: ProductError };

/** By uid. */
export type Activities = ReadonlyMap<string, Activity>;

/** What becomes of a decision. */
export type DecisionEvent =
  | { readonly type: 'started' | 'slow'; readonly user: User; readonly intent: Intent }
  | { readonly type: 'decided'; readonly decision: Decision }
  | {
      readonly type: 'failed';
      readonly user: User;
      readonly intent: Intent;
      readonly error: ProductError;
    }
  /** A dialog shows the failure itself. */
  | { readonly type: 'failure-shown'; readonly uid: string };

function activityAfter(event: DecisionEvent): readonly [uid: string, Activity | null] {
  switch (event.type) {
    case 'started':
    case 'slow':
      return [event.user.uid, { state: 'busy', intent: event.intent, slow: event.type === 'slow' }];
    case 'failed':
      return [event.user.uid, { state: 'failed', intent: event.intent, error: event.error }];
    case 'decided':
      return [event.decision.after.uid, null];
    case 'failure-shown':
      return [event.uid, null];
  }
}

export function activitiesAfter(known: Activities, event: DecisionEvent): Activities {
  const [uid, activity] = activityAfter(event);
  const others = [...known].filter(([other]) => other !== uid);
  return new Map(activity === null ? others : [...others, [uid, activity]]);
}
