import { expect, type Page, type Worker } from 'playwright/test';
import { localPushKey } from '#backend/sender/local-sender.ts';
import type { LocalPushService } from '#backend/sender/local-push-service.ts';

interface ShownNotice {
  readonly title: string;
  readonly body: string;
}

/**
 * A browser that gets notices while its page is closed. Without the internet Chromium cannot subscribe to a push
 * service. So this class subscribes at the local push service instead. The browser's protocol then delivers the
 * messages to the real worker.
 */
export class NotifiedBrowser {
  readonly page: Page;
  readonly #service: LocalPushService;
  readonly #name: string;

  constructor(page: Page, service: LocalPushService, name: string) {
    this.page = page;
    this.#service = service;
    this.#name = name;
  }

  /** Makes the browser subscribe as this push device, from the next page on. */
  async install(): Promise<this> {
    const device = this.#service.device(this.#name, localPushKey());
    await this.page.addInitScript((keys) => {
      const bytesOf = (text: string) =>
        Uint8Array.from(
          atob(text.replaceAll('-', '+').replaceAll('_', '/')),
          (letter) => letter.codePointAt(0) ?? 0,
        ).buffer;
      const KEPT = 'stand-in-for-push';
      const subscription = () => ({
        endpoint: keys.endpoint,
        options: { applicationServerKey: bytesOf(localStorage.getItem(KEPT) ?? '') },
        getKey: (name: 'p256dh' | 'auth') => bytesOf(keys[name]),
        unsubscribe: async () => {
          localStorage.removeItem(KEPT);
          return true;
        },
      });
      Object.assign(PushManager.prototype, {
        async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
          localStorage.setItem(KEPT, applicationServerKey);
          return subscription();
        },
        getSubscription: async () => (localStorage.getItem(KEPT) === null ? null : subscription()),
      });
    }, device);
    return this;
  }

  /** The kinds of the notices that the push service has received for this push device, and could decrypt. */
  get notices(): readonly string[] {
    return this.#messages.map((message) => /"kind":"([\w-]+)"/.exec(message)?.[1] ?? message);
  }

  get #messages(): readonly string[] {
    return this.#service.received.filter(({ device }) => device === this.#name).map(({ message }) => message);
  }

  /** Delivers the first message for this push device to the worker, `times` times. */
  async deliver(times: number): Promise<void> {
    const [data = ''] = this.#messages;
    const devtools = await this.page.context().newCDPSession(this.page);
    let registrationId = '';
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      registrationId = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? registrationId;
    });
    await devtools.send('ServiceWorker.enable');
    await expect.poll(() => registrationId).not.toBe('');
    const origin = new URL(this.#worker.url()).origin;
    for (let time = 0; time < times; time += 1) {
      await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
    }
    await devtools.detach();
  }

  get #worker(): Worker {
    const [worker] = this.page.context().serviceWorkers();
    if (worker === undefined) throw new Error('This browser has no worker.');
    return worker;
  }

  shown(): Promise<readonly ShownNotice[]> {
    return this.#worker.evaluate<readonly ShownNotice[]>(
      `registration.getNotifications().then((all) => all.map(({ title, body }) => ({ title, body })))`,
    );
  }

  /** Presses the displayed notice. Returns the path that the browser opens for it; `null` if a page is already open. */
  pressNotice(): Promise<string | null> {
    // Only a real press may open a window, so the test reads the path that would be opened.
    return this.#worker.evaluate<string | null>(`(async () => {
      const [notification] = await registration.getNotifications();
      let opened = null;
      clients.openWindow = async (path) => void (opened = path);
      const pressed = new NotificationEvent('notificationclick', { notification });
      const done = [];
      pressed.waitUntil = (work) => void done.push(work);
      dispatchEvent(pressed);
      await Promise.all(done);
      return opened;
    })()`);
  }
}
