import type { register as en } from '../en/register.ts';

const SWITCHED_OFF = 'Derzeit kann sich niemand registrieren. Bitte wenden Sie sich an die Administration.';

export const register: typeof en = {
  title: 'Konto anlegen',
  lead: 'Das dauert eine Minute. Dann sieht sich die Administration Ihr Konto an, und es kann losgehen.',
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  role: 'Rolle',
  roles: {
    passenger: { name: 'Fahrgast', text: 'Ich buche Wagen.' },
    driver: { name: 'Fahrer', text: 'Ich fahre sie.' },
  },
  approval: {
    heading: 'Die Administration muss Ihr Konto freigeben.',
    text: 'Vorher können Sie sich nicht anmelden. Nach der Registrierung sehen Sie die Entscheidung, sobald sie fällt.',
  },
  submit: 'Registrieren',
  submitting: 'Registrierung läuft …',
  haveAccount: 'Schon ein Konto?',
  signIn: 'Anmelden',
  repair: 'Konto reparieren',
  resetPassword: 'Passwort zurücksetzen',
  debugLogin: 'Zur Kontoreparatur',
  didYouMean: (address) => `Meinten Sie ${address}?`,
  failed: (reason) => `Registrierung fehlgeschlagen: ${reason}`,
  providerReasons: {
    'operation-not-allowed': SWITCHED_OFF,
    'admin-restricted-operation': SWITCHED_OFF,
  },
  errors: {
    'too-many-requests': () => 'Von hier kamen zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
  },
};
