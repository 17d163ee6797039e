import { isMap } from '#domain/shared/decoders.ts';
import { watchWhileVisible } from '#core/session/watch-while-visible.ts';
import { joinTabs } from './agree-with-tabs.ts';
import { watchIdleMoments } from './idle-moment.ts';

/** A page that is never closed looks for a new version this often; one that is opened does so by itself. Milliseconds. */
const LOOK_AGAIN_MS = 3_600_000;
/** How often a page asks itself whether nobody would mind. Milliseconds. */
const MOMENT_MS = 5000;

/** The pages behind notices (`src/worker/notices.ts`); nothing that was sent leads elsewhere. */
const NOTICE_PAGES = ['/driver/dashboard', '/passenger/dashboard'] as const;
type NoticePage = (typeof NOTICE_PAGES)[number];

/** The one address that this page may give the browser as a script. */
const WORKER = '/sw.js';

interface ScriptPolicy {
  /** A `TrustedScriptURL`, which `lib.dom` does not know and everybody takes for its text. */
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

/** The content security policy allows one policy of this name, once a page. */
const policy = window.trustedTypes?.createPolicy('worker', rules) ?? rules;

/** Makes the product installable. Only now, because a page before sign-in asks for nothing that its form does not need. */
function linkManifest(): void {
  const link = (rel: string, href: string) =>
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  link('manifest', '/app.webmanifest');
  // An iPhone takes no SVG, and a firm's mark is one: there it shows the page's picture instead of our mark.
  if (!import.meta.env.VITE_BRAND_LOGO) link('apple-touch-icon', '/icon-apple-180.png');
}

/** Calls `tell` with the worker of a new version as soon as it is whole on this device, each time there is one. */
function followUpdates(registration: ServiceWorkerRegistration, tell: (worker: ServiceWorker) => void): void {
  const look = () => {
    // The first worker of all has nobody to wait for.
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

/** Reloads this page as soon as nobody minds, once another version answers for it. */
function reloadAfterTakeOver(workers: ServiceWorkerContainer, mayReload: () => boolean): void {
  let before = workers.controller;
  workers.addEventListener('controllerchange', () => {
    // The first worker of all brings nothing new.
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

/** Has the worker keep what administrators' pages need besides, once there is one. */
function keepDesk(workers: ServiceWorkerContainer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  void workers.ready.then(({ active }) => active?.postMessage('keep-desk'));
}

/** Whoever shows a person's pages now; after a sign-out the next one. */
interface Frame {
  /** A new version waits; the function brings it now. */
  onNewVersion(takeNow: () => void): void;
  onNotice(page: NoticePage): void;
  /** They are an administrator's, and would otherwise lose with the next deployment the parts that they have not loaded yet. */
  readonly isDesk: boolean;
}

let frame: Frame | null = null;
let takeNow: (() => void) | null = null;

/**
 * Keeps what pages behind sign-in need on this device, so that they open without a network, and brings new versions: at a
 * moment when nobody minds in any tab, or when somebody wants it. All of it begins once a page, however often somebody signs
 * in there; each time tells the frame of the pages.
 * Where the browser has no workers, or lets none be registered, nothing happens, and pages work as without it.
 */
export async function keepShell(next: Frame): Promise<void> {
  const isKept = frame !== null;
  frame = next;
  if (takeNow !== null) frame.onNewVersion(takeNow);
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (frame.isDesk && workers !== undefined) keepDesk(workers);
  if (isKept) return;
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
      // Another tab may have brought it while this one was in the middle of something.
      if (worker.state === 'activated') location.reload();
      else takeOver();
    };
    frame?.onNewVersion(takeNow);
  });
}
