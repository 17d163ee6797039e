/*
 * Loaded before a function (`node --import`). Redirects requests for the push service to the local one at
 * `PUSH_SERVICE`. The function itself has no such setting, because it sends only to a fixed list of push services.
 */
const { fetch } = globalThis;
const service = process.env['PUSH_SERVICE'];

globalThis.fetch = (to, init) => {
  const { hostname, pathname } = new URL(to);
  return fetch(hostname === 'fcm.googleapis.com' ? `${service}${pathname}` : to, init);
};
