import { act, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { PASSWORD } from '#adapters/memory/memory-stage.builder.ts';
import { openWorld } from '#test/open-world.ts';
import { renderApp } from '#test/render-app.tsx';

const QUESTION = {
  by: 'ada',
  text: 'Which badge?',
  at: new Date('2025-04-01T10:00:00.000Z'),
  answer: null,
  answeredAt: null,
};

/** The waiting page of a pending person with a question, before the password is given. */
async function asked(questions: Readonly<Record<string, object>> = { 0: QUESTION }) {
  const world = openWorld();
  const person = world.stage.addAccount({ status: 'pending', address: 'proven' });
  world.stage.alter(person.uid, { questions });
  const page = renderApp(`/pending-approval?email=${encodeURIComponent(person.email)}`, { world });
  const dialog = within(await screen.findByRole('dialog', { name: 'Account Pending Approval' }));
  const enter = async () => {
    await page.user.type(dialog.getByLabelText('Password'), PASSWORD);
    await page.user.click(dialog.getByRole('button', { name: 'Continue' }));
  };
  const stored = () => world.stage.world.documents.read(`users/${person.uid}`)?.['questions'];
  return { ...page, world, person, dialog, enter, stored };
}

describe('the question of a reviewer', () => {
  test('a question is shown only after the password', async () => {
    const { dialog, enter } = await asked();
    expect(dialog.queryByText('Which badge?')).toBeNull();
    await enter();
    expect(await dialog.findByText('Which badge?')).toBeShown();
  });

  test('an applicant answers, sees the answer, and cannot answer again', async () => {
    const { user, dialog, enter, stored } = await asked();
    await enter();
    await user.type(await dialog.findByRole('textbox', { name: 'Your answer' }), 'B072');
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await dialog.findByText('Thank you. Your reviewer can see your answer:')).toBeShown();
    expect(dialog.getByText('B072')).toBeShown();
    expect(dialog.queryByRole('textbox', { name: 'Your answer' })).toBeNull();
    expect(stored()).toMatchObject({ 0: { text: 'Which badge?', answer: 'B072' } });
  });

  test('an answer whose confirmation was lost is stored once, and the input survives a failure', async () => {
    const { world, user, dialog, enter } = await asked();
    await enter();
    const field = await dialog.findByRole('textbox', { name: 'Your answer' });
    await user.type(field, 'B072');
    act(() => world.network.goOffline());
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await dialog.findByRole('alert')).toBeShown();
    expect(field).toHaveProperty('value', 'B072');
    act(() => world.network.goOnline());
    world.network.loseNextAnswer('documents');
    await user.click(dialog.getByRole('button', { name: 'Send answer' }));
    expect(await dialog.findByText('B072', { selector: 'span' })).toBeShown();
  });

  test('an empty answer is refused at its field', async () => {
    const { user, dialog, enter } = await asked();
    await enter();
    await user.click(await dialog.findByRole('button', { name: 'Send answer' }));
    expect(await dialog.findByText('Write an answer first.')).toBeShown();
  });

  test('only the last question can be answered', async () => {
    const done = { ...QUESTION, text: 'First?', answer: 'Yes.', answeredAt: QUESTION.at };
    const { dialog, enter } = await asked({ 0: done, 1: QUESTION });
    await enter();
    expect(await dialog.findByText('Which badge?')).toBeShown();
    expect(dialog.queryByText('First?')).toBeNull();
  });
});
