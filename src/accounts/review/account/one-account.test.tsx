import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountReviews } from '#domain/accounts/services/account-reviews.ts';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { withReview } from '#test/with-review.ts';

const button = (name: string) => screen.findByRole('button', { name });

test('an account whose reload failed after another administrator’s decision says so until it is reloaded', async () => {
  const world = await openAdminWorld([PENNY]);
  let reads = 0;
  const failing = withReview(world, ({ accountReviews }) => {
    const file: AccountReviews['file'] = async (uid) => {
      reads += 1;
      return reads === 2 ? { ok: false, error: { code: 'unavailable' } } : accountReviews.file(uid);
    };
    return { accountReviews: { ...accountReviews, file } };
  });
  const { user } = renderApp('/admin/accounts/penny', { world: failing });
  await button('Approve Penny');
  await world.colleagueDecides('penny', { kind: 'approve' });

  await user.click(await button('Approve Penny'));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toMatch(/^This account may have changed since it was loaded\. The service/);
  expect(await button('Approve Penny')).toBeShown();

  await user.click(await button('Try again'));
  expect(await button('Revoke Penny')).toBeShown();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test.each([
  ['approved', [], 'No decision is recorded. The account may have been imported, or set up by an operator.'],
  ['rejected', ['None recorded'], 'No decision is recorded. The account may have been imported'],
  ['pending', [], 'This account has not been reviewed yet.'],
] as const)(
  'the page of an account that is %s without a recorded decision says what is known',
  async (status, reasons, text) => {
    const world = await openAdminWorld();
    world.stage.addAccount({ uid: 'import', name: 'Ida Import', status });
    renderApp('/admin/accounts/import', { world });
    expect(await screen.findByText(text, { exact: false })).toBeShown();
    expect(screen.queryAllByText('None recorded').map(({ textContent }) => textContent)).toEqual(reasons);
  },
);

test('the account page announces a decision in the current language', async () => {
  const { user } = renderApp('/admin/accounts/penny', { world: await openAdminWorld([PENNY]) });
  const announced = (text: RegExp) => screen.findByText(text, { selector: 'output' });
  await user.click(await screen.findByRole('button', { name: 'Approve Penny' }));
  await announced(/^Penny is approved\. You can undo this/);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await waitFor(() => expect(document.documentElement.lang).toBe('de'));
  expect((await announced(/Penny/)).textContent).toMatch(/rückgängig/);
});

const HINT = /looks like an account that exists already/;

test('a reviewer sees that an application has the number of another account, with a link, and otherwise no note', async () => {
  const world = await openAdminWorld([PENNY, DEV]);
  world.stage.alter('dev', { phone: '030 1234567' });
  const first = renderApp('/admin/accounts/penny', { world });
  await screen.findByRole('heading', { name: 'Questions to the applicant' });
  expect(screen.queryByText(HINT)).toBeNull();
  first.unmount();
  world.stage.alter('penny', { phone: '030 1234567' });
  renderApp('/admin/accounts/penny', { world });
  expect(await screen.findByText(HINT)).toBeShown();
  expect(screen.getByText(/same phone/)).toBeShown();
  expect(screen.getByRole('link', { name: 'Dev' })).toHaveProperty(
    'href',
    expect.stringMatching(/accounts\/dev$/),
  );
});

test('an applicant’s submission stays on the account’s page after the approval, and a reopened account gets no more questions', async () => {
  const world = await openAdminWorld([PENNY]);
  const question = { by: 'someone', text: 'Which badge?', at: new Date(0) };
  world.stage.alter('penny', {
    message: 'I know the hospital.',
    questions: { 0: { ...question, answer: 'B072', answeredAt: new Date(1) } },
  });
  const { user } = renderApp('/admin/accounts/penny', { world });
  await user.click(await button('Approve Penny'));
  expect(await button('Revoke Penny')).toBeShown();
  expect(screen.getByText('I know the hospital.')).toBeShown();
  expect(screen.getByText('B072')).toBeShown();
  await world.colleagueDecides('penny', { kind: 'revoke', reason: 'Left.' });
  await world.colleagueDecides('penny', { kind: 'reopen' });
  cleanup();
  renderApp('/admin/accounts/penny', { world });
  await button('Approve Penny');
  expect(screen.getByText('B072')).toBeShown();
  expect(screen.queryByRole('textbox', { name: 'New question' })).toBeNull();
});
