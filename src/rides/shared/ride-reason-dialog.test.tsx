import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { anApprovedUser } from '#domain/accounts/model/user.builder.ts';
import { REASONS } from '#domain/rides/model/basics/reasons.ts';
import { UserContext } from '#core/session/user-context.ts';
import { rides } from './rides-copy.ts';
import { noteOf } from '#test/note-of.ts';
import { renderForm } from '#test/render-form.tsx';
import { RideReasonDialog } from './ride-reason-dialog.tsx';
import { useDialogDraft } from './use-dialog-draft.ts';

interface DeclineProps {
  /** A new id for each test, because entries are stored by ride. */
  ride: string;
  busy: boolean;
  onSubmit: (said: object) => void;
  onClose: () => void;
}

function Decline({ ride, ...props }: DeclineProps) {
  return (
    <RideReasonDialog
      {...props}
      draft={useDialogDraft('decline', { id: ride, rev: 0 })}
      title="Decline this ride?"
      description={<p>Somebody else is looked for.</p>}
      reasons={REASONS.decline}
      texts={rides.reasons.decline}
      labels={{ close: 'Keep it', submit: 'Decline', submitting: 'Declining...' }}
      failure={null}
    />
  );
}

function openDialog({ busy = false } = {}) {
  const onClose = vi.fn<() => void>();
  const onSubmit = vi.fn<(said: object) => void>();
  const { user } = renderForm(
    <UserContext value={anApprovedUser()}>
      <Decline ride={crypto.randomUUID()} busy={busy} onSubmit={onSubmit} onClose={onClose} />
    </UserContext>,
  );
  const choose = (name: string) => user.click(screen.getByRole('radio', { name }));
  const send = () => user.click(screen.getByRole('button', { name: 'Decline' }));
  return { user, onSubmit, onClose, choose, send };
}

test('without a reason nothing is sent, and the list shows the error and has the focus', async () => {
  const { send, onSubmit } = openDialog();
  await send();
  expect(noteOf(screen.getByRole('radiogroup', { name: 'Reason' }))).toBe('Please choose a reason.');
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a reason of the list is sent alone, even if a note was typed before', async () => {
  const { user, choose, send, onSubmit } = openDialog();
  await choose('Another reason');
  await user.type(screen.getByRole('textbox'), 'A flat tyre');
  await choose('The car is not suitable');
  expect(screen.queryByRole('textbox')).toBeNull();
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ why: 'vehicle' });
});

test('a note of 301 characters is refused at its field, and a note of 300 is sent with the reason', async () => {
  const { user, choose, send, onSubmit } = openDialog();
  await choose('Another reason');
  const note = screen.getByRole('textbox');
  await user.click(note);
  await user.paste('n'.repeat(301));
  await send();
  expect(noteOf(note)).toContain('1 character too many. Please shorten the note to 300.');
  expect(document.activeElement).toBe(note);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.type(note, '{Backspace}');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ why: 'other', note: 'n'.repeat(300) });
});

test.each([
  ['closes', false, 2],
  ['stays while its input is being sent', true, 0],
])('the dialog %s when its button or Escape is pressed', async (_, busy, times) => {
  const { user, onClose } = openDialog({ busy });
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(times);
});
