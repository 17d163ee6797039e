/**
 * Ports of the browser tests' own backend, beside those of `npm start`, so that both can run at once. Those with `site`
 * in their name are for `deployments.ts`; at `push` the sender finds a push service while a test runs one.
 */
export const PORTS = {
  app: 5273,
  auth: 9299,
  firestore: 8280,
  site: 5274,
  notifiedSite: 5275,
  push: 5276,
  deadSpotSite: 5277,
  attestedSite: 5278,
  paidRideSite: 5279,
} as const;
