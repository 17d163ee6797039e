import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { DEV, openAdminWorld, PENNY } from '#test/open-admin-world.ts';
import { renderApp } from '#test/render-app.tsx';
import { decisionOn, forgetReasons, reasonDrafts } from './reason-drafts.ts';

const button = (name: string) => screen.findByRole('button', { name });
const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function open(address: string) {
  const world = await openAdminWorld([PENNY, DEV]);
  return { world, ...renderApp(address, { world }) };
}

describe.each(['/admin/dashboard', '/admin/accounts/penny'])('a typed reason on %s', (address) => {
  test('a typed reason survives the closing of the dialog, and is gone after leaving the page', async () => {
    const { user, unmount, world } = await open(address);
    await user.click(await button('Reject Penny'));
    await user.type(await reason(), 'Not a driver');
    await user.keyboard('{Escape}');
    await closed();
    await user.click(await button('Reject Penny'));
    expect(await reason()).toBe(document.activeElement);
    await user.keyboard(', and too fast.');
    expect((await reason()).value).toBe('Not a driver, and too fast.');
    unmount();
    renderApp(address, { world });
    await user.click(await button('Reject Penny'));
    expect((await reason()).value).toBe('');
  });

  test('a typed reason is gone after the decision', async () => {
    const { user } = await open(address);
    await user.click(await button('Reject Penny'));
    await user.type(await reason(), 'Not a driver.');
    await user.click(await button('Reject account'));
    await closed();
    await user.click(await button('Undo'));
    await user.click(await button('Reject Penny'));
    expect((await reason()).value).toBe('');
  });
});

describe('a typed reason in the queue', () => {
  test('a typed reason is not proposed for another account, nor for several accounts', async () => {
    const { user } = await open('/admin/dashboard');
    await user.click(await button('Reject Penny'));
    await user.type(await reason(), 'Not a driver.');
    await user.keyboard('{Escape}');
    await user.click(await button('Reject Dev'));
    expect((await reason()).value).toBe('');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await button('Reject selected'));
    expect((await reason()).value).toBe('');
  });

  test('a typed reason is gone after the account was approved instead', async () => {
    const { user } = await open('/admin/dashboard');
    await user.click(await button('Reject Penny'));
    await user.type(await reason(), 'Not a driver.');
    await user.keyboard('{Escape}');
    await user.click(await button('Approve Penny'));
    await user.click(await button('Undo'));
    await user.click(await button('Reject Penny'));
    expect((await reason()).value).toBe('');
  });
});

test('a reason for several accounts is gone when one of these accounts was decided on, and other reasons stay', () => {
  const [penny, dev] = [{ uid: 'penny' }, { uid: 'dev' }];
  reasonDrafts.write(decisionOn('reject', [penny, dev]), 'Not drivers.');
  reasonDrafts.write(decisionOn('reject', [dev]), 'Blurred.');
  forgetReasons('penny');
  expect(reasonDrafts.read(decisionOn('reject', [penny, dev]))).toBeNull();
  expect(reasonDrafts.read(decisionOn('reject', [dev]))).toBe('Blurred.');
  expect(reasonDrafts.read(decisionOn('revoke', [dev]))).toBeNull();
});
