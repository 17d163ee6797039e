import { DRIVER_NOTICES, PASSENGER_NOTICES, type NoticeKind } from '#domain/rides/model/notices/notice.ts';

/** The text on a lock screen. It contains no name, no place and no number. */
interface ShownNotice {
  readonly title: string;
  readonly text: string;
  /** The page that a press on the notice opens. */
  readonly path: '/driver/dashboard' | '/passenger/dashboard' | '/sign-in';
  /** A later notice with the same tag replaces this one. */
  readonly tag: string;
}

type Words = Readonly<Record<NoticeKind | 'unknown', readonly [title: string, text: string]>>;

const ENGLISH: Words = {
  offer: ['You are asked for a ride', 'Open the page to answer before the offer ends.'],
  request: ['New ride request', 'Open the page to see it.'],
  'later-request': ['Rides for later', 'Open the page to see which you can promise.'],
  assigned: ['You have been given a ride', 'Open the page to see it.'],
  edited: ['A ride of yours has changed', 'Open the page to see what is new.'],
  reopened: ['A ride of yours goes on', 'Dispatch has taken back its end. Open the page to see it.'],
  withdrawn: ['A ride is no longer yours', 'Open the page to see your rides.'],
  'ride-cancelled': ['A ride of yours was cancelled', 'Open the page to see your rides.'],
  due: ['It is time for a ride that you promised', 'Open the page to set off.'],
  silent: ['Dispatch has not heard from you', 'Open the page, so that they know you are on your way.'],
  confirmed: ['A driver is confirmed', 'Open the page to see who is coming.'],
  'on-the-way': ['Your driver is on the way', 'Open the page to see when they arrive.'],
  here: ['Your driver is here', 'Open the page to see the car.'],
  'not-here': [
    'Your driver is not here yet',
    'The arrival was entered by mistake. Your driver is on the way.',
  ],
  'card-renewed': ['Your driver’s details have changed', 'Open the page to see which car to look for.'],
  'called-off': ['Your ride was cancelled', 'Open the page to see why, or to call.'],
  'given-back': ['Your driver cannot come', 'We are looking for another one.'],
  'search-ending': ['Still no driver', 'The search ends soon. Open the page to keep looking.'],
  'search-over': ['No driver found', 'Open the page to try again or to call.'],
  unknown: ['There is news', 'Open the page to see it.'],
};

const GERMAN: Words = {
  offer: [
    'Eine Fahrt wird Ihnen angeboten',
    'Öffnen Sie die Seite und antworten Sie, bevor das Angebot endet.',
  ],
  request: ['Neue Anfrage', 'Öffnen Sie die Seite, um sie zu sehen.'],
  'later-request': ['Fahrten für später', 'Öffnen Sie die Seite, um zu sehen, welche Sie zusagen können.'],
  assigned: ['Ihnen wurde eine Fahrt zugeteilt', 'Öffnen Sie die Seite, um sie zu sehen.'],
  edited: ['Eine Ihrer Fahrten wurde geändert', 'Öffnen Sie die Seite, um zu sehen, was neu ist.'],
  reopened: [
    'Eine Ihrer Fahrten geht weiter',
    'Die Zentrale hat das Ende zurückgenommen. Öffnen Sie die Seite, um sie zu sehen.',
  ],
  withdrawn: ['Sie wurden von einer Fahrt abgezogen', 'Öffnen Sie die Seite, um Ihre Fahrten zu sehen.'],
  'ride-cancelled': ['Eine Ihrer Fahrten wurde storniert', 'Öffnen Sie die Seite, um Ihre Fahrten zu sehen.'],
  due: ['Eine zugesagte Fahrt ist fällig', 'Öffnen Sie die Seite und fahren Sie los.'],
  silent: [
    'Die Zentrale hört nichts von Ihnen',
    'Öffnen Sie die Seite, damit sie weiß, dass Sie unterwegs sind.',
  ],
  confirmed: ['Ein Fahrer steht fest', 'Öffnen Sie die Seite, um zu sehen, wer kommt.'],
  'on-the-way': ['Ihr Fahrer ist unterwegs', 'Öffnen Sie die Seite, um zu sehen, wann er da ist.'],
  here: ['Ihr Fahrer ist da', 'Öffnen Sie die Seite, um das Auto zu sehen.'],
  'not-here': [
    'Ihr Fahrer ist noch nicht da',
    'Die Ankunft wurde versehentlich eingetragen. Ihr Fahrer ist unterwegs.',
  ],
  'card-renewed': [
    'Die Angaben zu Ihrem Fahrer sind neu',
    'Öffnen Sie die Seite, um zu sehen, auf welches Auto Sie achten.',
  ],
  'called-off': ['Ihre Fahrt wurde storniert', 'Öffnen Sie die Seite für den Grund oder für einen Anruf.'],
  'given-back': ['Ihr Fahrer kann nicht kommen', 'Wir suchen einen anderen.'],
  'search-ending': ['Noch kein Fahrer', 'Die Suche endet bald. Öffnen Sie die Seite, um weiterzusuchen.'],
  'search-over': [
    'Kein Fahrer gefunden',
    'Öffnen Sie die Seite, um es noch einmal zu versuchen oder anzurufen.',
  ],
  unknown: ['Es gibt Neuigkeiten', 'Öffnen Sie die Seite, um sie zu sehen.'],
};

interface Message {
  readonly kind?: unknown;
  readonly tag?: unknown;
  /** Milliseconds since 1970. */
  readonly until?: unknown;
}

function readMessage(message: string): Message {
  try {
    const read: unknown = JSON.parse(message);
    return typeof read === 'object' && read !== null ? read : {};
  } catch {
    return {};
  }
}

/** The notice for a message. Browsers require one for each message, so a late or unknown message is shown as news. */
export function noticeText(message: string, language: string, now: number): ShownNotice {
  const { kind, tag, until } = readMessage(message);
  const isLate = typeof until === 'number' && until < now;
  const known = [...DRIVER_NOTICES, ...PASSENGER_NOTICES].find((each) => each === kind);
  const words = language.startsWith('de') ? GERMAN : ENGLISH;
  const [title, text] = words[isLate || known === undefined ? 'unknown' : known];
  const isDrivers = DRIVER_NOTICES.some((each) => each === kind);
  const isPassengers = PASSENGER_NOTICES.some((each) => each === kind);
  return {
    title,
    text,
    path: isDrivers ? '/driver/dashboard' : isPassengers ? '/passenger/dashboard' : '/sign-in',
    tag: typeof tag === 'string' ? tag : 'news',
  };
}
