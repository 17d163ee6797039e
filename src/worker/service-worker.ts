/*
 * Opens the pages behind sign-in without a network. A new version waits until the pages are idle (`src/app/shell/`),
 * because the change reloads them.
 */
import { answerTo } from './answer-to.ts';
import { cachedBuilds } from './cached-builds.ts';
import type { CachedBuild } from './cached-build.ts';
import { openNotice, showNotice } from './notices.ts';

declare const self: ServiceWorkerGlobalScope;
/** The build writes this constant in front of the script. */
declare const BUILD: CachedBuild;

const builds = cachedBuilds(BUILD);

async function begin(): Promise<void> {
  // The first worker takes over the open page, because both are of the same deployment. A later worker does not.
  if (!(await builds.hasEarlier())) await self.clients.claim();
  await builds.activate();
}

self.addEventListener('install', (event) => event.waitUntil(builds.cache()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') event.waitUntil(self.skipWaiting());
  if (event.data === 'cache-desk') event.waitUntil(builds.cacheDesk());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const page = async () => (await builds.page()) ?? fetch(request);
  switch (answerTo(request, BUILD, self.location.origin)) {
    case 'page':
      return event.respondWith(page());
    case 'network-then-page':
      return event.respondWith(fetch(request).catch(page));
    case 'file':
      return event.respondWith(builds.file(request.url).then((cached) => cached ?? fetch(request)));
    case 'none':
  }
});
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.text() ?? '')));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotice(event.notification)));
