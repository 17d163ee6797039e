import { noticeText } from './notice-text.ts';

declare const self: ServiceWorkerGlobalScope;

/** `NotificationOptions` with a member that `lib.webworker` leaves out, because some browsers lack it. */
interface RingingOptions extends NotificationOptions {
  /** Whether the device sounds again if a notice with this tag is already shown. */
  readonly renotify: boolean;
}

/** Shows a message from the sender, even if a page is open, because browsers penalise messages without a notice. */
export async function showNotice(message: string): Promise<void> {
  const { title, text, path, tag } = noticeText(message, self.navigator.language, Date.now());
  const options: RingingOptions = { body: text, tag, renotify: true, data: path, icon: '/icon-192.png' };
  await self.registration.showNotification(title, options);
}

/** Opens the page of a pressed notice in an open window, without a page load. If none is open, opens a new window. */
export async function openNotice(notification: Notification): Promise<void> {
  const path: unknown = notification.data;
  notification.close();
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [open] = windows.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (open === undefined) {
    await self.clients.openWindow(typeof path === 'string' ? path : '/sign-in');
    return;
  }
  // The message comes before the focus, which a browser may refuse.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client has no other origin
  open.postMessage({ open: path });
  await open.focus().catch(() => undefined);
}
