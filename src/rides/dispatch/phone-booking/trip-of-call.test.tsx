import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { MINUTE_MS } from '#domain/shared/durations.ts';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';

const CUSTOMER = 'customers/CaraCaller0000000000';
const SETTINGS = {
  'settings/rides': { ...defaultSettings('Europe/Berlin'), landmarks: ['Airport', 'City Hospital'] },
};

afterEach(() => void vi.restoreAllMocks());

/** An unknown caller's form, filled up to the start of the trip. */
async function atFrom() {
  const opened = await openBookingDialog(SETTINGS);
  const { user, field } = opened;
  await user.keyboard('0307788{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  await user.keyboard('Nora New{Enter}');
  return opened;
}

describe('a place of a call', () => {
  test('is chosen by its first letters, an arrow and Enter, which moves on but does not book at the last field', async () => {
    const { user, dialog, field } = await atFrom();
    await user.keyboard('airp');
    expect(dialog.getByText('Enter keeps what you typed. ↓ chooses from the list.')).toBeShown();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field('From').value).toBe('Airport');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    await user.keyboard('hosp{ArrowDown}{Enter}');
    expect(field('To').value).toBe('City Hospital');
    expect(screen.getByRole('dialog')).toBeShown();
    await user.keyboard('{Enter}');
    await isClosed();
    expect(await screen.findByText('Now: Nora New, Airport → City Hospital')).toBeShown();
  });
});

describe('the trip of a known caller', () => {
  test('is turned round by a key, and books the way back', async () => {
    const { user, field } = await openBookingDialog();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    expect([field('From').value, field('To').value]).toEqual(['5 Mill Road, Northside', 'City Hospital']);
    await user.keyboard('{Alt>}b{/Alt}');
    expect([field('From').value, field('To').value]).toEqual(['City Hospital', '5 Mill Road, Northside']);
    await user.keyboard('{Enter}');
    await isClosed();
    expect(await screen.findByText(/City Hospital → 5 Mill Road, Northside$/)).toBeShown();
  });
});

describe('the other trips of a known caller', () => {
  const taken = (to: string) => ({ from: { text: 'Lime Walk' }, to: { text: to }, hour: 8 });
  const trips = ['Choir', 'Clinic', 'Clinic', 'Market', 'Pier', 'Zoo'].map(taken);
  const offered = (dialog: Awaited<ReturnType<typeof openBookingDialog>>['dialog']) =>
    within(dialog.getByRole('group', { name: 'Also takes' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  test('are offered beside the most frequent trip, and a trip chosen by its key is booked instead', async () => {
    const { user, dialog, field } = await openBookingDialog({ [CUSTOMER]: aStoredCustomer({ trips }) });
    expect(dialog.queryByRole('group', { name: 'Also takes' })).toBeNull();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    expect([field('From').value, field('To').value]).toEqual(['Lime Walk', 'Clinic']);
    expect(offered(dialog)).toEqual(['1Lime Walk →To Choir', '2Lime Walk →To Market', '3Lime Walk →To Pier']);
    await user.keyboard('{Alt>}2{/Alt}');
    expect(field('To').value).toBe('Market');
    expect(offered(dialog)).toEqual(['1Lime Walk →To Clinic', '2Lime Walk →To Choir', '3Lime Walk →To Pier']);
    await user.keyboard('{Enter}');
    await isClosed();
    expect(await screen.findByText('Now: Cara Caller, Lime Walk → Market')).toBeShown();
  });

  test('are chosen by a press, after which Enter books the chosen trip', async () => {
    const { user, dialog, field } = await openBookingDialog({ [CUSTOMER]: aStoredCustomer({ trips }) });
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    await user.click(dialog.getByRole('button', { name: 'Lime Walk To Pier' }));
    expect(document.activeElement).toBe(field('To'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Now: Cara Caller, Lime Walk → Pier')).toBeShown();
  });

  test('are not offered for a caller who takes only one trip', async () => {
    const { user, dialog, field } = await openBookingDialog();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    expect(dialog.queryByRole('group', { name: 'Also takes' })).toBeNull();
  });
});

describe('keys with Alt', () => {
  test('toggle needs and enter days from any field, whose text stays', async () => {
    const { user, dialog, field } = await atFrom();
    await user.keyboard('{Alt>}c{/Alt}Pier{Alt>}hc{/Alt}');
    expect(field('From').value).toBe('Pier');
    expect(
      dialog
        .getAllByRole('checkbox', { checked: true })
        .map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(['Help at the door H']);
    await user.keyboard('{Alt>}m{/Alt}730');
    expect(field('When').value).toBe('tomorrow 730');
    expect(document.activeElement).toBe(field('When'));
    expect(dialog.getByText(/^Tomorrow, .*, 07:30$/)).toBeShown();
    await user.keyboard('{Alt>}t{/Alt}');
    expect(field('When').value).toBe('today 07:30');
  });
});

describe('keys with Alt on a Mac', () => {
  test('type text in a field, and act together with Ctrl', async () => {
    vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
    const { user, dialog } = await atFrom();
    expect(dialog.queryByText('Keys shown: with Ctrl and Option')).not.toBeNull();
    const checked = () => dialog.queryAllByRole('checkbox', { checked: true });
    await user.keyboard('{Alt>}h{/Alt}');
    expect(checked()).toHaveLength(0);
    await user.keyboard('{Control>}{Alt>}h{/Alt}{/Control}');
    expect(checked()).toHaveLength(1);
  });
});

describe('the time of a call', () => {
  test('that is unreadable is refused when it is booked, and the input stays', async () => {
    const { user, dialog, field } = await openBookingDialog();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    await user.type(field('When'), 'soonish{Enter}');
    expect(field('When').getAttribute('aria-invalid')).toBe('true');
    expect(dialog.getByText('This is not a time yet. For example tomorrow 7:30.')).toBeShown();
    expect(document.activeElement).toBe(field('When'));
  });

  test('in the hour that comes twice must be chosen after Enter, by one key', async () => {
    const { user, world, open } = await openBookingDialog();
    const night = new Date('2025-10-26T00:50:00Z').getTime();
    act(() => world.stage.clock.advance(night - world.stage.clock.now().getTime()));
    await user.keyboard('{Escape}');
    await isClosed();
    const { field } = await open();
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    await user.type(field('When'), '+20');
    const [first, second] = await screen.findAllByRole('radio', { name: /go(ne)? back$/ });
    await user.click(field('To'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(first);
    await user.keyboard('{ArrowDown}');
    expect(second).toHaveProperty('checked', true);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(/^Sun 26 Oct 02:10/)).toBeShown();
  });

  test('that passes while the panel is open is reported at its field, before anything is sent', async () => {
    const { user, dialog, field, world } = await openBookingDialog();
    await user.type(field('When'), '+20');
    expect(field('When').getAttribute('aria-invalid')).toBeNull();
    act(() => world.stage.clock.advance(21 * MINUTE_MS));
    expect(await dialog.findByText(/^The earliest pick-up is /, {}, { timeout: 12_000 })).toBeShown();
    expect(field('When').value).toBe('+20');
  }, 20_000);
});

describe('a caller', () => {
  test('who withholds the number is found by the name', async () => {
    const { user, dialog, field } = await openBookingDialog();
    await user.keyboard('{Tab}call');
    expect((await dialog.findByRole('option')).textContent).toBe('Cara Caller+1 555 0142');
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    expect(['Phone', 'Name', 'To'].map((label) => field(label).value)).toEqual([
      '+1 555 0142',
      'Cara Caller',
      'City Hospital',
    ]);
  });

  test('is shown with the note that dispatch has stored', async () => {
    const { user, dialog } = await openBookingDialog({
      [CUSTOMER]: aStoredCustomer({ note: 'Hard of hearing.' }),
    });
    await user.keyboard('5550142{Enter}');
    expect(await dialog.findByText(/^Known caller: Cara Caller.* Note: Hard of hearing\.$/)).toBeShown();
  });

  test('whose number is blocked is reported before anything else is asked, and the focus stays at the number', async () => {
    const blocked = { by: 'u-bea', name: 'Bea Boss', at: new Date('2026-02-02T10:00:00.000Z') };
    const { user, dialog, field } = await openBookingDialog({ [CUSTOMER]: aStoredCustomer({ blocked }) });
    await user.keyboard('5550142{Enter}');
    expect(await dialog.findByText(/^Bea Boss blocked this number from booking by phone/)).toBeShown();
    expect(document.activeElement).toBe(field('Phone'));
  });
});
