import { isMap } from '#domain/shared/decoders.ts';
import { watchWhileVisible } from '#core/session/watch-while-visible.ts';
import { joinTabs } from './agree-with-tabs.ts';
import { watchIdleMoments } from './idle-moment.ts';

/** How often an open page checks for a new version. When a page is opened, the browser checks. Milliseconds. */
const LOOK_AGAIN_MS = 3_600_000;
/** How often a page checks whether it is idle. Milliseconds. */
const MOMENT_MS = 5000;

/** The pages that a notice may open in this tab (`src/worker/notices.ts`). */
const NOTICE_PAGES = ['/driver/dashboard', '/passenger/dashboard'] as const;
type NoticePage = (typeof NOTICE_PAGES)[number];

/** The only script address that `rules` lets through. */
const WORKER = '/sw.js';

interface ScriptPolicy {
  /** Returns a `TrustedScriptURL`. `lib.dom` lacks this type, so it is typed as a string. */
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Absent in browsers without Trusted Types. */
    readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  }
}

const rules: ScriptPolicy = {
  createScriptURL(address) {
    if (address !== WORKER) throw new TypeError(`${address} is no worker of this product.`);
    return address;
  },
};

/** The content security policy allows one policy of this name for each page. */
const policy = window.trustedTypes?.createPolicy('worker', rules) ?? rules;

/** Makes the product installable, but only after a sign-in. Before that, a page loads only what its form needs. */
function linkManifest(): void {
  const link = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  link('manifest', '/app.webmanifest');
  // An iPhone accepts no SVG icon. A firm's own logo is an SVG, so with it the iPhone shows a picture of the page.
  if (!import.meta.env.VITE_BRAND_LOGO) link('apple-touch-icon', '/icon-apple-180.png');
}

/** Calls `tell` with the worker of each new version when all its files are cached. */
function followUpdates(registration: ServiceWorkerRegistration, tell: (worker: ServiceWorker) => void): void {
  const look = () => {
    // The first worker on a device is no new version.
    if (registration.waiting !== null && registration.active !== null) tell(registration.waiting);
  };
  const follow = () => registration.installing?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', follow);
  follow();
  look();
  let lookedAt = Date.now();
  watchWhileVisible(() => {
    if (Date.now() - lookedAt < LOOK_AGAIN_MS) return;
    lookedAt = Date.now();
    registration.update().catch(() => {});
  }, LOOK_AGAIN_MS);
}

/** Reloads this page after a new version has become active, as soon as `mayReload` allows it. */
function reloadAfterTakeOver(workers: ServiceWorkerContainer, mayReload: () => boolean): void {
  let before = workers.controller;
  workers.addEventListener('controllerchange', () => {
    // The first worker on a device is no new version.
    const isNew = before !== null;
    before = workers.controller;
    if (!isNew) return;
    const reload = () => {
      if (mayReload()) location.reload();
    };
    reload();
    setInterval(reload, MOMENT_MS);
  });
}

/** Makes the worker cache the files of administrators' pages, as soon as there is a worker. */
function cacheDesk(workers: ServiceWorkerContainer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  void workers.ready.then(({ active }) => active?.postMessage('cache-desk'));
}

/** The frame behind sign-in. Each sign-in renders a new frame. */
interface Frame {
  /** Called when a new version waits; `takeNow` activates it. */
  onNewVersion(takeNow: () => void): void;
  onNotice(page: NoticePage): void;
  /** Whether to cache administrators' files, too, because a later deployment removes them from the server. */
  readonly isAdministrators: boolean;
}

let frame: Frame | null = null;
let takeNow: (() => void) | null = null;

/**
 * Caches the files of pages behind sign-in on this device, so that they open without a network. Activates a new version
 * when all tabs are idle, or on a press. Starts once for each page load. A further call replaces the frame. For
 * administrators, it also caches the files of their pages. Rejects if the worker cannot be registered.
 */
export async function cacheShell(next: Frame): Promise<void> {
  const isStarted = frame !== null;
  frame = next;
  if (takeNow !== null) frame.onNewVersion(takeNow);
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (frame.isAdministrators && workers !== undefined) cacheDesk(workers);
  if (isStarted) return;
  linkManifest();
  if (workers === undefined) return;
  workers.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const page = NOTICE_PAGES.find((each) => isMap(data) && each === data['open']);
    if (page !== undefined) frame?.onNotice(page);
  });
  const isIdle = watchIdleMoments();
  let isWanted = false;
  const mayReload = () => isWanted || isIdle();
  const askOthers = joinTabs(mayReload);
  reloadAfterTakeOver(workers, mayReload);
  const registration = await workers.register(policy.createScriptURL(WORKER), { updateViaCache: 'none' });
  let following = 0;
  followUpdates(registration, (worker) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    const takeOver = () => worker.postMessage('take-over');
    clearInterval(following);
    following = window.setInterval(async () => {
      if (isIdle() && (await askOthers()) && isIdle()) takeOver();
    }, MOMENT_MS);
    takeNow = () => {
      isWanted = true;
      // Another tab may have activated the version while this tab was busy.
      if (worker.state === 'activated') location.reload();
      else takeOver();
    };
    frame?.onNewVersion(takeNow);
  });
}
