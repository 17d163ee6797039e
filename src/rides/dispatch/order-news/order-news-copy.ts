import { defineCopy } from '#words/define-copy.ts';

/** Texts of the board's news about standing orders. */
export const orderNews = {
  heading: 'Orders',
  making: (done: number, all: number) => `Making rides of orders: ${done} of ${all}`,
  missed: (name: string, time: string) => `${name}, ${time}: nobody made this ride in time.`,
  makeNow: 'Make it now',
  makeNowOf: (name: string) => `Make the ride of ${name} now`,
  dismiss: 'Dismiss',
  dismissOf: (name: string) => `Dismiss the ride of ${name}`,
  dismissBackOf: (name: string) => `Dismiss the way back of ${name}`,
  waiting: (name: string, from: string, to: string) => `${name} rings when ready: ${from} → ${to}`,
  due: 'Ready now',
  dueOf: (name: string) => `${name} is ready: book the way back now`,
  unmade: (name: string, time: string, why: string) => `${name}, ${time}: the ride could not be made. ${why}`,
  unseen: (name: string, why: string) => `${name}: this order could not be read, and makes no rides. ${why}`,
  unlooked: (time: string) => `The orders could not be read since ${time}, and make no rides.`,
  left: (name: string, rides: number) =>
    `${name}: ${rides === 1 ? '1 ride does' : `${rides} rides do`} not follow the last change yet.`,
  follow: 'Follow now',
  followOf: (name: string) => `Let the rides of ${name} follow the change now`,
  followed: 'Rides changed',
  made: 'Ride booked',
  dismissed: 'Dismissed',
  /** Shown if the key for a way back is pressed in a row where none waits. */
  noReturn: 'No way back waits in this row.',
};

export const useOrderNewsCopy = defineCopy(orderNews, { de: () => import('./order-news-copy.de.ts') });
