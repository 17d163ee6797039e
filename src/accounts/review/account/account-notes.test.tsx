import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const field = () => screen.findByRole('textbox', { name: 'New note' });
const add = () => screen.getByRole('button', { name: 'Add note' });

async function openPenny() {
  const world = await openAdminWorld([PENNY]);
  return { world, ...renderApp('/admin/accounts/penny', { world }) };
}

describe('the internal notes', () => {
  test('a note is added, shown with its author, and announced; the focus stays', async () => {
    const { user } = await openPenny();
    await user.type(await field(), 'Called on Monday.{Tab}');
    await user.click(add());
    const notes = within(await screen.findByRole('region', { name: 'Internal notes' }));
    expect(await notes.findByText('Called on Monday.', { selector: 'p' })).toBeShown();
    expect(notes.getByText('by you')).toBeShown();
    expect(notes.getByText('Note added.')).toBeShown();
    expect(document.activeElement).toBe(add());
    expect(await field()).toHaveProperty('value', '');
  });

  test('a begun note survives a reload of its account’s page, until the note is added', async () => {
    const world = await openAdminWorld([PENNY, DEV]);
    const { user, goTo, unmount } = renderApp('/admin/accounts/penny', { world });
    await user.type(await field(), 'Called on Monday.');
    act(() => goTo('/admin/accounts/dev'));
    await screen.findByRole('heading', { level: 1, name: 'Dev' });
    await user.type(await field(), 'Wrote.');
    unmount();
    const later = renderApp('/admin/accounts/penny', { world });
    expect(await field()).toHaveProperty('value', 'Called on Monday.');
    await later.user.click(add());
    await screen.findByText('Note added.');
    later.unmount();
    const last = renderApp('/admin/accounts/penny', { world });
    expect(await field()).toHaveProperty('value', '');
    act(() => last.goTo('/admin/accounts/dev'));
    await screen.findByRole('heading', { level: 1, name: 'Dev' });
    expect(await field()).toHaveProperty('value', 'Wrote.');
  });

  test('a note whose answer was lost is stored once, and the page detects it', async () => {
    const { world, user } = await openPenny();
    await user.type(await field(), 'Called.');
    world.network.loseNextAnswer('documents');
    await user.click(add());
    await screen.findByText('Note added.');
    expect(screen.getAllByText('Called.', { selector: 'p' })).toHaveLength(1);
  });

  test('the page of an account with 101 notes says that earlier notes are not shown', async () => {
    const world = await openAdminWorld([PENNY]);
    const notes = Array.from({ length: 101 }, (_, minute) => ({
      by: 'admin',
      text: `Note ${minute}.`,
      at: new Date(Date.UTC(2025, 0, 1, 0, minute)),
    }));
    world.stage.world.documents.commit(
      Object.fromEntries(notes.map((note, number) => [`users/penny/notes/n${number}`, note])),
    );
    renderApp('/admin/accounts/penny', { world });
    expect(await screen.findByText(/^Only the last 100 notes are shown/)).toBeShown();
    expect(screen.queryByText('Note 0.')).toBeNull();
    expect(screen.getByText('Note 1.')).toBeShown();
  });

  test('a note of 10,001 characters is refused with its length, and so is an empty note, without loss of input', async () => {
    const { user } = await openPenny();
    await user.click(await field());
    await user.paste('x'.repeat(10_001));
    await user.click(add());
    const why = 'A note can have at most 1000 characters. This one has 10001. Please shorten it.';
    expect(await screen.findByText(why)).toBeShown();
    const note = await field();
    expect(note).toHaveProperty('value', 'x'.repeat(10_001));
    expect(document.activeElement).toBe(note);
    await user.clear(note);
    await user.click(add());
    expect(await screen.findByText('Write a note first.')).toBeShown();
  });

  test('a note that cannot be sent stays in its field, and the next attempt sends it once', async () => {
    const { world, user } = await openPenny();
    await user.type(await field(), 'Called.');
    world.network.loseNextRequest('documents');
    await user.click(add());
    expect((await screen.findByRole('alert')).textContent).toMatch(/Network error/);
    expect(await field()).toHaveProperty('value', 'Called.');
    await user.click(add());
    await waitFor(() => expect(screen.getAllByText('Called.', { selector: 'p' })).toHaveLength(1));
  });
});

const question = () => screen.findByRole('textbox', { name: 'New question' });
const ask = () => screen.getByRole('button', { name: 'Ask the applicant' });

const mailOf = (world: Awaited<ReturnType<typeof openAdminWorld>>) =>
  world.stage.world.documents.read('mail/penny_q0');

describe('the questions to an applicant', () => {
  test('a question is stored with a mail without its text, and the next question waits for the answer', async () => {
    const { world, user } = await openPenny();
    await user.type(await question(), 'Which badge?');
    await user.click(ask());
    const section = within(await screen.findByRole('region', { name: 'Questions to the applicant' }));
    const waiting = await section.findByText('Waiting for the answer.');
    expect(waiting).toBeShown();
    expect(document.activeElement).toBe(waiting);
    expect(section.getByText('Which badge?')).toBeShown();
    expect(section.getByText('by you')).toBeShown();
    expect(section.queryByRole('textbox')).toBeNull();
    expect(mailOf(world)).toMatchObject({ template: { name: 'account-question' } });
    expect(JSON.stringify(mailOf(world))).not.toContain('badge');
  });

  test('a question whose confirmation was lost is stored once, and the page detects it', async () => {
    const { world, user } = await openPenny();
    await user.type(await question(), 'Which badge?');
    world.network.loseNextAnswer('documents');
    await user.click(ask());
    expect(await screen.findByText('Waiting for the answer.')).toBeShown();
    expect(screen.getAllByText('Which badge?', { selector: 'p' })).toHaveLength(1);
  });

  test('an empty question and a question of 1,001 characters are refused with advice', async () => {
    const { world, user } = await openPenny();
    await user.click(await question());
    await user.click(ask());
    expect(await screen.findByText('Write a question first.')).toBeShown();
    await user.click(await question());
    await user.paste('x'.repeat(1001));
    await user.click(ask());
    expect(
      await screen.findByText(/at most 1000 characters. This one has 1001. Please shorten it/),
    ).toBeShown();
    expect(mailOf(world)).toBeNull();
  });
});
