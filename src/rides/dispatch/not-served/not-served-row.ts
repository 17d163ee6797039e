import { ORDER_ROW } from '../order-news/order-looks.tsx';

const PREFIX = 'not-served ';

/** The row key of a request that was not served. */
export const notServedRow = (ride: string): string => `${PREFIX}${ride}`;

export const isNotServedRow = (row: string): boolean => row.startsWith(PREFIX);

/** Selects only the rows of open rides, no rows of orders or of requests that were not served. */
export const OPEN_RIDE_ROWS = `[data-row]:not([data-row^="${PREFIX}"], [data-row^="${ORDER_ROW}"])`;
