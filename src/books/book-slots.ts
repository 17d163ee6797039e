import type { ComponentType } from 'react';
import type { SlotName, SlotProps } from '#core/slots/ride-slots.ts';

/** The chunk of each slot that the books fill on pages of rides. All other slots stay empty. */
export const BOOK_SLOTS: {
  readonly [Name in SlotName]?: () => Promise<ComponentType<SlotProps[Name]>>;
} = {
  call: async () => (await import('./desk-price/call-price.tsx')).CallPrice,
  drive: async () => (await import('./drive/drive-price.tsx')).DrivePrice,
  driveEnds: async () => (await import('./drive/drive-ends.tsx')).DriveEnds,
  driveEnd: async () => (await import('./drive/drive-end.tsx')).DriveEnd,
  edit: async () => (await import('./desk-price/edit-price.tsx')).EditPrice,
  deskRide: async () => (await import('./desk-price/desk-ride-price.tsx')).DeskRidePrice,
  order: async () => (await import('./payers/order-payer.tsx')).OrderPayer,
  ownBooking: async () => (await import('./own-price/booking-price.tsx')).BookingPrice,
  ownRide: async () => (await import('./own-price/own-ride-price.tsx')).OwnRidePrice,
};
