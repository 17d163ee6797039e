import type { PendingUser, User } from '#domain/accounts/model/user.ts';
import { aPendingUser } from '#domain/accounts/model/user.builder.ts';
import type { QueuePage, QueueRow } from '#domain/accounts/ports/review-repository.ts';
import type { Result } from '#domain/shared/result.ts';
import type { CursorPages } from '#core/navigation/use-cursor-pages.ts';
import type { QueueEvent, QueueRequest, QueueState } from './queue-state.ts';

export const PENDING = { status: 'pending', role: null, search: '', cursor: null } as const;
export const APPROVE = { kind: 'approve' } as const;
export const NETWORK = { code: 'network' } as const;

/** An applicant. The first letter of the uid sets the day of the application. */
export const personOf = (uid: string, given: Partial<Omit<PendingUser, 'status'>> = {}): PendingUser =>
  aPendingUser({ uid, name: uid, appliedAt: new Date(Date.UTC(2025, 0, 1 + uid.charCodeAt(0))), ...given });

export const rowOf = (user: User): QueueRow => ({ uid: user.uid, account: { state: 'sound', user } });

export const pageOf = (uids: readonly string[], next: string | null = null): QueuePage => ({
  rows: uids.map((uid) => rowOf(personOf(uid))),
  next,
  more: false,
});

export const requestOf = (changes: Partial<QueueRequest> = {}): QueueRequest => ({
  query: PENDING,
  attempt: 0,
  ...changes,
});

const FIRST_PAGE: CursorPages = {
  cursor: null,
  page: 1,
  onNext: () => {},
  onPrevious: null,
  previousIsFirst: false,
  onFirst: () => {},
};

/** The events of a request and its answer. */
export const answered = (
  result: Result<QueuePage>,
  request = requestOf(),
): readonly [QueueEvent, QueueEvent] => [
  { type: 'requested', request },
  { type: 'answered', request, pages: FIRST_PAGE, result },
];

export const shown = (state: QueueState) => state.page?.rows.map(({ item }) => item.uid) ?? [];
