import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserAlarm } from './browser-alarm.ts';

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

/** A browser in which Dario is told. */
async function toldDario() {
  const alarm = createBrowserAlarm(KEY);
  const begun = await alarm.begin(DARIO);
  expect(begun).toMatchObject({ ok: true, value: { endpoint: 'https://fcm.googleapis.com/1' } });
  expect(await alarm.current(DARIO)).toEqual(begun);
  return alarm;
}

test('who refuses notifications is not told, and no push service is asked', async () => {
  browser.permission = 'denied';
  const alarm = createBrowserAlarm(KEY);
  expect(await alarm.begin(DARIO)).toMatchObject({ ok: false, error: 'refused' });
  expect(await alarm.current(DARIO)).toMatchObject({ ok: false, error: 'refused' });
  expect(browser.subscription).toBeNull();
});

test.each(['default', 'granted'])(
  'a subscription that is silently gone is off, though notifications are %s',
  async (permission) => {
    const alarm = await toldDario();
    Object.assign(browser, { permission, subscription: null });
    expect(await alarm.current(DARIO)).toEqual(OFF);
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
])('a subscription ends where %s', async (_, change) => {
  const alarm = await toldDario();
  expect(await alarm.current(change())).toEqual(OFF);
  expect(browser.subscription).toBeNull();
});

test('a full storage is a failure, and leaves no subscription that is nobody’s', async () => {
  browser.room = false;
  expect(await createBrowserAlarm(KEY).begin(DARIO)).toMatchObject({ ok: false, error: 'failed' });
  expect(browser.subscription).toBeNull();
});

test('a push service that never answers is given up after fifteen seconds', async () => {
  vi.useFakeTimers();
  browser.pushService = () => new Promise(() => {});
  const begun = createBrowserAlarm(KEY).begin(DARIO);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await begun).toMatchObject({ ok: false, error: 'failed' });
});

test('the end ends the subscription, and a second one is no failure', async () => {
  const alarm = await toldDario();
  await alarm.end();
  await alarm.end();
  expect(browser.subscription).toBeNull();
  expect(await alarm.current(DARIO)).toEqual(OFF);
});
