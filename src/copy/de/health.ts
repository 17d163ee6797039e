import type { health as en } from '../en/health.ts';

const FIELDS = {
  uid: 'Die Kennung',
  email: 'Eine gültige E-Mail',
  role: 'Eine gültige Rolle',
  status: 'Ein gültiger Status',
  createdAt: 'Ein gültiges Datum der Registrierung',
  name: 'Ein Name',
} as const;

export const health: typeof en = {
  title: 'Zustand der Daten',
  lead: 'Jeder Eintrag wird mit dem Kontenverzeichnis verglichen, Seite für Seite.',
  loading: 'Einträge werden geprüft …',
  failed: 'Die Einträge konnten nicht geprüft werden.',
  retry: 'Noch einmal versuchen',
  allHealthy: 'Alle Einträge auf dieser Seite sind in Ordnung',
  allHealthyText: (count) =>
    count === 1 ? 'Ein Eintrag wurde geprüft.' : `${count} Einträge wurden geprüft.`,
  noRecords: 'Auf dieser Seite gibt es keine Einträge.',
  summary: (damaged, total) =>
    damaged === 1
      ? `1 von ${total} Einträgen auf dieser Seite braucht Aufmerksamkeit.`
      : `${damaged} von ${total} Einträgen auf dieser Seite brauchen Aufmerksamkeit.`,
  columns: { account: 'Konto', findings: 'Was nicht stimmt', repair: 'Was zu tun ist' },
  unnamed: 'Eintrag ohne Namen',
  findings: {
    'profile-missing': 'Es gibt kein Profil.',
    'entry-missing':
      'Die Adresse steht nicht im Kontenverzeichnis; die Anmeldung kann gar nicht erst beginnen.',
    'entry-disagrees': 'Das Kontenverzeichnis sagt über diese Adresse etwas anderes als das Profil.',
    'address-disagrees': 'Die Adresse ist eine andere als die, mit der sich die Person anmeldet.',
    'uid-disagrees': 'Das Profil trägt die Kennung eines anderen Kontos.',
    'status-unknown': 'Der Status ist keiner, den das Produkt kennt.',
    'approved-without-role': 'Das Konto ist freigegeben, hat aber keine Rolle.',
    'entry-of-another': 'Im Kontenverzeichnis gehört die Adresse zu einem anderen Konto.',
    'entry-rejected': 'Die Adresse wurde abgelehnt, das Profil sagt das aber nicht.',
  },
  fieldMissing: (field) => `${FIELDS[field]} fehlt.`,
  byOwner: 'Die Person kann das in der Kontoreparatur selbst beheben.',
  byAdministrator:
    'Die Person kann das nicht beheben. Berichtigen Sie das Profil oder den Verzeichniseintrag in der Firebase-Konsole.',
  page: (page) => `Seite ${page}`,
  firstPage: 'Erste Seite',
  missingHeading: 'Profile, die ganz fehlen',
  missingText:
    'Diese Seite sieht nur, was unter einem Profil gespeichert ist. Zugänge ohne Profil und Verzeichniseinträge ohne Profil findet der Befehl zum Nachtragen:',
  command: 'npm run accounts:backfill -- --dry-run',
};
