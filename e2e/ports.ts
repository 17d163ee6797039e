/**
 * The ports of the browser tests' own backend. They differ from those of `npm start`, so that both can run at once. The
 * ports with `site` in their name are for `deployments.ts`. `push` is the port of the push service that a test starts.
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
