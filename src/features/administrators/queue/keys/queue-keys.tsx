import { useState, type RefObject } from 'react';
import { stepsFrom, type StatusStep } from '#domain/accounts/model/account-steps.ts';
import type { User } from '#domain/accounts/model/user.ts';
import { useReviewCopy } from '../../../../copy/review.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import type { RowFocus } from '../../../../ui/data/use-row-focus.ts';
import { KeysDialog } from './keys-dialog.tsx';
import { setShortcutsEnabled, shortcutsEnabled } from './shortcut-setting.ts';
import type { Queue } from '../use-queue.ts';
import { useQueueKeys } from './use-queue-keys.ts';

interface QueueKeysProps {
  focus: RowFocus;
  searchField: RefObject<HTMLInputElement | null>;
  queue: Queue;
  onDecide: (user: User, kind: StatusStep) => void;
}

/** The queue's keyboard shortcuts, and the dialog that lists them. */
export function QueueKeys({ focus, searchField, queue, onDecide }: QueueKeysProps) {
  const copy = useReviewCopy().keys;
  const [shown, setShown] = useState(false);
  const [enabled, setEnabled] = useState(shortcutsEnabled);

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
    return queue.tell({ type: 'selected', uids: [user.uid], wanted: !queue.selected.has(user.uid) });
  };
  const undo = () => {
    void queue.undo.undoLast();
    return queue.undo.offers.length > 0;
  };
  const search = () => {
    searchField.current?.focus();
    searchField.current?.select();
  };
  const show = () => setShown(true);
  useQueueKeys(
    {
      j: () => focus.step(1),
      k: () => focus.step(-1),
      a: () => decide('approve'),
      r: () => decide('reject', 'revoke'),
      x: select,
      u: undo,
      '/': search,
      '?': show,
    },
    enabled,
  );
  // Without effect unless a row has focus, so they need not be switched off (WCAG 2.1.4).
  useQueueKeys(
    {
      ArrowDown: () => focus.focused() !== null && focus.step(1),
      ArrowUp: () => focus.focused() !== null && focus.step(-1),
      Enter: focus.open,
    },
    true,
  );

  const enable = (wanted: boolean) => {
    setShortcutsEnabled(wanted);
    setEnabled(wanted);
  };
  return (
    <div className="-mr-3.5 ml-auto flex items-center gap-2 text-sm text-ink-soft touch:hidden forced-colors:mr-0">
      <Button tone="quiet" size="small" aria-label={copy.open} aria-keyshortcuts="?" onClick={show}>
        <span className="max-sm:hidden">{copy.open}</span>
        <span className="sm:hidden">{copy.openBrief}</span>
      </Button>
      {shown && <KeysDialog enabled={enabled} onEnable={enable} onClose={() => setShown(false)} />}
    </div>
  );
}
