import type { PushFailure } from '#domain/rides/ports/push-subscriber.ts';
import { defineCopy } from '#words/define-copy.ts';

/** Texts about notifications on this device while no page of the product is open. */
export const notifications = {
  /** Says which notices the device will show, before the browser asks for permission. */
  what: {
    driver:
      'Your phone can also notify you when this page is closed: on duty of requests and offers, and always of your own rides. A notification has no names, places or numbers.',
    passenger:
      'Your phone can also notify you when this page is closed: when a driver is found, sets off, arrives or cannot come. A notification has no names, places or numbers.',
  },
  begin: 'Turn on notifications',
  beginning: 'Turning on…',
  on: 'Notifications are on. Some arrive late.',
  end: 'Turn off notifications',
  ending: 'Turning off…',
  failures: {
    refused:
      'This browser does not allow notifications for this page. You can allow them in its settings for this site, then open the page again.',
    impossible:
      'This browser cannot notify you when the page is closed. On an iPhone, first add the page to the home screen (Share, then “Add to Home Screen”), and sign in there.',
    failed: 'The notifications could not be turned on. Please check your connection and try again.',
  } satisfies Record<PushFailure, string>,
};

export const useNotificationsCopy = defineCopy(notifications, {
  de: () => import('./notifications-copy.de.ts'),
});
