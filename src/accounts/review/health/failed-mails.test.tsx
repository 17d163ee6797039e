import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { failedAt, type MailFailure } from '#domain/accounts/model/mail-delivery.ts';
import { openAdminWorld } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const template = { name: 'account-approved', data: { role: 'passenger', status: 'approved' } };
const failed = (failure: MailFailure, to = 'penny@example.com', minute = 0) => ({
  to,
  template,
  attempts: 1,
  mayHaveArrived: 1,
  ...failedAt(new Date(Date.UTC(2026, 2, 1, 8, minute)), failure),
});

const PENNY = { uid: 'penny', name: 'Penny', email: 'penny@example.com' };
const DARIO = { uid: 'dario', name: 'Dario', email: 'dario@example.com' };

async function openHealth(mails: Readonly<Record<string, object>>) {
  const world = await openAdminWorld([PENNY, DARIO]);
  for (const uid of ['penny', 'dario']) world.stage.alter(uid, { reviewCount: 1 });
  world.stage.world.documents.commit(
    Object.fromEntries(Object.entries(mails).map(([id, mail]) => [`mail/${id}`, { ...mail }])),
  );
  return { world, ...renderApp('/admin/health', { world }) };
}

const section = async () => within(await screen.findByRole('region', { name: 'Emails that were not sent' }));

describe('mails that were given up', () => {
  test('record health lists the mails that were given up, newest first, each with its reason', async () => {
    await openHealth({
      penny_1: failed('address'),
      dario_1: failed('server', 'dario@example.com', 1),
      sent_1: { ...failed('server', 'sent@example.com'), state: 'sent' },
    });
    const rows = (await section()).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      'Approveddario@example.com',
      'Approvedpenny@example.com',
    ]);
    expect(
      within(rows[0] ?? document.body).getByText(/^For a day, the mail server could not be/),
    ).toBeShown();
    expect(within(rows[1] ?? document.body).getByText(/^This address was refused/)).toBeShown();
  });

  test('“Send again” queues a mail with one press, and a text in place of the button says so', async () => {
    const { world, user } = await openHealth({ penny_1: failed('server') });
    const button = (await section()).getByRole('button', {
      name: 'Send again: Approved, penny@example.com',
    });
    world.network.loseNextAnswer('documents');
    await user.click(button);
    const said = await screen.findByText('This will be sent within a minute or two.');
    expect(document.activeElement).toBe(said);
    const stored = world.stage.world.documents.read('mail/penny_1');
    expect(stored).toMatchObject({ state: 'waiting', attempts: 0 });
    expect(stored).not.toHaveProperty('failure');
  });

  test('“Send again” says that its press did not arrive, and can be pressed again', async () => {
    const { world, user } = await openHealth({ penny_1: failed('server') });
    const button = (await section()).getByRole('button', { name: /^Send again/ });
    world.network.loseNextRequest('documents');
    await user.click(button);
    expect(await screen.findByRole('alert')).toBeShown();
    await user.click(button);
    expect(await screen.findByText('This will be sent within a minute or two.')).toBeShown();
  });

  test('a mail is out of date once its account was decided on, even if the decision came after the page had opened', async () => {
    const { world, user } = await openHealth({ penny_1: failed('server'), dario_1: failed('superseded') });
    const rows = (await section()).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).queryByText(/^This email is out of date/) !== null)).toEqual([
      false,
      true,
    ]);
    world.stage.alter('penny', { reviewCount: 2 });
    await user.click(screen.getByRole('button', { name: /^Send again/ }));
    const said = await within(rows[0] ?? document.body).findByText(/^This email is out of date/);
    expect(document.activeElement).toBe(said);
    expect((await section()).queryByRole('button')).toBeNull();
  });

  test('a mail whose stored data cannot be read is listed without a button', async () => {
    await openHealth({ odd: failedAt(new Date(), 'damaged') });
    expect((await section()).getByText('Unreadable')).toBeShown();
    expect((await section()).getByText('No address')).toBeShown();
    expect((await section()).getByText('This one cannot be sent again.')).toBeShown();
    expect((await section()).queryByRole('button')).toBeNull();
  });

  test('record health says nothing of mails if all were sent', async () => {
    await openHealth({ sent_1: { ...failed('server'), state: 'sent' } });
    expect(await screen.findByText('All records on this page are healthy')).toBeShown();
    expect(screen.queryByRole('region', { name: 'Emails that were not sent' })).toBeNull();
  });
});
