import type { health } from './health-copy.ts';

const FIELDS = {
  uid: 'ID',
  email: 'E-Mail',
  role: 'Rolle',
  status: 'Status',
  createdAt: 'Datum der Registrierung',
  registeredAt: 'Platz in der Warteschlange',
  name: 'Name',
} as const;

export const texts: typeof health = {
  title: 'Datenprüfung',
  lead: 'Jeder Datensatz wird mit dem Kontenverzeichnis verglichen, Seite für Seite.',
  version: (version) => `Programmversion ${version}`,
  loading: 'Datensätze werden geprüft …',
  failed: 'Die Datensätze konnten nicht geprüft werden.',
  allHealthy: 'Alle Datensätze auf dieser Seite sind in Ordnung',
  allHealthyText: (count) =>
    count === 1 ? 'Ein Datensatz wurde geprüft.' : `${count} Datensätze wurden geprüft.`,
  noRecords: {
    title: 'Keine Datensätze auf dieser Seite',
    text: 'Die Datensätze haben sich vielleicht geändert, seit dieser Link entstand.',
  },
  summary: (damaged, total) =>
    damaged === 1
      ? `1 von ${total} Datensätzen auf dieser Seite ist fehlerhaft.`
      : `${damaged} von ${total} Datensätzen auf dieser Seite sind fehlerhaft.`,
  damaged: 'Fehlerhafte Datensätze',
  columns: { account: 'Konto', findings: 'Was nicht stimmt', repair: 'Was zu tun ist' },
  unnamed: 'Datensatz ohne Namen',
  findings: {
    'profile-missing': 'Es gibt kein Profil.',
    'entry-missing':
      'Die E\u2011Mail steht nicht im Kontenverzeichnis; so kann die Person sich nicht anmelden.',
    'entry-disagrees': 'Kontenverzeichnis und Profil widersprechen sich bei dieser Adresse.',
    'address-disagrees':
      'Die Adresse enthält Großbuchstaben oder Leerzeichen am Rand und passt deshalb nicht zur Anmeldung.',
    'uid-disagrees': 'Das Profil enthält die ID eines anderen Kontos.',
    'status-unknown': 'Der Status ist unbekannt.',
    'approved-without-role': 'Das Konto ist freigegeben, hat aber keine Rolle.',
    'count-malformed':
      'Die Zahl der bisherigen Prüfungen ist keine ganze Zahl; das Konto kann so nicht mehr geprüft werden.',
    'entry-of-another': 'Im Kontenverzeichnis gehört die Adresse zu einem anderen Konto.',
    'entry-rejected': 'Die Adresse wurde abgelehnt, das Profil sagt das aber nicht.',
  },
  fieldMissing: (field) => `${FIELDS[field]} fehlt oder ist ungültig.`,
  byOwner: 'Die Person kann das in der Kontoreparatur selbst beheben.',
  repairLink: {
    copy: 'Link für die Person kopieren',
    copyOf: (name) => `Link für die Person kopieren: ${name}`,
    copied: 'Link kopiert',
    notCopied: 'Der Link ließ sich nicht kopieren',
  },
  selected: 'Er ist jetzt markiert, Sie können ihn selbst kopieren.',
  byAdministrator:
    'Die Person kann das nicht beheben. Korrigieren Sie das Profil oder den Verzeichniseintrag in der Firebase-Konsole.',
  records: 'Datensätze',
  mail: {
    heading: 'Nicht gesendete E\u2011Mails',
    failed: 'Die nicht gesendeten E\u2011Mails konnten nicht gelesen werden.',
    more: 'Das sind die neuesten, es gibt noch mehr.',
    columns: { mail: 'E\u2011Mail', why: 'Grund', act: 'Was zu tun ist' },
    names: {
      'account-approved': 'Freigabe',
      'account-rejected': 'Ablehnung',
      'account-reopened': 'Erneute Prüfung',
      'account-revoked': 'Zugang entzogen',
      'account-approval-withdrawn': 'Freigabe zurückgenommen',
      'account-role-changed': 'Andere Rolle',
      'account-question': 'Frage',
    },
    unknown: 'Unlesbar',
    noAddress: 'Keine Adresse',
    why: {
      address: 'Diese Adresse wurde abgewiesen. Vielleicht hat sie einen Tippfehler oder besteht nicht mehr.',
      content: 'Der Mailserver hat diese E\u2011Mail oder ihren Absender abgewiesen.',
      login:
        'Einen Tag lang hat der Mailserver die Anmeldung abgewiesen. Das muss erst der Betreiber beheben.',
      server: 'Einen Tag lang war der Mailserver nicht erreichbar, oder er hat auf später vertröstet.',
      flood:
        'Diese Adresse hat innerhalb eines Tages zu viele E\u2011Mails bekommen. Versuchen Sie es morgen wieder.',
      superseded:
        'Diese E\u2011Mail ist überholt: Eine spätere Entscheidung oder Antwort ersetzt sie, oder das Konto gibt es nicht mehr.',
      late: 'Diese E\u2011Mail wurde einen Tag lang nicht gesendet. Vielleicht war der Versand noch nicht eingerichtet.',
      damaged: 'Die gespeicherte E\u2011Mail war nicht lesbar.',
    },
    again: 'Noch einmal senden',
    againTo: (name, address) => `Noch einmal senden: ${name}, ${address}`,
    sending: 'Wird gesendet …',
    waits: 'Geht in ein bis zwei Minuten hinaus.',
    never: 'Sie lässt sich nicht noch einmal senden.',
  },
  forOperator: 'Fehlende Profile: was der Betreiber tun kann',
  missingText:
    'Diese Seite sieht nur gespeicherte Profile. Hat ein Zugang kein Profil, stellt die Person es in der Kontoreparatur wieder her. Eine Adresse, die kein Zugang mehr nutzt, gibt der Befehl accounts:release frei.',
};
