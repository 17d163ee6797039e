import { orElse } from '../../shared/composed-decoders.ts';
import { isMap, text } from '../../shared/decoders.ts';
import { applicationOf } from './application.ts';
import { questions } from './profile-fields.ts';
import type { User } from './user.ts';

/**
 * What an applicant has written: the application, and the answers to questions. The approval moves the submission from
 * the profile into the audit entry, because the desk reads profiles (D118).
 */
export type Submission = Pick<User, 'application' | 'questions'>;

/** Returns the fields that store a submission; none if nothing was submitted. */
export function storedSubmission({
  application,
  questions: asked,
}: Submission): Readonly<Record<string, unknown>> {
  return { ...application, ...(asked.length > 0 && { questions: { ...asked } }) };
}

/** Reads the submission in an audit entry; `null` if there is none. */
export function readSubmission(stored: unknown): Submission | null {
  if (!isMap(stored)) return null;
  return {
    application: applicationOf((field) => text(stored[field])),
    questions: orElse(questions, [])(stored['questions']),
  };
}

export const isSubmitted = (submission: Submission): boolean =>
  Object.keys(storedSubmission(submission)).length > 0;

/** Returns the profile's submission. If it is empty, returns the first one in `reviews`, which are newest first. */
export function submissionOf(
  user: User,
  reviews: readonly { readonly submission: Submission | null }[],
): Submission {
  if (isSubmitted(user)) return user;
  return reviews.find(({ submission }) => submission !== null)?.submission ?? user;
}
