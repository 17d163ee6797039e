import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#domain/rides/model/firm/settings.ts';
import { noteOf } from '#test/note-of.ts';
import { look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const DASHBOARD = '/passenger/dashboard';

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

async function openForm(...given: Partial<Parameters<typeof openRideWorld>>) {
  const [account = { role: 'passenger' }, documents] = given;
  const world = await openRideWorld(account, documents);
  const app = renderApp(DASHBOARD, { world });
  await screen.findByRole('region', { name: 'Book a ride' });
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(values)) {
      const role = name === 'Passengers' ? 'spinbutton' : 'textbox';
      const field = screen.getByRole(role, { name });
      await app.user.clear(field);
      await app.user.click(field);
      await app.user.paste(text);
    }
  };
  const request = () => app.user.click(screen.getByRole('button', { name: 'Request ride' }));
  return { ...app, world, fill, request };
}

const TRIP = { From: '5 Mill Road, Northside', To: 'City Hospital' };

describe('booking a ride', () => {
  test('a passenger books with start, destination, people, needs, phone and note, and sees the search', async () => {
    const { world, user, fill, request } = await openForm();
    await fill({ ...TRIP, Passengers: '2', Phone: '+1 555 0100', 'Note for the driver': 'Blue door' });
    const needs = within(screen.getByRole('group', { name: 'Needs' }));
    await user.click(needs.getByRole('checkbox', { name: 'Wheelchair' }));
    await request();
    const ride = await screen.findByRole('region', { name: 'Your ride' });
    await within(ride).findByText('5 Mill Road, Northside');
    expect(within(ride).getByRole('status').textContent).toMatch(/^Looking for a driver/);
    expect(document.activeElement?.textContent).toBe('Your ride');
    const [id = ''] = Object.values(
      world.stage.world.documents.read(`riders/${world.person.uid}`)?.['slots'] ?? {},
    );
    expect(await world.person.read(String(id))).toMatchObject({ people: 2, needs: ['wheelchair'] });
  });

  test('a destination where the ride starts is refused at its field, and nothing is sent', async () => {
    const { world, fill, request } = await openForm();
    await fill({ From: 'Mill Road 5', To: 'mill road  5' });
    await request();
    expect(noteOf(box('To'))).toBe('This is where the ride starts. Please say where it goes.');
    expect(document.activeElement).toBe(box('To'));
    expect(world.requestsOf('write rides/* rides/*/private/*')).toBe(0);
  });

  test('a phone number that may stay empty is called optional', async () => {
    await openForm();
    expect(noteOf(box('Phone'))).toMatch(/^Optional, for your driver/);
  });

  test('a booking without a phone number is refused at its field if the firm requires one', async () => {
    const { world, fill, request } = await openForm(
      { role: 'passenger' },
      { 'settings/rides': { ...defaultSettings('Europe/Berlin'), phoneRequired: true } },
    );
    expect(noteOf(box('Phone'))).not.toContain('Optional');
    await fill(TRIP);
    await request();
    expect(document.activeElement).toBe(box('Phone'));
    expect(noteOf(box('Phone'))).toMatch(/phone/i);
    expect(world.requestsOf('write rides/* rides/*/private/*')).toBe(0);
    await fill({ Phone: '+1 555 0100' });
    await request();
    expect(await screen.findByRole('region', { name: 'Your ride' })).toBeShown();
  });

  test('the input survives a reload of the page', async () => {
    const { world, fill, unmount } = await openForm();
    await fill({ To: 'City Hospital' });
    unmount();
    renderApp(DASHBOARD, { world });
    await waitFor(() => expect(box('To').value).toBe('City Hospital'));
  });

  test('the phone number is asked for once, and filled in from then on', async () => {
    const { world, unmount } = await openForm();
    await world.person.step(await world.person.book({ phone: '+1 555 0123' }), {
      did: 'cancel',
      why: 'mistake',
    });
    unmount();
    renderApp(DASHBOARD, { world });
    await waitFor(() => expect(box('Phone').value).toBe('+1 555 0123'));
  });

  test('on a page that stays open, the next form begins with the phone number that was typed last', async () => {
    const { world, access, fill, request } = await openForm();
    for (const phone of ['+1 555 0123', '+1 555 0199']) {
      await fill({ ...TRIP, Phone: phone });
      await request();
      await screen.findByRole('region', { name: 'Your ride' });
      const { slots } = world.stage.world.documents.read(`riders/${world.person.uid}`) ?? {};
      const [id = ''] = Object.values(slots ?? {});
      await world.person.step(String(id), { did: 'cancel', why: 'mistake' });
      act(() => look(access));
      await screen.findByRole('region', { name: 'Book a ride' });
      await waitFor(() => expect(box('Phone').value).toBe(phone));
      world.waitToBook();
    }
  });
});

describe('a second booking within seconds of the first', () => {
  const TYPED = { ...TRIP, Phone: '55112', 'Note for the driver': 'Blue door' };

  async function openRefused() {
    const page = await openForm();
    const { world, fill, request } = page;
    await world.person.step(await world.person.book(), { did: 'cancel', why: 'mistake' });
    await fill(TYPED);
    await request();
    const alert = await screen.findByRole('alert');
    const button = screen.getByRole('button', { name: 'Request ride' });
    return { ...page, alert, button };
  }

  test('a second booking is refused at the form, which loses no input', async () => {
    const { alert } = await openRefused();
    expect(alert.textContent).toMatch(/^You have just booked a ride\. .* 10 seconds/);
    expect(Object.keys(TYPED).map((name) => box(name).value)).toEqual(Object.values(TYPED));
  });

  test('the button is disabled until the seconds are over, and then books the ride', async () => {
    const { world, button, request } = await openRefused();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await request();
    expect(world.requestsOf('write rides/* rides/*/private/*')).toBe(2);
    world.waitToBook();
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull(), { timeout: 3000 });
    await request();
    expect(await screen.findByRole('region', { name: 'Your ride' })).toBeDefined();
  });
});

describe('an invalid booking', () => {
  test.each([
    ['From', 'a', 'A place needs at least 2 characters'],
    ['To', '', 'Please say where the ride goes.'],
    ['Passengers', '61', 'Please enter a number from 1 to 60. More people need a second ride.'],
    ['Passengers', '7', 'Please enter a number from 1 to 6. More people need a second ride.'],
    ['Phone', 'call me', '“call” cannot be part of a phone number'],
    ['Note for the driver', 'n'.repeat(301), 'Please use at most 300 characters for a note.'],
  ])(
    '%s cannot be "%s": its field says why, has the focus and still shows the value',
    async (name, typed, why) => {
      const { world, fill, request } = await openForm();
      await fill({ ...TRIP, [name]: typed || ' ' });
      await request();
      const field = screen.getByRole<HTMLInputElement>(name === 'Passengers' ? 'spinbutton' : 'textbox', {
        name,
      });
      await waitFor(() => expect(noteOf(field)).toContain(why));
      expect(document.activeElement).toBe(field);
      expect(field.value.trim()).toBe(typed);
      expect(world.requestsOf('write rides/* rides/*/private/*')).toBe(0);
    },
  );

  test('without settings no ride can be booked, and the page says whom to call', async () => {
    const world = await openRideWorld({ role: 'passenger' }, { 'settings/rides': { terms: 'damaged' } });
    renderApp(DASHBOARD, { world });
    await screen.findByText('Booking is not open yet');
    expect(screen.getByRole('link', { name: '+1 555 0100' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Request ride' })).toBeNull();
  });

  test('a ride that was booked elsewhere meanwhile is shown instead of a second booking', async () => {
    const { world, fill, request } = await openForm();
    await fill(TRIP);
    await world.person.book();
    await request();
    expect(await screen.findByRole('region', { name: 'Your ride' })).toBeDefined();
  });
});
