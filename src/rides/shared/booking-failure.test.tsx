import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import { renderForm } from '#test/render-form.tsx';
import { loadTexts } from '#words/define-copy.ts';
import type { Language } from '#words/languages.ts';
import { BookingFailure } from './booking-failure.tsx';
import { useRideErrorText } from './use-ride-error-text.ts';

const FOURTH: RideFailure = { code: 'already-booked', kind: 'later', ride: 'ride-1' };

function Refused({ error, firmPhone }: { error: RideFailure; firmPhone: string }) {
  const textOf = useRideErrorText();
  return (
    <BookingFailure
      failure={{ error, focusKey: {} }}
      textOf={textOf}
      page="/passenger/rides/$id"
      firmPhone={firmPhone}
    />
  );
}

async function refuse(error: RideFailure, firmPhone: string, language: Language = 'en') {
  await loadTexts(language);
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <Refused error={error} firmPhone={firmPhone} /> }),
    history: createMemoryHistory(),
  });
  // A router with another route tree than the product's.
  renderForm(<RouterProvider router={router as never} />, { language });
  const alert = await screen.findByRole('alert');
  const links = screen
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  return { text: alert.textContent, links };
}

test.each([
  ['en', 'call us: dispatch can book more for you', 'Call us: 030 1234-0 tel:03012340'],
  ['de', 'rufen Sie uns an: Die Zentrale kann weitere', 'Rufen Sie uns an: 030 1234-0 tel:03012340'],
] as const)(
  'in %s a fourth later ride is refused with a link that calls the firm',
  async (language, says, link) => {
    const { text, links } = await refuse(FOURTH, '030 1234-0', language);
    expect(text).toContain(says);
    expect(links).toContain(link);
  },
);

test('without a number of the firm a fourth later ride has only the link to the ride', async () => {
  const { text, links } = await refuse(FOURTH, '');
  expect(text).toContain('Cancel one of them to book another');
  expect(links).toEqual(['Open the booked ride /passenger/rides/ride-1']);
});

test('a second ride now is refused with a link that calls the firm', async () => {
  expect((await refuse({ code: 'already-booked', kind: 'now', ride: 'ride-1' }, '0301')).links).toHaveLength(
    2,
  );
});

test('a booking refused just after another offers no call', async () => {
  expect((await refuse({ code: 'booked-just-now', from: new Date(0) }, '0301')).links).toEqual([]);
});
