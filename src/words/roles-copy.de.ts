import type { roles } from './roles-copy.ts';

export const texts: typeof roles = {
  names: {
    passenger: 'Fahrgast',
    driver: 'Fahrer',
    admin: 'Administrator',
    system_admin: 'Systemadministrator',
  },
  texts: { passenger: 'Ich buche Fahrten.', driver: 'Ich fahre Fahrgäste.' },
};
