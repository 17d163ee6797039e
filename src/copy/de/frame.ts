import type { frame as en } from '../en/frame.ts';

export const frame: typeof en = {
  menu: 'Hauptmenü',
  dashboard: 'Übersicht',
  profile: 'Profil',
  health: 'Datenzustand',
  signOut: 'Abmelden',
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder ein Buchstabe fehlt.',
    home: 'Zum Anfang',
  },
  error: {
    title: 'Etwas ist schiefgegangen',
    text: 'Diese Seite ließ sich nicht anzeigen. Von Ihren Daten ist nichts verloren; oft hilft ein neuer Versuch.',
    chunkTitle: 'Diese Seite ist nicht angekommen',
    chunkText:
      'Ein Teil der Seite ließ sich nicht laden. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
    home: 'Zum Anfang',
  },
  unreachable: {
    title: 'Ihr Profil ist gerade nicht erreichbar',
    text: 'Sie sind weiterhin angemeldet. Sobald die Verbindung steht, geht es dort weiter, wo Sie waren.',
    retry: 'Noch einmal versuchen',
    retrying: 'Neuer Versuch …',
  },
};
