import type { dashboard as en } from '../en/dashboard.ts';

export const dashboard: typeof en = {
  headings: {
    passenger: 'Übersicht für Fahrgäste',
    driver: 'Übersicht für Fahrer',
    admin: 'Übersicht der Administration',
  },
  greeting: (person) => `Hallo, ${person}`,
  account: 'Ihr Konto',
  email: 'E-Mail',
  role: 'Rolle',
  status: 'Status',
  memberSince: 'Registriert',
  statuses: { pending: 'In Prüfung', approved: 'Freigegeben', rejected: 'Abgelehnt' },
  roles: {
    passenger: 'Fahrgast',
    driver: 'Fahrer',
    admin: 'Administration',
    system_admin: 'Systemadministration',
  },
  whatChanged: 'Was sich geändert hat',
  reviewed: (by, at) => `Zuletzt geprüft von ${by ?? 'der Administration'} am ${at}.`,
  neverReviewed: 'Zu Ihrem Konto ist keine Entscheidung verzeichnet.',
  whatYouCanDo: 'Was Sie hier tun können',
  actions: {
    passenger: [
      'Ihr Konto ist bereit für Buchungen.',
      'Halten Sie Ihren Namen aktuell: Damit findet Sie Ihr Fahrer.',
    ],
    driver: [
      'Ihr Konto ist bereit für Fahrten.',
      'Halten Sie Ihren Namen aktuell: Fahrgäste sehen ihn, wenn Sie ankommen.',
    ],
  },
  editProfile: 'Profil bearbeiten',
  pendingAdmin:
    'Ihr eigenes Konto wartet noch auf die Freigabe durch die Systemadministration. Bis dahin haben Sie keinen Zugriff auf andere Konten.',
};
