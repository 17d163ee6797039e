import type { KnownRole } from '#domain/shared/people/role.ts';
import type { home } from './home-copy.ts';

const ROLES: Readonly<Record<KnownRole, string>> = {
  passenger: 'als Fahrgast',
  driver: 'als Fahrer',
  admin: 'als Administrator',
  system_admin: 'als Systemadministrator',
};

export const texts: typeof home = {
  title: 'Willkommen',
  heading: 'Pünktlich, bei jeder Fahrt.',
  lead: 'Fahrgäste buchen und sehen, wer kommt, Fahrer nehmen mit einem Tippen an, und wer den Fahrdienst leitet, verfolgt jede Fahrt live.',
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  doors: 'Anmeldung nach Rolle',
  areas: {
    passenger: 'Fahrgäste',
    driver: 'Fahrer',
    admin: 'Administratoren',
  },
  back: (person) => `Willkommen zurück, ${person}`,
  dashboard: 'Zu Ihrer Übersicht',
  noDashboard: (role) =>
    `Sie sind mit der Rolle „${role}“ angemeldet, zu der es keine eigene Übersicht gibt. Fragen Sie Ihren Administrator, falls Sie eine erwartet haben.`,
  signedInAs: (role) => `Sie sind ${ROLES[role]} angemeldet.`,
  profile: 'Ihr Profil',
};
