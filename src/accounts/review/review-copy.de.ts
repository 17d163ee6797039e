import { LONGEST_ACCOUNT_NOTE } from '#domain/accounts/model/account-limits.ts';
import type { review } from './review-copy.ts';

const more = (count: number) => (count === 1 ? '1 weiteres Konto' : `${count} weitere Konten`);
const accounts = (count: number) => (count === 1 ? '1 Konto' : `${count} Konten`);

const POWERS_HINT =
  'Ein Administrator betreut Konten und die Zentrale mit Fahrten, Kunden und Fahrzeugen, oder nur eines davon.';

export const texts: typeof review = {
  title: 'Konten',
  headings: {
    pending: 'Konten in Prüfung',
    approved: 'Freigegebene Konten',
    rejected: 'Abgelehnte Konten',
    any: 'Suchergebnisse',
  },
  filter: 'Anzeigen',
  role: 'Rolle',
  everyStatus: 'Alle',
  everyRole: 'Alle Rollen',
  address: 'Adresse',
  everyAddress: 'Alle Adressen',
  addresses: { unproven: 'Unbestätigte', proven: 'Bestätigte' },
  atLeast: (count) => `${count}+`,
  search: 'Suche',
  searchHint: 'Adresse, Wort des Namens oder Nummer.',
  moreNumbers: 'Vielleicht haben noch mehr Konten so eine Nummer. Geben Sie mehr davon ein.',
  columns: {
    select: 'Auswahl',
    account: 'Konto',
    role: 'Rolle',
    details: 'Angaben',
    registered: 'Registriert',
    decision: 'Entscheidung',
  },
  loading: 'Konten werden geladen …',
  listed: (count, page) => (page === null ? `${accounts(count)}.` : `Seite ${page}: ${accounts(count)}.`),

  empty: {
    pending: { title: 'Alles erledigt', text: 'Niemand wartet auf eine Prüfung.' },
    approved: {
      title: 'Noch niemand freigegeben',
      text: 'Hier erscheinen Konten, sobald sie freigegeben sind.',
    },
    rejected: {
      title: 'Niemand abgelehnt',
      text: 'Hier erscheinen abgelehnte Konten; sie können später freigegeben werden.',
    },
    any: { title: 'Noch keine Konten', text: 'Hier erscheinen Konten, sobald sich jemand registriert.' },
  },
  notFound: {
    unproven: 'Alle Adressen dieser Liste sind bestätigt oder stammen aus der Zeit vor der Bestätigung.',
    proven: 'In dieser Liste ist keine Adresse bestätigt.',
    title: 'Nichts gefunden',
    text: (search, ofRole) =>
      `Kein Konto${ofRole ? ' mit dieser Rolle' : ''} hat eine Adresse oder ein Wort im Namen, das mit „${search}“ beginnt, oder so eine Nummer.`,
    ofRole: 'Kein Konto in dieser Liste hat diese Rolle.',
    clear: 'Suche leeren',
  },
  pageDone: {
    title: 'Keine Konten mehr auf dieser Seite',
    text: 'Alle sind geprüft.',
    first: 'Zur ersten Seite',
  },
  failed: 'Die Konten konnten nicht geladen werden.',
  pageFailed: (page) => `Seite ${page} konnte nicht geladen werden.`,

  live: {
    newcomers: {
      pending: (count) => (count === 1 ? '1 neuer Antrag' : `${count} neue Anträge`),
      approved: more,
      rejected: more,
      any: more,
    },
    renew: 'Liste aktualisieren',
    gone: {
      pending: 'Nicht mehr in Prüfung',
      approved: 'Nicht mehr freigegeben',
      rejected: 'Nicht mehr abgelehnt',
      any: 'Nicht mehr hier',
    },
    blind: (time) => `Keine Verbindung seit ${time}. Was Sie sehen, kann veraltet sein.`,
  },

  damaged: 'Beschädigter Datensatz',
  damagedText: (fields) => `Fehlt oder ist ungültig: ${fields}.`,
  toHealth: 'Zur Datenprüfung',
  itIsYou: 'Das sind Sie. Ein anderer Administrator muss Ihr Konto prüfen.',
  beyondPowers: 'Das kann nur ein Systemadministrator prüfen.',

  select: (name) => `${name} auswählen`,
  selectPage: 'Alle auf dieser Seite auswählen',
  selected: (count) => `${count} ausgewählt`,
  clearSelection: 'Auswahl aufheben',
  clearBrief: 'Aufheben',
  selectionBar: 'Die ausgewählten Konten prüfen',
  onSelected: {
    approve: 'Ausgewählte freigeben',
    reject: 'Ausgewählte ablehnen',
    dismiss: 'Ausgewählte verwerfen',
    reopen: 'Ausgewählte wieder öffnen',
    revoke: 'Ausgewählten die Freigabe entziehen',
  },
  noCommonStep: 'Keine Entscheidung ist für alle möglich.',
  progress: (done, total) => `${done} von ${total} geprüft`,
  someFailed: (failed, total) =>
    `Über ${failed} von ${accounts(total)} konnte nicht entschieden werden. Der Grund steht jeweils dabei.`,
  retryFailed: 'Diese noch einmal versuchen',

  keys: [
    { keys: ['j', '↓'], does: 'Nächstes Konto' },
    { keys: ['k', '↑'], does: 'Voriges Konto' },
    { keys: ['a'], does: 'Dieses Konto freigeben' },
    { keys: ['r'], does: 'Dieses Konto ablehnen oder die Freigabe entziehen' },
    { keys: ['x'], does: 'Dieses Konto auswählen' },
    { keys: ['e', 'Enter'], does: 'Dieses Konto neben der Liste öffnen' },
    { keys: ['u'], does: 'Ihre letzte Entscheidung rückgängig machen' },
    { keys: ['/'], does: 'Suchen' },
    { keys: ['?'], does: 'Diese Kürzel zeigen' },
  ],

  account: {
    title: 'Konto',
    loading: 'Das Konto wird geladen …',
    failed: 'Das Konto konnte nicht geladen werden.',
    outdated: 'Dieses Konto kann sich seit dem Laden geändert haben.',
    missing: {
      title: 'Dieses Konto gibt es nicht',
      text: 'Zu dieser ID gibt es kein Profil. Vielleicht wurde das Konto entfernt, oder der Link ist unvollständig.',
    },
    damaged: {
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
    whole: 'Ganzes Konto öffnen',
    released: (at) =>
      `Ein früheres Konto mit dieser E\u2011Mail wurde abgelehnt und am ${at} entfernt. Vielleicht registriert sich dieselbe Person noch einmal.`,

    decision: 'Entscheidung',
    next: 'Nächster Antrag',
    findingNext: 'Moment …',
    noNext: 'Es wartet kein weiterer Antrag.',

    roleChange: {
      label: 'Neue Rolle',
      choose: 'Rolle wählen',
      get hint(): string {
        return import.meta.env.VITE_MAIL_FROM
          ? `${POWERS_HINT} Das gilt sofort; von einer anderen Rolle erfährt die Person per E\u2011Mail.`
          : `${POWERS_HINT} Das gilt sofort. Es geht keine E\u2011Mail hinaus, sagen Sie der Person also Bescheid.`;
      },
      submit: 'Rolle ändern',
      title: (name) => `Rolle von ${name} ändern?`,
      text: (from, to) =>
        `Von ${from} zu ${to}. Das gilt sofort; eine offene Seite zieht innerhalb einer Minute nach.`,
      submitting: 'Wird geändert …',
    },

    alike: {
      text: 'Dieser Antrag ähnelt einem Konto, das es schon gibt. Vergleichen Sie beide, bevor Sie entscheiden.',
      same: { address: 'gleiches Postfach', phone: 'gleiche Nummer', name: 'gleicher Name' },
    },

    questions: {
      heading: 'Fragen zum Antrag',
      label: 'Neue Frage',
      get hint(): string {
        return import.meta.env.VITE_MAIL_FROM
          ? 'Eine E\u2011Mail sagt der Person nur, dass es eine Frage gibt; gelesen und beantwortet wird sie nach der Anmeldung.'
          : 'Gelesen und beantwortet wird sie nach der Anmeldung. Es geht keine E\u2011Mail hinaus, sagen Sie der Person also Bescheid.';
      },
      ask: 'Frage senden',
      asking: 'Wird gesendet …',
      waiting: 'Die Antwort steht noch aus.',
      answer: 'Beantwortet',
      mark: { asked: 'Rückfrage gestellt', answered: 'Rückfrage beantwortet' },
      errors: {
        'note-required': () => 'Schreiben Sie zuerst eine Frage.',
        'note-too-long': ({ length }) =>
          `Eine Frage darf höchstens ${LONGEST_ACCOUNT_NOTE} Zeichen haben. Diese hat ${length}. Bitte kürzen Sie sie.`,
      },
    },

    notes: {
      heading: 'Interne Notizen',
      hint: 'Nur Administratoren lesen sie, nie die Person selbst. Eine Notiz bleibt unverändert, bis das Konto entfernt wird.',
      none: 'Es gibt noch keine Notiz.',
      onlyLast: (most) => `Nur die letzten ${most} Notizen sind zu sehen.`,
      label: 'Neue Notiz',
      add: 'Notiz hinzufügen',
      adding: 'Wird gespeichert …',
      added: 'Notiz hinzugefügt.',
      errors: {
        'note-required': () => 'Schreiben Sie zuerst eine Notiz.',
        'note-too-long': ({ length }) =>
          `Eine Notiz darf höchstens ${LONGEST_ACCOUNT_NOTE} Zeichen haben. Diese hat ${length}. Bitte kürzen Sie sie.`,
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
  },
};
