import type { notifications } from './notifications-copy.ts';

export const texts: typeof notifications = {
  what: {
    driver:
      'Ist diese Seite zu, kann Ihr Telefon trotzdem melden: im Dienst Anfragen und Angebote, jederzeit Neues zu Ihren eigenen Fahrten, ohne Namen, Orte und Nummern.',
    passenger:
      'Ist diese Seite zu, kann Ihr Telefon trotzdem melden, dass ein Fahrer gefunden ist, losfährt, da ist oder nicht kommen kann, ohne Namen, Orte und Nummern.',
  },
  begin: 'Bei geschlossener Seite melden',
  beginning: 'Der Browser fragt …',
  on: 'Meldet sich auch geschlossen, manchmal spät.',
  end: 'Nicht mehr melden',
  ending: 'Wird beendet …',
  failures: {
    refused:
      'Dieser Browser lässt Mitteilungen dieser Seite nicht zu. Erlauben Sie sie in seinen Einstellungen für diese Website und öffnen Sie die Seite neu.',
    impossible:
      'Dieser Browser kann sich bei geschlossener Seite nicht melden. Auf einem iPhone legen Sie die Seite zuerst auf den Home-Bildschirm („Teilen“, dann „Zum Home-Bildschirm“) und melden sich dort an.',
    failed:
      'Die Mitteilungen ließen sich nicht einschalten. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
  },
};
