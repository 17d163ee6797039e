import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';

const field = () => screen.findByRole('textbox', { name: 'New question' });
const ask = () => screen.getByRole('button', { name: 'Ask the applicant' });

async function openPenny() {
  const world = await openAdminWorld([PENNY]);
  return { world, ...renderApp('/admin/accounts/penny', { world }) };
}

const mailOf = (world: Awaited<ReturnType<typeof openAdminWorld>>) =>
  world.stage.world.documents.read('mail/penny_q0');

describe('the questions to an applicant', () => {
  test('a question is stored with a mail that does not repeat it, and the next waits for the answer', async () => {
    const { world, user } = await openPenny();
    await user.type(await field(), 'Which badge?');
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
    await user.type(await field(), 'Which badge?');
    world.network.loseNextAnswer('documents');
    await user.click(ask());
    expect(await screen.findByText('Waiting for the answer.')).toBeShown();
    expect(screen.getAllByText('Which badge?', { selector: 'p' })).toHaveLength(1);
  });

  test('an empty question and one of 1,001 characters are refused with advice', async () => {
    const { world, user } = await openPenny();
    await user.click(await field());
    await user.click(ask());
    expect(await screen.findByText('Write a question first.')).toBeShown();
    await user.click(await field());
    await user.paste('x'.repeat(1001));
    await user.click(ask());
    expect(
      await screen.findByText(/at most 1000 characters. This one has 1001. Please shorten it/),
    ).toBeShown();
    expect(mailOf(world)).toBeNull();
  });
});
