import type { frame } from './frame-copy.ts';

export const texts: typeof frame = {
  skipToContent: 'Zum Inhalt springen',
  menu: 'Hauptmenü',
  dashboard: 'Übersicht',
  profile: 'Profil',
  review: 'Konten',
  rides: 'Fahrten',
  plan: 'Plan',
  standing: 'Aufträge',
  customers: 'Kunden',
  books: 'Kasse',
  fleet: 'Fahrzeuge',
  settings: 'Einstellungen',
  activity: 'Entscheidungen',
  health: 'Datenprüfung',
  account: 'Ihr Konto',
  signOut: 'Abmelden',
  signedOutHere: 'Sie sind auf diesem Gerät abgemeldet.',
  stillSignedIn: 'Sie sind weiterhin angemeldet',
  notYourRole: 'Die aufgerufene Seite gehört nicht zu Ihrer Rolle. Hier ist Ihre eigene Übersicht.',
  needsAccounts:
    'Die aufgerufene Seite ist für Konten. Ein Systemadministrator kann Ihnen diese Befugnis geben.',
  needsDesk:
    'Die aufgerufene Seite ist für die Zentrale. Ein Systemadministrator kann Ihnen diese Befugnis geben.',
  limited: { accounts: 'Administrator (Konten)', desk: 'Administrator (Zentrale)' },
  roleChanged: (role) => `Ihre Rolle wurde geändert und ist jetzt ${role}. Das ist Ihre neue Startseite.`,
  toHome: 'Zur Startseite',
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Unter dieser Adresse gibt es nichts. Vielleicht ist die Seite umgezogen, oder die Adresse enthält einen Tippfehler.',
  },
  error: {
    title: 'Etwas ist schiefgegangen',
    text: 'Diese Seite ließ sich nicht anzeigen. Was Sie gespeichert haben, ist sicher, und oft hilft ein neuer Versuch.',
    chunkTitle: 'Diese Seite konnte nicht geladen werden',
    dialogTitle: 'Das konnte nicht geladen werden',
    dialogText: 'Bitte laden Sie die Seite neu.',
    chunkText:
      'Ein Teil davon fehlt. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal. Dabei wird auch eine neue Version geladen, falls es eine gibt.',
  },
  unreachable: {
    title: 'Ihr Profil ist gerade nicht erreichbar',
    text: 'Sie sind weiterhin angemeldet. Sobald die Verbindung wieder steht, können Sie dort weitermachen, wo Sie waren.',
    retrying: 'Neuer Versuch …',
  },
  newVersion: {
    text: 'Eine neue Version ist da. Sie kommt von selbst, sobald hier nichts mehr läuft.',
    takeNow: 'Jetzt verwenden',
  },
};
