import type { RefObject } from 'react';
import { stepsFrom, type StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useReviewCopy } from '../review-copy.ts';
import type { RowFocus } from '#ui/data/use-row-focus.ts';
import { SingleKeys } from '#ui/keys/single-keys.tsx';
import type { Queue } from './use-queue.ts';

interface QueueKeysProps {
  focus: RowFocus;
  searchField: RefObject<HTMLInputElement | null>;
  queue: Queue;
  onDecide: (user: User, kind: StatusStep) => void;
}

export function QueueKeys({ focus, searchField, queue, onDecide }: QueueKeysProps) {
  const copy = useReviewCopy();
  const userInFocus = () => {
    const uid = focus.focused();
    return queue.users.find((user) => user.uid === uid);
  };
  const decide = (...kinds: readonly StatusStep[]) => {
    const user = userInFocus();
    const kind = user && stepsFrom(user.status).find((possible) => kinds.includes(possible));
    if (user === undefined || kind === undefined) return false;
    return onDecide(user, kind);
  };
  const select = () => {
    const user = userInFocus();
    if (user === undefined) return false;
    return queue.dispatch({ type: 'selected', uids: [user.uid], wanted: !queue.selected.has(user.uid) });
  };
  const undo = () => {
    void queue.undo.undoLast();
    return queue.undo.offers.length > 0;
  };
  const search = () => {
    searchField.current?.focus();
    searchField.current?.select();
  };
  return (
    <SingleKeys
      focus={focus}
      list={copy.keys}
      actions={{
        a: () => decide('approve'),
        r: () => decide('reject', 'revoke'),
        x: select,
        u: undo,
        '/': search,
      }}
    />
  );
}
