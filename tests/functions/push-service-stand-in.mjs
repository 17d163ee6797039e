/*
 * Loaded before a function (`node --import`): sends what is meant for a push service to the local one at
 * `PUSH_SERVICE`. The function itself has no setting for that, because push services are a closed list.
 */
const { fetch } = globalThis;
const service = process.env['PUSH_SERVICE'];

globalThis.fetch = (to, init) => {
  const { hostname, pathname } = new URL(to);
  return fetch(hostname === 'fcm.googleapis.com' ? `${service}${pathname}` : to, init);
};
