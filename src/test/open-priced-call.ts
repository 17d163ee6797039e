import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { CARA, openBookingDialog } from './open-booking-dialog.ts';
import { BOOKS_OF_FIRM } from './stored-books.ts';

/** Opens the booking dialog of a firm that keeps books and knows the caller Cara. */
export async function openPricedCall(documents: Readonly<Record<string, object>> = {}) {
  const opened = await openBookingDialog({ ...CARA, ...BOOKS_OF_FIRM, ...documents });
  const { documents: stored } = opened.world.stage.world;
  await opened.dialog.findByRole('button', { name: 'Price' });
  return {
    ...opened,
    /** Enters Cara’s number, which fills in the trip. */
    async call() {
      await opened.user.keyboard('5550142{Enter}');
      await waitFor(() => expect(opened.field('To').value).toBe('City Hospital'));
    },
    /** The stored fare of Cara's ride on the board; `null` without a ride or a fare. */
    fare() {
      const link = screen.queryByRole('link', { name: 'Cara Caller' });
      return link && stored.read(`fares/${link.getAttribute('href')?.split('/').at(-1)}`);
    },
  };
}

export const bookedText = async () => {
  const toast = await screen.findByText(/5 Mill Road, Northside →/);
  return toast.textContent;
};
