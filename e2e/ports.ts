/** Ports of the browser tests' own backend, beside those of `npm start`, so that both can run at once; `site` is for `deployments.ts`. */
export const PORTS = { app: 5273, auth: 9299, firestore: 8280, site: 5274 } as const;
