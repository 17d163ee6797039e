/** The share of the inputs that a run tries: all by default, a twentieth in `npm run check`. */
const SHARE = Number(process.env['HOSTILE_SHARE'] ?? 1);
const inputs = (whole: number) => Math.ceil(whole * SHARE);

/** How many inputs each property tries. */
export const TRIALS = {
  redirects: inputs(5000),
  'search parameters': inputs(3000),
  'queue places': inputs(2000),
  addresses: inputs(5000),
  names: inputs(5000),
  'suggested addresses': inputs(2000),
  'profile documents': inputs(10_000),
  'nearly sound profiles': inputs(10_000),
  'repair cases': inputs(5000),
  'directory entries': inputs(3000),
  'audit entries': inputs(3000),
  cursors: inputs(3000),
  registrations: inputs(500),
  'rejections and their mails': inputs(500),
  /** All in every run, because a twentieth of them may have no booking that succeeds. */
  'bookings by phone': 200,
};
