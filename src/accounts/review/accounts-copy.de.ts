import type { accounts } from './accounts-copy.ts';

export const texts: typeof accounts = {
  title: 'Konto',
  loading: 'Das Konto wird geladen …',
  failed: 'Das Konto konnte nicht geladen werden.',
  outdated: 'Dieses Konto kann sich seit dem Laden geändert haben.',
  missing: {
    title: 'Dieses Konto gibt es nicht',
    text: 'Zu dieser ID gibt es kein Profil. Vielleicht wurde das Konto entfernt, oder der Link ist unvollständig.',
  },
  damaged: {
    title: 'Beschädigter Datensatz',
    text: 'Solange dieser Datensatz nicht repariert ist, kann die Person sich nicht anmelden, und niemand kann das Konto prüfen.',
    wrong: 'Was nicht stimmt',
    what: 'Was zu tun ist',
    steps: [
      'Bitten Sie die Person, die Kontoreparatur zu nutzen: Dort kann sie alles ergänzen, was sie selbst ergänzen darf.',
      'Die Datenprüfung zeigt alle Fehler, auch die, die nur ein Administrator beheben kann.',
    ],
    health: 'Datenprüfung',
  },

  facts: 'Konto',
  email: 'E-Mail',
  name: 'Name',
  noName: 'Nicht angegeben',
  application: { phone: 'Telefon', licence: 'Führerscheinnummer', message: 'Nachricht' },
  phoneOf: (phone) => `Telefon ${phone}`,
  licenceOf: (licence) => `Führerschein ${licence}`,
  registered: 'Registriert',
  id: 'ID',
  reason: 'Begründung',
  noReason: 'Keine gespeichert',
  sameAddress: 'Diese Adresse suchen',
  toDriver: 'Schicht und Fahrten',
  released: (at) =>
    `Das Konto zu dieser E\u2011Mail wurde am ${at} entfernt, nachdem es abgelehnt worden war. Vielleicht registriert sich dieselbe Person noch einmal.`,

  decision: 'Entscheidung',
  itIsYou: 'Das ist Ihr eigenes Konto. Ein anderer Administrator muss es prüfen.',
  beyondPowers: 'Konten von Administratoren kann nur ein Systemadministrator prüfen.',
  next: 'Nächster Antrag',
  findingNext: 'Moment …',
  noNext: 'Es wartet kein weiterer Antrag.',

  roleChange: {
    label: 'Neue Rolle',
    choose: 'Rolle wählen',
    hint: 'Gilt ab der nächsten Anfrage. Die Person wird per E\u2011Mail benachrichtigt.',
    submit: 'Rolle ändern',
    title: (name) => `Rolle von ${name} ändern?`,
    text: (from, to) =>
      `Von ${from} zu ${to}. Die Berechtigungen ändern sich sofort; eine offene Seite zieht innerhalb einer Minute nach.`,
    submitting: 'Wird geändert …',
    cancel: 'Abbrechen',
  },

  notes: {
    heading: 'Interne Notizen',
    hint: 'Nur Administratoren lesen sie, nie die Person selbst. Eine Notiz bleibt unverändert, bis das Konto entfernt wird.',
    none: 'Es gibt noch keine Notiz.',
    onlyLast: (most) => `Nur die letzten ${most} Notizen sind zu sehen, keine früheren.`,
    label: 'Neue Notiz',
    add: 'Notiz hinzufügen',
    adding: 'Wird gespeichert …',
    added: 'Notiz hinzugefügt.',
    flaws: {
      empty: () => 'Schreiben Sie zuerst eine Notiz.',
      'too-long': (length, most) => `Eine Notiz darf höchstens ${most} Zeichen haben. Diese hat ${length}.`,
    },
  },

  history: 'Verlauf',
  noHistory: 'Dieses Konto wurde noch nicht geprüft.',
  noRecord:
    'Es ist keine Entscheidung gespeichert. Vielleicht wurde das Konto importiert oder beim Einrichten angelegt.',
  changes: {
    'pending-approved': 'Freigegeben',
    'rejected-approved': 'Nach einer Ablehnung freigegeben',
    'pending-rejected': 'Abgelehnt',
    'approved-rejected': 'Freigabe entzogen',
    'rejected-pending': 'Wieder geöffnet',
    'approved-pending': 'Freigabe zurückgenommen',
    'pending-pending': 'Rolle geändert',
    'approved-approved': 'Rolle geändert',
    'rejected-rejected': 'Rolle geändert',
  },
  dismissed: 'Ohne E-Mail verworfen',
  fromTo: (from, to) => `Von ${from} zu ${to}`,
  nameChanged: 'Name geändert',
  by: (who) => `durch ${who}`,
  byOwner: 'durch die Person selbst',
  you: 'Sie',
  someone: (uid) => `jemanden ohne Profil (${uid})`,
  unnamed: (uid) => `jemanden, dessen Name gerade nicht verfügbar ist (${uid})`,
};
