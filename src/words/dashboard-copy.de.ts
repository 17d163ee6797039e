import type { dashboard } from './dashboard-copy.ts';

export const texts: typeof dashboard = {
  headings: {
    passenger: 'Übersicht für Fahrgäste',
    driver: 'Übersicht für Fahrer',
    admin: 'Administration',
  },
  greeting: (person) => `Hallo, ${person}`,
  account: 'Ihr Konto',
  email: 'E-Mail',
  role: 'Rolle',
  status: 'Status',
  memberSince: 'Registriert',
  statuses: { pending: 'In Prüfung', approved: 'Freigegeben', rejected: 'Abgelehnt' },
  lastDecision: 'Letzte Entscheidung',
  reviewed: (by, at) => `Zuletzt geprüft von ${by ?? 'einem Administrator'} am ${at}.`,
  next: 'Wie es weitergeht',
  editProfile: 'Profil bearbeiten',
  pendingAdmin:
    'Ihr eigenes Konto wartet noch auf die Freigabe durch einen Systemadministrator. Bis dahin können Sie andere Konten weder sehen noch prüfen.',
};
