import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { noteOf } from '#test/note-of.ts';
import { openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const ADA = { name: 'Ada Admin', role: 'admin' } as const;
const CARA = 'customers/CaraCaller0000000000';
const KARL = 'customers/KarlCaller0000000000';

async function openCustomers(address = '/admin/customers', given: Readonly<Record<string, unknown>> = {}) {
  const world = await openRideWorld(ADA, {
    [CARA]: aStoredCustomer(given),
    [KARL]: aStoredCustomer({
      phone: '030 77',
      phoneKey: '3077',
      name: 'Karl Caller',
      nameKey: 'karl caller',
      places: [{ text: 'Harbour' }, { text: 'City Hospital' }],
    }),
  });
  const app = renderApp(address, { world });
  await screen.findByRole('heading', { name: 'Customers', level: 1 });
  const stored = (path: string) => world.stage.world.documents.read(path);
  return { ...app, world, stored };
}

const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });

describe('the customers’ page', () => {
  test('lists customers by name with number, places and the time of the last booking or import', async () => {
    await openCustomers('/admin/customers', { rides: ['ride-1'] });
    const cara = await rowOf(/Cara Caller/);
    for (const text of ['+1 555 0142', '5 Mill Road, Northside', 'City Hospital']) {
      expect(cara.getByText(text)).toBeShown();
    }
    expect(cara.getByText(/1 February 2026/)).toBeShown();
    expect(cara.getByRole('link', { name: /: All rides of Cara Caller$/ }).getAttribute('href')).toBe(
      '/admin/rides/history?rider=customer-CaraCaller0000000000',
    );
    const karl = await rowOf(/Karl Caller/);
    expect(karl.getByText('1 February 2026 or imported')).toBeShown();
  });

  test('finds customers by the beginning of a name or a number, which stays in the address', async () => {
    const { user, address } = await openCustomers();
    await user.type(await screen.findByRole('searchbox', { name: 'Search customers' }), 'karl{Enter}');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Cara/ })).toBeNull());
    expect(screen.getByRole('row', { name: /Karl Caller/ })).toBeShown();
    expect(address()).toBe('/admin/customers?find=karl');
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), '(030) 77{Enter}');
    expect(await screen.findByRole('row', { name: /Karl Caller/ })).toBeShown();
  });

  test('says that there are no customers only after the answer', async () => {
    const { user, world } = await openCustomers('/admin/customers?find=zz');
    expect(
      await screen.findByText(
        'No customer has a name whose words begin with “zz”, or a number that begins or ends with it.',
      ),
    ).toBeShown();
    const release = world.network.hold();
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'karl{Enter}');
    await screen.findByText('Loading customers...');
    expect(screen.queryByText(/^No customer/)).toBeNull();
    release();
    expect(await screen.findByRole('row', { name: /Karl Caller/ })).toBeShown();
  });

  test('corrects a customer; invalid input is shown at its field, and so is a number that another customer has', async () => {
    const { user, stored } = await openCustomers();
    await user.click(await screen.findByRole('button', { name: 'Edit Cara Caller' }));
    const phone = await field('Phone');
    await user.clear(phone);
    await user.type(await field('Places'), '\nPort');
    await user.click(screen.getByRole('button', { name: 'Save customer' }));
    expect(noteOf(phone)).toBe('Please enter a phone number.');
    expect(noteOf(await field('Places'))).toBe('At most 3 places can be kept. Please remove one.');
    await user.type(phone, '030 77');
    await user.clear(await field('Places'));
    await user.type(await field('Places'), 'Pier 3');
    await user.type(await field('Note for dispatch'), 'Deaf.');
    await user.click(screen.getByRole('button', { name: 'Save customer' }));
    expect(await screen.findByText(/^Karl Caller has the same number: a call from it asks/)).toBeShown();
    await user.click(await screen.findByRole('button', { name: 'Edit Cara Caller' }));
    await user.clear(await field('Phone'));
    await user.type(await field('Phone'), '555 0199');
    await user.type(await field('Further numbers'), '030 99');
    await user.type(await field('Note for drivers'), 'Back door.');
    await user.click(screen.getByRole('button', { name: 'Save customer' }));
    const cara = await rowOf(/Cara Caller/);
    expect(await cara.findByText('555 0199')).toBeShown();
    expect(cara.getByText('Deaf.')).toBeShown();
    expect(stored(CARA)).toMatchObject({
      phoneKeys: ['5550199', '3099'],
      driverNote: 'Back door.',
      note: 'Deaf.',
      places: [{ text: 'Pier 3' }],
    });
  });

  test('keeps the input about a customer when the dialog is closed', async () => {
    const { user } = await openCustomers();
    await user.click(await screen.findByRole('button', { name: 'Edit Cara Caller' }));
    await user.type(await field('Note for dispatch'), 'Deaf.{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Edit Cara Caller' }));
    expect(await screen.findByDisplayValue('Deaf.')).toBeShown();
  });

  test('blocks a number and says in the panel who did, and the same button unblocks the number', async () => {
    const { user } = await openCustomers();
    await user.click(await screen.findByRole('button', { name: 'Block Cara Caller' }));
    const lift = await screen.findByRole('button', { name: 'Unblock Cara Caller' });
    expect(document.activeElement).toBe(lift);
    const cara = await rowOf(/Cara Caller/);
    expect(cara.getByText('Blocked')).toBeShown();
    await user.click(screen.getByRole('button', { name: 'Edit Cara Caller' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(panel.getByText(/^Blocked by Ada Admin, /)).toBeShown();
    await user.click(panel.getByRole('button', { name: 'Back' }));
    await user.click(lift);
    expect(await screen.findByRole('button', { name: 'Block Cara Caller' })).toBeShown();
  });

  test('merges two records of one person, after a preview of the result', async () => {
    const { user, stored, world } = await openCustomers();
    await user.click(await screen.findByRole('button', { name: 'Merge Cara Caller with another customer' }));
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    const other = await screen.findByRole('combobox', { name: 'The other record' });
    expect(noteOf(other)).toBe('Please choose the other record.');
    await user.type(other, 'zz');
    await waitFor(() => expect(noteOf(other)).toBe('No other customer is found by “zz”.'));
    await user.clear(other);
    const asked = world.requestsOf('list customers findsarray-contains');
    await user.type(other, 'karl');
    await screen.findByRole('option', { name: /Karl Caller/ });
    expect(world.requestsOf('list customers findsarray-contains')).toBe(asked + 1);
    await user.click(await screen.findByRole('option', { name: /Karl Caller/ }));
    expect(
      screen.getByText(/^Cara Caller stays, with \+1 555 0142 and 030 77, no needs/).textContent,
    ).toContain('up to 3 places. The name Karl Caller goes. These places will be lost: “Harbour”.');
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /Karl Caller/ })).toBeNull());
    expect([stored(CARA), stored(KARL)].filter((each) => each !== null)).toHaveLength(1);
  });

  test('says that there may be more customers of a name than are listed, also in the choice for a merge, and that a record is damaged', async () => {
    const { user, world } = await openCustomers();
    const nameKey = 'zoe';
    const zoes = Array.from({ length: 9 }, (_, at) => [
      `customers/ZoeCaller${at}`,
      aStoredCustomer({ name: `Zoe ${at}`, nameKey }),
    ]);
    world.put({ ...Object.fromEntries(zoes), 'customers/damaged': { nameKey, finds: ['zo'] } });
    await user.type(await screen.findByRole('searchbox', { name: 'Search customers' }), 'zoe{Enter}');
    const more = 'There may be more. Type more of the name or the number.';
    expect(await screen.findByText(more)).toBeShown();
    await user.click(screen.getByRole('button', { name: /^Merge Zoe 1 / }));
    const other = await screen.findByRole('combobox', { name: 'The other record' });
    await user.type(other, 'zoe');
    expect(await screen.findByText('There may be more. Type on to find them.')).toBeShown();
  });

  test('does not merge a blocked customer, and says who blocked the customer', async () => {
    const blocked = { by: 'u-ben', name: 'Ben Boss', at: new Date('2026-02-02T10:00:00.000Z') };
    const { user } = await openCustomers('/admin/customers?find=cara', { blocked });
    await user.click(await screen.findByRole('button', { name: /^Merge Cara/ }));
    await user.type(await screen.findByRole('combobox'), 'karl');
    await user.click(await screen.findByRole('option', { name: /Karl Caller/ }));
    await user.click(screen.getByRole('button', { name: 'Merge' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Ben Boss blocked this number/);
  });

  test('a row’s keys e and Enter open its customer beside the list', async () => {
    const { user } = await openCustomers();
    await rowOf(/Karl Caller/);
    for (const key of ['e', '{Enter}']) {
      await user.keyboard(`jj${key}`);
      expect(await screen.findByRole('dialog', { name: 'Edit Karl Caller' })).toBeShown();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});
