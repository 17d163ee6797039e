import type { signIn } from './sign-in-copy.ts';

const TITLES: Partial<Record<string, string>> = {
  'account-not-found': 'Konto nicht gefunden',
  'profile-missing': 'Konto muss repariert werden',
  'profile-damaged': 'Konto muss repariert werden',
};

export const texts: typeof signIn = {
  heading: {
    all: 'Anmelden',
    passenger: 'Anmeldung für Fahrgäste',
    driver: 'Anmeldung für Fahrer',
    admin: 'Anmeldung für Administratoren',
  },
  lead: {
    all: 'Schön, dass Sie da sind. Melden Sie sich an, um fortzufahren.',
    passenger: 'Für alle, die einen Wagen buchen.',
    driver: 'Für alle, die fahren.',
    admin: 'Anträge prüfen und alles in Bewegung halten.',
  },
  email: 'E-Mail',
  atSignMissing: 'Das @ fehlt: name@example.com',
  password: 'Passwort',
  submit: 'Anmelden',
  submitting: 'Anmeldung läuft …',
  forgot: 'Passwort vergessen?',
  noAccount: 'Neu hier?',
  signUp: 'Registrieren',
  debugLogin: 'Zur Kontoreparatur',
  repair: 'Konto reparieren',
  resetPassword: 'Passwort zurücksetzen',
  anotherArea: 'Nicht Ihre Rolle?',
  allAreas: 'Allgemeine Anmeldung',
  failed: (code) => TITLES[code] ?? 'Anmeldung fehlgeschlagen',
  success: 'Anmeldung erfolgreich',
  welcome: (person) => `Willkommen zurück, ${person}!`,
  panel: {
    heading: 'Pünktlich, bei jeder Fahrt.',
    text: 'Ein Ort für Fahrgäste, Fahrer und alle, die sie in Bewegung halten.',
  },
  errors: {
    'invalid-credentials': () =>
      'E\u2011Mail oder Passwort ist falsch. Bitte prüfen Sie Ihre Eingaben und versuchen Sie es noch einmal.',
    unexpected: ({ message }) =>
      message ?? 'Die Anmeldedaten sind ungültig. Bitte versuchen Sie es noch einmal.',
  },
};
