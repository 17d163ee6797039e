import type { Data } from '../../scenario/datum.ts';
import { SIGNED_IN_AT } from '../../scenario/people.ts';
import type { Request } from '../../scenario/request.ts';
import { entryOf, isAdministrator, isStatus } from './profile-facts.ts';
import { same, type World } from './world.ts';

/** A sequence of requests: the documents before and after it, and the requests that were permitted. */
export interface History {
  readonly start: World;
  readonly end: World;
  readonly permitted: readonly Request[];
}

const uidsOf = (world: World): readonly string[] =>
  [...world.keys()].flatMap((path) => /^users\/([^/]+)$/.exec(path)?.[1] ?? []);

const countOf = (profile: Data | undefined): number => {
  const count = profile?.['reviewCount'];
  return typeof count === 'number' ? count : 0;
};

const isPowerful = (profile: Data | undefined): boolean =>
  profile?.['status'] === 'approved' && isAdministrator(profile['role']);

/** The audit entries that the sequence added to an account, oldest first; a gap is `undefined`. */
function addedReviews({ start, end }: History, uid: string): readonly (Data | undefined)[] {
  const path = `users/${uid}`;
  const [from, to] = [countOf(start.get(path)), countOf(end.get(path))];
  return Array.from({ length: Math.max(0, to - from) }, (_, index) =>
    end.get(`${path}/reviews/${from + index + 1}`),
  );
}

function* brokenFor(history: History, uid: string): Generator<string> {
  const { start, end, permitted } = history;
  const path = `users/${uid}`;
  const [before, after = {}] = [start.get(path), end.get(path)];
  const isTouched = permitted.some(
    ({ does }) => does.kind === 'commit' && does.writes.some((write) => write.path === path),
  );
  if (!isTouched) {
    if (!same(before, after)) yield 'a profile changed without a write';
    return;
  }
  const entry = end.get(`accountDirectory/${String(after['email'])}`);
  if (!same(entry, entryOf(uid, after))) yield 'profile and directory disagree';

  const reviews = addedReviews(history, uid);
  if (reviews.includes(undefined)) yield 'the audit trail has a gap';
  for (const [index, review] of reviews.entries()) {
    const isDismissal = [index === 0 ? before : reviews[index - 1], review].some(
      (one) => one && 'dismissed' in one,
    );
    const isNews = review?.['from'] !== review?.['to'] || review?.['fromRole'] !== review?.['toRole'];
    const isTold = isNews && (review?.['to'] === 'approved' || !isDismissal);
    if (end.has(`mail/${uid}_${countOf(before) + index + 1}`) !== isTold)
      yield 'a decision without its mail, or a mail to the dismissed';
  }
  if (reviews.some((review) => review?.['actor'] === uid)) yield 'a person decided on themselves';

  const [first] = reviews;
  if (isPowerful(after) && !isPowerful(before) && first === undefined) yield 'power without a decision';
  const ended = after['signedInSince'];
  const hasEndedAll = ended instanceof Date && ended.getTime() > SIGNED_IN_AT.getTime();
  if (isPowerful(after) && !isPowerful(before) && !hasEndedAll) yield 'power that reaches an older session';
  const gained = before === undefined || !isStatus(before['status']);
  if (gained && after['status'] === 'approved' && first === undefined) yield 'an approval without a decision';
  let standing = gained ? first?.['from'] : before['status'];
  for (const review of reviews) {
    if (review?.['from'] !== standing) yield 'an audit entry that does not follow from the one before';
    standing = review?.['to'];
  }
  if (!(gained && first === undefined) && standing !== after['status']) yield 'a status without a decision';
}

/** A text for each invariant that a sequence has broken. */
export function broken(history: History): readonly string[] {
  const { start, end } = history;
  const gone = [...start.keys()].filter((path) => !end.has(path)).map((path) => `${path} is gone`);
  const rewritten = [...start.keys()]
    .filter((path) => /\/reviews\/|^mail\//.test(path) && !same(start.get(path), end.get(path)))
    .map((path) => `${path} was rewritten`);
  const accounts = uidsOf(end).flatMap((uid) =>
    [...brokenFor(history, uid)].map((what) => `${uid}: ${what}`),
  );
  return [...gone, ...rewritten, ...accounts];
}
