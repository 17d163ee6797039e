import type { dashboard } from '../dashboard.ts';

export const texts: typeof dashboard = {
  headings: {
    passenger: 'Übersicht für Fahrgäste',
    driver: 'Übersicht für Fahrer',
    admin: 'Administration',
    system_admin: 'Administration',
  },
  greeting: (person) => `Hallo, ${person}`,
  account: 'Ihr Konto',
  email: 'E-Mail',
  role: 'Rolle',
  status: 'Status',
  memberSince: 'Registriert',
  statuses: { pending: 'In Prüfung', approved: 'Freigegeben', rejected: 'Abgelehnt' },
  lastDecision: 'Letzte Entscheidung',
  reviewed: (by, at) => `Zuletzt geprüft von ${by ?? 'der Administration'} am ${at}.`,
  next: 'Wie es weitergeht',
  actions: {
    passenger: [
      'Buchungen sind noch nicht möglich. Ihr Konto ist dafür bereit.',
      'Halten Sie bis dahin Namen und Passwort aktuell.',
    ],
    driver: [
      'Fahrten gibt es hier noch nicht. Ihr Konto ist dafür bereit.',
      'Halten Sie bis dahin Namen und Passwort aktuell.',
    ],
  },
  editProfile: 'Profil bearbeiten',
  toDashboard: 'Zu Ihrer Übersicht',
  pendingAdmin:
    'Ihr eigenes Konto wartet noch auf die Freigabe durch die Systemadministration. Bis dahin haben Sie keinen Zugriff auf andere Konten.',
};
