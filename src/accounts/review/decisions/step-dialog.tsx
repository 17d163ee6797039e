import { type KeyboardEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { LONGEST_REASON } from '#domain/accounts/model/account-limits.ts';
import { ACCOUNT_STEPS, type ReasonedStep } from '#domain/accounts/model/account-steps.ts';
import type { AccountFailure, AccountResult } from '#domain/accounts/model/errors/account-error.ts';
import { parseStepReason } from '#domain/accounts/model/reason.ts';
import { isAdministrator } from '#domain/shared/people/role.ts';
import type { User } from '#domain/accounts/model/user.ts';
import type { Intent } from '#domain/accounts/services/account-decisions.ts';
import { useDraft } from '#core/forms/use-draft.ts';
import { useSubmission } from '#core/forms/use-submission.ts';
import { displayName } from '#core/text/display-name.ts';
import { useDecisionCopy } from '#words/decisions-copy.ts';
import { usePositionName } from '#words/use-position-name.ts';
import { useErrorText } from '#words/use-error-text.ts';
import { useFormat } from '#words/use-format.ts';
import { Button } from '#ui/actions/button.tsx';
import { ConfirmDialog } from '#ui/feedback/confirm-dialog.tsx';
import { Dialog, DialogActions } from '#ui/feedback/dialog.tsx';
import { ErrorBox } from '#ui/feedback/error-box.tsx';
import { isComposing } from '#ui/keys/pressed-key.ts';
import { TextAreaField } from '#ui/fields/text-area-field.tsx';
import { LazyHeldRides } from '../rides/lazy-rides.tsx';
import { decisionOn, reasonDrafts } from './reason-drafts.ts';
import type { StepQuestion } from './use-question.ts';

/** The announcements begin when only this many characters are left. */
const NEAR_THE_LIMIT = 50;

/** The number is announced after this pause in typing, not at every key. Milliseconds. */
const PAUSE_MS = 1000;

/** Announces how many characters a reason has left, near the limit and beyond it. */
function ReasonLimitAnnouncement({ length }: { length: number }) {
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

interface StepDialogProps {
  question: StepQuestion;
  /** Called with the answer. The dialog shows a returned failure and stays open; otherwise the caller closes it. */
  onAnswer: (intent: Intent) => Promise<AccountResult<unknown>>;
  /** Closes the dialog, at any time. A running request continues. */
  onClose: () => void;
}

/** The user, if the question is about one account; otherwise `null`. */
function onlyOne(users: readonly User[]): User | null {
  const [user = null] = users;
  return users.length === 1 ? user : null;
}

interface ReasonDialogProps extends Omit<StepDialogProps, 'question'> {
  kind: ReasonedStep;
  users: readonly User[];
}

/** The classes of a template's button. It is quieter than a `Button`, because a press only fills in the text. */
const TEMPLATE =
  'w-full rounded-control border border-line px-3 py-1.5 text-left text-sm text-pretty text-ink-soft hover:bg-raised hover:text-ink aria-disabled:opacity-60 touch:min-h-11';

/** Asks for the reason of a decision. The account's owner will read the reason. */
function ReasonDialog({ kind, users, onAnswer, onClose }: ReasonDialogProps) {
  const copy = useDecisionCopy();
  const texts = kind === 'reject' ? copy.rejectDialog : copy.revokeDialog;
  const textOf = useErrorText();
  const format = useFormat();
  const field = useRef<HTMLTextAreaElement>(null);
  const [kept, setReason] = useDraft(reasonDrafts, decisionOn(kind, users));
  const reason = kept ?? '';
  const [flaw, setFlaw] = useState<AccountFailure | null>(null);
  const { busy, failure, submit } = useSubmission('leaves');
  const attachField = useCallback((node: HTMLTextAreaElement | null) => {
    field.current = node;
    // The cursor goes to the end of a restored reason, so that typing continues it.
    node?.setSelectionRange(node.value.length, node.value.length);
  }, []);
  const typed = reason.trim();
  const drivers = users.filter(({ role }) => role === 'driver').map(({ uid }) => uid);
  const one = onlyOne(users);

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = parseStepReason(kind, reason);
    setFlaw(parsed.ok ? null : parsed.error);
    if (!parsed.ok) return field.current?.focus();
    await submit(() => onAnswer({ kind, reason: typed }));
  };
  const sendWithEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isEnter = event.key === 'Enter' && !isComposing(event.nativeEvent);
    if (isEnter && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
  };
  const write = (text: string) => {
    setReason(() => text);
    setFlaw(null);
  };
  const fill = (template: string) => {
    write(template);
    field.current?.focus();
  };
  return (
    <Dialog
      title={one === null ? texts.titleSeveral(users.length) : texts.title(displayName(one))}
      description={<p>{texts.text}</p>}
      onClose={onClose}
    >
      <form noValidate method="post" onSubmit={(event) => void send(event)} className="flex flex-col gap-4">
        {kind === 'revoke' && drivers.length > 0 && <LazyHeldRides uids={drivers} />}
        {failure !== null && <ErrorBox text={textOf(failure.error)} focusKey={failure.focusKey} />}
        <TextAreaField
          ref={attachField}
          label={copy.reason}
          hint={texts.hint}
          error={flaw === null ? undefined : textOf(flaw)}
          required={ACCOUNT_STEPS[kind].reason === 'required'}
          value={reason}
          readOnly={busy}
          onChange={(event) => write(event.target.value)}
          onKeyDown={sendWithEnter}
          aside={
            <span
              className={typed.length > LONGEST_REASON ? 'font-semibold text-danger-ink' : 'text-ink-soft'}
            >
              {format.number(typed.length)} / {LONGEST_REASON}
            </span>
          }
        />
        <ReasonLimitAnnouncement length={typed.length} />
        <ul aria-label={copy.templatesLabel} className="grid gap-1.5">
          {texts.templates.map((template) => (
            <li key={template}>
              <button
                type="button"
                aria-disabled={busy}
                onClick={() => !busy && fill(template)}
                className={TEMPLATE}
              >
                {template}
              </button>
            </li>
          ))}
        </ul>
        <DialogActions>
          <Button tone="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" tone="danger" busy={busy} busyLabel={texts.submitting}>
            {one === null ? texts.submitSeveral : texts.submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Asks for a confirmation or a reason before a step. */
export function StepDialog({ question: { kind, users }, onAnswer, onClose }: StepDialogProps) {
  const { approveDialog: texts, cancel } = useDecisionCopy();
  const positionName = usePositionName();
  const textOf = useErrorText();
  if (kind !== 'approve')
    return <ReasonDialog kind={kind} users={users} onAnswer={onAnswer} onClose={onClose} />;
  const one = onlyOne(users);
  const unproven = users.filter(({ provenAt }) => provenAt === null).length;
  const administrators = users.filter(({ role }) => isAdministrator(role)).length;
  const said = [
    administrators > 0 &&
      (one === null ? texts.powersSeveral(administrators, users.length) : texts.powers(positionName(one))),
    unproven > 0 &&
      (one === null ? texts.unprovenSeveral(unproven, users.length) : texts.unproven(one.email)),
  ];
  const submit = unproven > 0 ? texts.submitAnyway : texts.submit;
  return (
    <ConfirmDialog
      title={one === null ? texts.titleSeveral(users.length) : texts.title(displayName(one))}
      text={said.filter((sentence) => sentence !== false).join(' ')}
      labels={{ submit, submitting: texts.submitting, cancel }}
      textOf={textOf}
      onConfirm={() => onAnswer({ kind })}
      onClose={onClose}
    />
  );
}
