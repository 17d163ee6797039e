import type { notifications } from './notifications-copy.ts';

export const texts: typeof notifications = {
  what: {
    driver:
      'Ihr Telefon kann Sie auch benachrichtigen, wenn diese Seite geschlossen ist: im Dienst über Anfragen und Angebote, immer über Ihre eigenen Fahrten. Namen, Orte und Nummern stehen nicht darin.',
    passenger:
      'Ihr Telefon kann Sie auch benachrichtigen, wenn diese Seite geschlossen ist: sobald ein Fahrer gefunden ist, losfährt, da ist oder nicht kommen kann. Namen, Orte und Nummern stehen nicht darin.',
  },
  begin: 'Mitteilungen einschalten',
  beginning: 'Wird eingeschaltet …',
  on: 'Mitteilungen sind an. Manche kommen spät.',
  end: 'Mitteilungen ausschalten',
  ending: 'Wird ausgeschaltet …',
  failures: {
    refused:
      'Dieser Browser lässt Mitteilungen dieser Seite nicht zu. Erlauben Sie sie in seinen Einstellungen für diese Website und öffnen Sie die Seite neu.',
    impossible:
      'Dieser Browser kann Sie nicht benachrichtigen, wenn die Seite geschlossen ist. Auf einem iPhone legen Sie die Seite zuerst auf den Home-Bildschirm („Teilen“, dann „Zum Home-Bildschirm“) und melden sich dort an.',
    failed:
      'Die Mitteilungen ließen sich nicht einschalten. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
};
