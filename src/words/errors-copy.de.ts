import { LONGEST_REASON } from '#domain/accounts/model/account-limits.ts';
import { LONGEST_NAME } from '#domain/shared/people/longest-name.ts';
import type { ErrorTexts } from './errors-copy.ts';

const PASSWORD_RULES = {
  'min-length': 'mehr Zeichen',
  'max-length': 'weniger Zeichen',
  lowercase: 'einen Kleinbuchstaben',
  uppercase: 'einen Großbuchstaben',
  digit: 'eine Ziffer',
  symbol: 'ein Sonderzeichen',
} as const;

const listOf = (needs: readonly string[]) => new Intl.ListFormat('de').format(needs);

const AREA_USERS = { passenger: 'Fahrgäste', driver: 'Fahrer', admin: 'Administratoren' } as const;
const STATUSES = { pending: 'in Prüfung', approved: 'freigegeben', rejected: 'abgelehnt' } as const;

export const texts: ErrorTexts = {
  'email-required': () => 'E\u2011Mail ist erforderlich',
  'email-malformed': () => 'Im Format name@example.com',
  'password-required': () => 'Passwort ist erforderlich',
  'credentials-required': () => 'E\u2011Mail und Passwort sind erforderlich',
  'name-required': () => 'Name ist erforderlich',
  'name-too-long': () => `Ein Name darf höchstens ${LONGEST_NAME} Zeichen lang sein.`,
  'name-unusable': () =>
    'Ein Name kann keine Zeilenumbrüche, unsichtbaren Zeichen oder gestapelten Akzente enthalten. Bitte geben Sie ihn neu ein.',
  'role-required': () => 'Rolle ist erforderlich',
  'reason-required': () => 'Begründung ist erforderlich',
  'reason-too-long': () => `Eine Begründung darf höchstens ${LONGEST_REASON} Zeichen lang sein.`,
  'address-unusable': () => 'Diese Adresse kann hier nicht verwendet werden.',
  'weak-password': ({ unmet }) =>
    unmet.length === 0
      ? 'Dieses Passwort ist zu schwach. Bitte wählen Sie ein längeres.'
      : `Dieses Passwort braucht ${listOf(unmet.map((rule) => PASSWORD_RULES[rule]))}.`,

  'account-not-found': () =>
    'Dieses Konto gibt es im System nicht. Bitte wenden Sie sich an die Administration.',
  pending: () => 'Ihr Konto wird noch geprüft. Sie werden benachrichtigt, sobald es freigegeben ist.',
  rejected: ({ reason }) =>
    `Ihr Konto wurde abgelehnt. ${reason ?? 'Näheres erfahren Sie bei der Administration.'}`,
  'access-revoked': ({ reason }) =>
    `Ihnen wurde der Zugang entzogen, und Sie wurden gerade abgemeldet. ${reason ?? 'Näheres erfahren Sie bei der Administration.'}`,
  'rejected-unproven': () => 'Ihr Konto wurde abgelehnt. Bitte wenden Sie sich an die Administration.',
  'role-mismatch': ({ area }) => `Kein Zugang. Diese Anmeldung ist nur für ${AREA_USERS[area]}.`,
  'profile-missing': () =>
    'Wir haben Ihr Konto gefunden, aber mit Ihren Profildaten stimmt etwas nicht. Bitte reparieren Sie Ihr Konto mit der Kontoreparatur.',
  'profile-damaged': () =>
    'Wir haben Ihr Konto gefunden, aber mit Ihren Profildaten stimmt etwas nicht. Bitte reparieren Sie Ihr Konto mit der Kontoreparatur.',

  'invalid-credentials': () => 'E\u2011Mail oder Passwort ist falsch. Bitte versuchen Sie es noch einmal.',
  'user-disabled': () => 'Dieses Konto wurde gesperrt. Bitte wenden Sie sich an den Support.',
  'too-many-requests': () =>
    'Zu viele fehlgeschlagene Anmeldungen. Bitte versuchen Sie es später oder setzen Sie Ihr Passwort zurück.',
  'email-already-in-use': () => 'Zu dieser E\u2011Mail gibt es bereits ein Konto.',
  'link-invalid': () =>
    'Dieser Link ist ungültig oder wurde schon verwendet. Bitte fordern Sie einen neuen an.',
  'link-expired': () => 'Dieser Link ist abgelaufen. Bitte fordern Sie einen neuen an.',
  'session-expired': () => 'Ihre Sitzung ist beendet. Bitte melden Sie sich neu an.',
  provider: ({ providerCode }) =>
    `Anmeldung fehlgeschlagen: ${providerCode}. Bitte versuchen Sie es noch einmal.`,
  'auth-not-initialized': () => 'Firebase Auth ist nicht eingerichtet',

  'admin-registration': () => 'Administratorkonten können nicht über die Registrierung angelegt werden',
  'role-not-registrable': () => 'Diese Rolle lässt sich nicht wählen. Bitte wählen Sie Fahrgast oder Fahrer.',
  'address-on-record': () =>
    'Zu dieser Adresse gibt es bereits einen Eintrag. Bitte wenden Sie sich an die Administration.',
  'registration-unfinished': () =>
    'Ihr Zugang wurde angelegt, Ihr Profil konnten wir aber nicht bestätigen. Bitte schließen Sie die Registrierung mit der Kontoreparatur ab.',

  'decided-by-another': ({ by, status }) =>
    `${by ?? 'Jemand anderes'} war schneller: Dieses Konto ist jetzt ${STATUSES[status]}.`,
  'decision-not-allowed': () => 'Dieses Konto dürfen Sie nicht prüfen.',
  'repair-by-administrator': () => 'Das muss ein Administrator übernehmen.',

  network: () => 'Netzwerkfehler. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.',
  'permission-denied': () => 'Dazu haben Sie keine Berechtigung.',
  unavailable: () => 'Der Dienst antwortet nicht. Bitte versuchen Sie es gleich noch einmal.',
  'app-check-unavailable': () =>
    'Die Sicherheitsprüfung durch Google reCAPTCHA ließ sich nicht laden. Bitte erlauben Sie google.com, falls Sie Inhalte blockieren, und versuchen Sie es noch einmal.',
  unexpected: () => 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
};
