import { LONGEST_LICENCE, LONGEST_MESSAGE } from '#domain/accounts/model/account-limits.ts';
import type { register } from './register-copy.ts';

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
    text: 'Die nächste Seite zeigt, was noch offen ist, und dann das Ergebnis.',
  },
  application: {
    summary: 'Mehr über Sie (freiwillig)',
    whoReads: 'Das liest nur, wer die Konten prüft. Es wird mit Ihrem Konto gelöscht.',
    phone: 'Telefon',
    licence: 'Führerscheinnummer',
    message: 'Nachricht für die Prüfung',
    flaws: {
      phone: 'Schreiben Sie eine ganze Nummer in Ziffern, etwa +49 30 1234567.',
      licence: `Bitte höchstens ${LONGEST_LICENCE} Zeichen eingeben.`,
      message: `Bitte höchstens ${LONGEST_MESSAGE} Zeichen eingeben.`,
    },
  },
  submit: 'Registrieren',
  submitting: 'Registrierung läuft …',
  haveAccount: 'Schon ein Konto?',
  signIn: 'Anmelden',
  repair: 'Konto reparieren',
  resetPassword: 'Passwort zurücksetzen',
  debugLogin: 'Zur Kontoreparatur',
  didYouMean: (address) => `Meinten Sie ${address}?`,
  noEnding: 'Ist die Adresse vollständig? Die meisten enden auf etwas wie .de.',
  failed: (reason) => `Registrierung fehlgeschlagen: ${reason}`,
  closed: 'Die Registrierung ist derzeit geschlossen. Bitte wenden Sie sich an die Administration.',
  errors: {
    'too-many-requests': () =>
      'Zu viele Versuche aus diesem Netzwerk. Bitte versuchen Sie es später noch einmal.',
  },
};
