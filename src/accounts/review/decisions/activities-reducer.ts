import type { Decision } from '#domain/accounts/model/decision.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';

/** A running decision on an account, or why the last decision failed. */
export type Activity =
  | { readonly state: 'busy'; readonly intent: Intent; readonly slow: boolean }
  | { readonly state: 'failed'; readonly intent: Intent; readonly error: AccountFailure };

/** The activities, by the uid of the account. */
export type Activities = ReadonlyMap<string, Activity>;

export type DecisionEvent =
  | { readonly type: 'started' | 'slow'; readonly user: User; readonly intent: Intent }
  | { readonly type: 'decided'; readonly decision: Decision }
  | {
      readonly type: 'failed';
      readonly user: User;
      readonly intent: Intent;
      readonly error: AccountFailure;
    }
  /** A dialog shows the failure, so the account's row no longer does. */
  | { readonly type: 'failure-shown'; readonly uid: string };

export function activitiesReducer(known: Activities, event: DecisionEvent): Activities {
  const activities = new Map(known);
  if (event.type === 'decided') activities.delete(event.decision.after.uid);
  else if (event.type === 'failure-shown') activities.delete(event.uid);
  else if (event.type === 'failed')
    activities.set(event.user.uid, { state: 'failed', intent: event.intent, error: event.error });
  else activities.set(event.user.uid, { state: 'busy', intent: event.intent, slow: event.type === 'slow' });
  return activities;
}
