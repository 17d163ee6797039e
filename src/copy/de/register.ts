import type { register } from '../register.ts';

const SWITCHED_OFF =
  'Die Registrierung ist derzeit geschlossen. Bitte wenden Sie sich an die Administration.';

export const texts: typeof register = {
  title: 'Konto anlegen',
  signedInAs: (email) => `Sie sind als ${email} angemeldet. Hier legen Sie ein weiteres Konto an.`,
  dashboard: 'Zu Ihrer Übersicht',
  name: 'Name',
  email: 'E-Mail',
  password: 'Passwort',
  role: 'Rolle',
  approval: {
    heading: 'Die Administration muss Ihr Konto freigeben.',
    text: 'Bis dahin können Sie sich nicht anmelden. Die nächste Seite zeigt das Ergebnis.',
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
    'too-many-requests': () =>
      'Zu viele Versuche aus diesem Netzwerk. Bitte versuchen Sie es später noch einmal.',
  },
};
