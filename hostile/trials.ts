const WHOLE = {
  redirects: 5000,
  'search parameters': 3000,
  'queue places': 2000,
  addresses: 5000,
  names: 5000,
  'suggested addresses': 2000,
  'profile documents': 10_000,
  'nearly sound profiles': 10_000,
  'repair cases': 5000,
  'directory entries': 3000,
  cursors: 3000,
  registrations: 500,
  'rejections and their mails': 500,
};

/** The share of them that a run tries: a tenth in `npm run check`. */
const SHARE = Number(process.env['HOSTILE_SHARE'] ?? 1);

/** How many inputs each property tries; `npm run counts` prints the sum. */
export const TRIALS = Object.fromEntries(
  Object.entries(WHOLE).map(([property, trials]) => [property, Math.ceil(trials * SHARE)]),
) as Readonly<Record<keyof typeof WHOLE, number>>;
