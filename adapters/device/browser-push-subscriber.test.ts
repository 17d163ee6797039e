import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserPushSubscriber } from './browser-push-subscriber.ts';

const KEY = 'BFNl1jXQ';
const DARIO = 'driver u-dario';
const base64 = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url')).buffer;

/** The browser's part: what the person has allowed, its subscription, and its storage. */
const browser = {
  permission: 'default',
  subscription: null as null | { key: string },
  pushService: async () => {},
  room: true,
  kept: new Map<string, string>(),
};

const subscription = () =>
  browser.subscription && {
    endpoint: 'https://fcm.googleapis.com/1',
    options: { applicationServerKey: base64(browser.subscription.key) },
    getKey: () => base64('AAAA'),
    unsubscribe: async () => {
      browser.subscription = null;
      return true;
    },
  };

beforeEach(() => {
  Object.assign(browser, {
    permission: 'granted',
    subscription: null,
    pushService: async () => {},
    room: true,
  });
  browser.kept.clear();
  const pushManager = {
    getSubscription: async () => subscription(),
    async subscribe({ applicationServerKey: key }: { applicationServerKey: string }) {
      await browser.pushService();
      browser.subscription = { key };
      return subscription();
    },
  };
  const registration = { pushManager };
  vi.stubGlobal('window', { PushManager: {}, Notification: {} });
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
    requestPermission: async () => browser.permission,
  });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => browser.kept.get(name) ?? null,
    setItem(name: string, text: string) {
      if (!browser.room) throw new DOMException('Full.', 'QuotaExceededError');
      browser.kept.set(name, text);
    },
    removeItem: (name: string) => void browser.kept.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const OFF = { ok: true, value: null };

async function subscribedForDario() {
  const subscriber = createBrowserPushSubscriber(KEY);
  const subscribed = await subscriber.subscribe(DARIO);
  expect(subscribed).toMatchObject({ ok: true, value: { endpoint: 'https://fcm.googleapis.com/1' } });
  expect(await subscriber.current(DARIO)).toEqual(subscribed);
  return subscriber;
}

test('a person who refuses notifications is not subscribed, and no push service is asked', async () => {
  browser.permission = 'denied';
  const subscriber = createBrowserPushSubscriber(KEY);
  expect(await subscriber.subscribe(DARIO)).toMatchObject({ ok: false, error: 'refused' });
  expect(await subscriber.current(DARIO)).toMatchObject({ ok: false, error: 'refused' });
  expect(browser.subscription).toBeNull();
});

test.each(['default', 'granted'])(
  'a subscription that the browser has dropped is off, even if the permission is %s',
  async (permission) => {
    const subscriber = await subscribedForDario();
    Object.assign(browser, { permission, subscription: null });
    expect(await subscriber.current(DARIO)).toEqual(OFF);
  },
);

test.each([
  ['another person signs in', () => 'driver u-nina'],
  [
    'the sender has other keys',
    () => {
      browser.subscription = { key: 'AAAAAAAA' };
      return DARIO;
    },
  ],
  [
    'the storage of the browser was emptied',
    () => {
      browser.kept.clear();
      return DARIO;
    },
  ],
])('a subscription ends if %s', async (_, change) => {
  const subscriber = await subscribedForDario();
  expect(await subscriber.current(change())).toEqual(OFF);
  expect(browser.subscription).toBeNull();
});

test('subscribing with a full storage fails, and leaves no subscription without an owner', async () => {
  browser.room = false;
  expect(await createBrowserPushSubscriber(KEY).subscribe(DARIO)).toMatchObject({
    ok: false,
    error: 'failed',
  });
  expect(browser.subscription).toBeNull();
});

test('a push service that never answers is given up after fifteen seconds', async () => {
  vi.useFakeTimers();
  browser.pushService = () => new Promise(() => {});
  const subscribed = createBrowserPushSubscriber(KEY).subscribe(DARIO);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await subscribed).toMatchObject({ ok: false, error: 'failed' });
});

test('a subscription can be ended again without a failure', async () => {
  const subscriber = await subscribedForDario();
  await subscriber.unsubscribe();
  await subscriber.unsubscribe();
  expect(browser.subscription).toBeNull();
  expect(await subscriber.current(DARIO)).toEqual(OFF);
});
