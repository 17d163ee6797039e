/* The off-switch (docs/production.md): this worker replaces `service-worker.ts`, and removes the caches and itself. */
import { forgetBuilds } from './cached-builds.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(forgetBuilds().then(() => self.registration.unregister())),
);
