const PREFIX = 'not-served ';

/** The key of the row of a request that nobody took. */
export const notServedRow = (ride: string): string => `${PREFIX}${ride}`;

export const isNotServedRow = (row: string): boolean => row.startsWith(PREFIX);

/** The rows of the page that are of open rides: below them are those that nobody took. */
export const OPEN_RIDE_ROWS = `[data-row]:not([data-row^="${PREFIX}"])`;
