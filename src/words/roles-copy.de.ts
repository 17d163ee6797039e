import type { roles } from './roles-copy.ts';

export const texts: typeof roles = {
  names: {
    passenger: 'Fahrgast',
    driver: 'Fahrer',
    admin: 'Administrator',
    system_admin: 'Systemadministrator',
  },
  limited: { accounts: 'Administrator (Konten)', desk: 'Administrator (Zentrale)' },
  texts: { passenger: 'Ich buche Fahrten.', driver: 'Ich fahre Fahrgäste.' },
};
