import type { PushFailure } from '#domain/rides/ports/push-subscriber.ts';
import { defineCopy } from '#words/define-copy.ts';

/** About notifications on this device while no page of the product is open. */
export const notifications = {
  /** What will be shown, before the browser is asked. */
  what: {
    driver:
      'While this page is closed, your phone can show requests and offers when you are on duty, and news of your own rides at any time, without names, places or numbers.',
    passenger:
      'While this page is closed, your phone can show that a driver was found, sets off, arrives or cannot come, without names, places or numbers.',
  },
  begin: 'Tell me while closed',
  beginning: 'Asking your browser…',
  on: 'Told while closed, sometimes late.',
  end: 'Stop telling me',
  ending: 'Stopping…',
  failures: {
    refused:
      'This browser does not allow notifications for this page. You can allow them in its settings for this site, then open the page again.',
    impossible:
      'This browser cannot tell you while the page is closed. On an iPhone, first add the page to the home screen (Share, then “Add to Home Screen”), and sign in there.',
    failed: 'The notifications could not be turned on. Please check your connection and try again.',
  } satisfies Record<PushFailure, string>,
};

export const useNotificationsCopy = defineCopy(notifications, {
  de: () => import('./notifications-copy.de.ts'),
});
