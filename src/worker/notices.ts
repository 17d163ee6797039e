import { noticeText } from './notice-text.ts';

declare const self: ServiceWorkerGlobalScope;

/** `NotificationOptions` as browsers know it; `lib.webworker` leaves out what not all of them have. */
interface RingingOptions extends NotificationOptions {
  /** Sounds again although one with this tag is shown already. */
  readonly renotify: boolean;
}

/** Shows what the sender has sent; also where a page is open, since a browser takes silence for abuse. */
export async function showNotice(message: string): Promise<void> {
  const { title, text, path, tag } = noticeText(message, self.navigator.language, Date.now());
  const options: RingingOptions = { body: text, tag, renotify: true, data: path, icon: '/icon-192.png' };
  await self.registration.showNotification(title, options);
}

/** Opens the page behind a notice that was pressed: in a window that is there, which loads nothing anew, or in a new one. */
export async function openNotice(notification: Notification): Promise<void> {
  const path: unknown = notification.data;
  notification.close();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [open] = windows.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (open === undefined) {
    await self.clients.openWindow(typeof path === 'string' ? path : '/sign-in');
    return;
  }
  // First, because a browser may refuse the focus.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client has no other origin
  open.postMessage({ open: path });
  await open.focus().catch(() => undefined);
}
