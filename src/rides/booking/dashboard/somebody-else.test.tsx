import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteOf } from '#test/note-of.ts';
import { look, openRideWorld } from '#test/open-ride-world.ts';
import { renderApp } from '#test/render-app.tsx';

const DASHBOARD = '/passenger/dashboard';
const OWN = '+1 555 0123';
const MARIAS = { name: 'Maria Stein', phone: '0171 555 0199' };

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const tick = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'For somebody else' });
const press = (name: string) => screen.findByRole('button', { name });

/** A passenger at the form. With `hasBooked`, an earlier booking has stored the account's own number. */
async function openForm({ hasBooked = true } = {}) {
  const world = await openRideWorld({ role: 'passenger', name: 'Robin Rider' });
  if (hasBooked) {
    await world.person.step(await world.person.book({ phone: OWN }), { did: 'cancel', why: 'mistake' });
    world.waitToBook();
  }
  const app = renderApp(DASHBOARD, { world });
  await screen.findByRole('region', { name: 'Book a ride' });
  const fill = async (values: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(values)) {
      await app.user.clear(box(name));
      await app.user.click(box(name));
      await app.user.paste(text);
    }
  };
  const click = async (name: string) => app.user.click(await press(name));
  const fillForMaria = async () => {
    await fill({ From: '5 Mill Road, Northside', To: 'City Hospital' });
    await app.user.click(tick());
    await fill({ 'Their name': MARIAS.name, 'Their phone': MARIAS.phone });
  };
  const stored = () => world.stage.world.documents.read(`riders/${world.person.uid}`);
  const newest = async () => (await world.person.booked())[0]?.id ?? '';
  const detailsOfNewest = async () => world.person.details(await newest());
  /** Ends the newest ride and waits for the form. */
  const end = async () => {
    await world.person.step(await newest(), { did: 'cancel', why: 'not_needed' });
    act(() => look(app.access));
    await screen.findByRole('region', { name: 'Book a ride' });
    world.waitToBook();
  };
  return { ...app, world, fill, click, fillForMaria, stored, newest, detailsOfNewest, end };
}

test('a first booking for another person has their name and number, and leaves the account without a number', async () => {
  const { click, fillForMaria, stored, detailsOfNewest } = await openForm({ hasBooked: false });
  await fillForMaria();
  await click('Request ride');
  const ride = await screen.findByRole('region', { name: 'Your ride' });
  expect(await within(ride).findByText('Maria Stein')).toBeShown();
  expect(within(ride).getByText(MARIAS.phone)).toBeShown();
  expect(await detailsOfNewest()).toMatchObject(MARIAS);
  expect(stored()).toMatchObject({ phone: '', phoneKey: '' });
});

test('the next form begins with the account’s own number, and books for the account', async () => {
  const { click, fill, fillForMaria, stored, detailsOfNewest, end } = await openForm();
  await fillForMaria();
  await click('Request ride');
  await screen.findByRole('region', { name: 'Your ride' });
  expect(await detailsOfNewest()).toMatchObject(MARIAS);
  await end();
  expect(tick().checked).toBe(false);
  expect(box('Phone').value).toBe(OWN);
  await fill({ From: '5 Mill Road, Northside', To: 'City Hospital' });
  await click('Request ride');
  await waitFor(async () =>
    expect(await detailsOfNewest()).toMatchObject({ name: 'Robin Rider', phone: OWN }),
  );
  expect(stored()).toMatchObject({ phone: OWN });
});

test('a ride for another person that is booked again on its page is for the account', async () => {
  const { world, unmount, click, fillForMaria, newest, detailsOfNewest, end } = await openForm();
  await fillForMaria();
  await click('Request ride');
  await screen.findByRole('region', { name: 'Your ride' });
  const id = await newest();
  await end();
  unmount();
  const { user } = renderApp(`/passenger/rides/${id}`, { world });
  expect(await screen.findByText('Maria Stein')).toBeShown();
  await user.click(await press('Book again'));
  await screen.findByRole('region', { name: 'Book a ride' });
  await waitFor(() => expect(box('Phone').value).toBe(OWN));
  expect(tick().checked).toBe(false);
  await user.click(await press('Request ride'));
  await waitFor(async () => expect(await newest()).not.toBe(id));
  expect(await detailsOfNewest()).toMatchObject({ name: 'Robin Rider', phone: OWN });
});

test('a recent trip of another person is requested for the account with one press', async () => {
  const { click, fillForMaria, newest, detailsOfNewest, end } = await openForm();
  await fillForMaria();
  await click('Request ride');
  await screen.findByRole('region', { name: 'Your ride' });
  const id = await newest();
  await end();
  await click('Request now: 5 Mill Road, Northside to City Hospital');
  await waitFor(async () => expect(await newest()).not.toBe(id));
  expect(await detailsOfNewest()).toMatchObject({ name: 'Robin Rider', phone: OWN });
});

test('while the form is for another person, a press at a recent trip books for that person, and the card says so', async () => {
  const { user, world, fill, click, stored, newest, detailsOfNewest } = await openForm();
  const id = await newest();
  const card = (await press('Request now: 5 Mill Road, Northside to City Hospital')).closest('li');
  expect(card?.textContent).toContain(OWN);
  await user.click(tick());
  await click('Request now: 5 Mill Road, Northside to City Hospital');
  expect((await screen.findByRole('alert')).textContent).toContain('Please enter a name.');
  expect(await newest()).toBe(id);
  await fill({ 'Their name': MARIAS.name, 'Their phone': MARIAS.phone });
  expect(card?.textContent).toContain('Maria Stein · 0171 555 0199');
  await click('Request now: 5 Mill Road, Northside to City Hospital');
  await waitFor(async () => expect(await newest()).not.toBe(id));
  expect(await detailsOfNewest()).toMatchObject(MARIAS);
  expect(stored()).toMatchObject({ phone: OWN });
  expect(world.requestsOf('write riders/*')).toBe(0);
});

test.each([
  ['Their name', ' ', 'Please enter a name.'],
  ['Their phone', ' ', 'Please enter a phone number.'],
  ['Their phone', 'hers', '“hers” cannot be part of a phone number. Please enter digits'],
])(
  '%s cannot be "%s": its field says why and gets the focus, and nothing is sent',
  async (name, typed, why) => {
    const { fill, click, fillForMaria, newest } = await openForm();
    const id = await newest();
    await fillForMaria();
    await fill({ [name]: typed });
    await click('Request ride');
    expect(noteOf(box(name))).toContain(why);
    expect(document.activeElement).toBe(box(name));
    expect(await newest()).toBe(id);
  },
);

test('the input for another person and for the account survives the tick and a reload', async () => {
  const { user, world, fill, fillForMaria, unmount } = await openForm();
  await fill({ Phone: '112' });
  await fillForMaria();
  await user.click(tick());
  expect(box('Phone').value).toBe('112');
  await user.click(tick());
  unmount();
  renderApp(DASHBOARD, { world });
  await waitFor(() => expect(box('Their name').value).toBe(MARIAS.name));
  expect(box('Their phone').value).toBe(MARIAS.phone);
});
