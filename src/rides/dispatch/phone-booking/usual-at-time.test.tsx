import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aStoredCustomer } from '#domain/rides/model/customers/customer.builder.ts';
import { isClosed, openBookingDialog } from '#test/open-booking-dialog.ts';

const CUSTOMER = 'customers/CaraCaller0000000000';

describe('the trip of a caller whose usual trip depends on the time', () => {
  const trip = (to: string, hour: number) => ({ from: { text: 'Lime Walk' }, to: { text: to }, hour });
  const evening = 3 * 24 + 18;
  const trips = [trip('Choir', evening), trip('Clinic', 8), trip('Clinic', 56), trip('Clinic', 104)];
  const USUAL = 'Usual at this time';

  /** The form after the number; `when` types into *When*. The clock shows a Sunday. */
  async function atWhen() {
    const opened = await openBookingDialog({ [CUSTOMER]: aStoredCustomer({ trips }) });
    const { user, field } = opened;
    await user.keyboard('5550142{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('To')));
    expect(field('To').value).toBe('Clinic');
    return { ...opened, when: async (text: string) => user.type(field('When'), text) };
  }

  test('follows the typed time, and the trip before is offered in its place', async () => {
    const { user, dialog, field, when } = await atWhen();
    expect(dialog.queryByText(USUAL)).toBeNull();
    await when('thu 18');
    expect(field('To').value).toBe('Choir');
    expect(dialog.getByText(USUAL)).toBeShown();
    expect(dialog.getByRole('button', { name: 'Lime Walk To Clinic' })).toBeShown();
    await user.clear(field('When'));
    expect(field('To').value).toBe('Clinic');
    await when('thu 18{Enter}');
    expect(await screen.findByText(/Lime Walk → Choir$/)).toBeShown();
  });

  test('is the usual trip at a time that was typed before the number', async () => {
    const { user, field } = await openBookingDialog({ [CUSTOMER]: aStoredCustomer({ trips }) });
    await user.type(field('When'), 'thu 18');
    await user.type(field('Phone'), '5550142{Enter}');
    await waitFor(() => expect(field('To').value).toBe('Choir'));
  });

  test.each([
    ['a typed place', 'From', '{Tab}', 'Pier', ['Pier', 'Clinic']],
    ['a place that was typed as it was proposed', 'To', '', 'Clinic', ['Lime Walk', 'Clinic']],
  ] as const)('stays beside %s', async (_, label, keys, text, expected) => {
    const { user, dialog, field, when } = await atWhen();
    await user.clear(field(label));
    await user.type(field(label), `${text}${keys}`);
    await when('thu 18');
    expect([field('From').value, field('To').value]).toEqual(expected);
    expect(dialog.queryByText(USUAL)).toBeNull();
  });

  test('stays once the trip is turned round, or chosen among the others', async () => {
    const { user, field, when } = await atWhen();
    await user.keyboard('{Alt>}b{/Alt}');
    await when('thu 18');
    expect([field('From').value, field('To').value]).toEqual(['Clinic', 'Lime Walk']);
    await user.keyboard('{Alt>}1{/Alt}');
    expect(field('To').value).toBe('Clinic');
    await user.clear(field('When'));
    await when('thu 19');
    expect([field('From').value, field('To').value]).toEqual(['Lime Walk', 'Clinic']);
  });

  test('stays the trip of a ride that is booked again', async () => {
    const { user, field, dialog } = await atWhen();
    await user.click(field('To'));
    await user.keyboard('{Enter}');
    await isClosed();
    await user.click(await screen.findByRole('button', { name: /Return trip/ }));
    const back = within(await screen.findByRole('dialog', { name: 'New booking' }));
    const value = (name: string) => back.getByLabelText<HTMLInputElement>(name).value;
    await waitFor(() => expect(value('From')).toBe('Clinic'));
    await back.findByText(/^Known caller/);
    await user.type(back.getByLabelText('When'), 'thu 18');
    expect([value('From'), value('To')]).toEqual(['Clinic', 'Lime Walk']);
    expect(dialog.queryByText(USUAL)).toBeNull();
  });
});
