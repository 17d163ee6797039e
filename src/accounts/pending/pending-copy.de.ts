import { LONGEST_ACCOUNT_NOTE } from '#domain/accounts/model/account-limits.ts';
import type { pending } from './pending-copy.ts';

export const texts: typeof pending = {
  title: 'Konto wird geprüft',
  awaiting: (email) =>
    `Ihr Konto wartet auf die Freigabe durch die Administration. Registriert haben Sie sich mit ${email}.`,
  get notify(): string {
    return import.meta.env.VITE_MAIL_FROM
      ? 'Sie werden benachrichtigt, sobald Ihr Konto freigegeben ist. Was noch zu tun ist, sehen Sie nach dem Schließen.'
      : 'Sobald Ihr Konto freigegeben ist, sehen Sie es auf dieser Seite. Was noch zu tun ist, sehen Sie nach dem Schließen.';
  },
  left: (email) =>
    import.meta.env.VITE_MAIL_FROM
      ? `Ihr Konto wartet auf die Freigabe. Sobald es geprüft ist, schreiben wir an ${email}. Bis dahin können Sie sich anmelden und Ihren Antrag verfolgen.`
      : 'Ihr Konto wartet auf die Freigabe. Melden Sie sich an, um Ihren Antrag zu verfolgen.',
  unreachable: 'Der Stand lässt sich gerade nicht abrufen. Diese Seite versucht es weiter.',
  steps: {
    label: 'Ihr Antrag',
    states: { done: 'erledigt', open: 'offen', later: 'offen' },
    registered: 'Registriert',
    address: 'E-Mail-Adresse bestätigt',
    addressUnknown: 'E-Mail-Adresse',
    review: 'Von uns geprüft',
    ready: 'Es kann losgehen',
    proven: 'Danke. Wer Ihren Antrag prüft, sieht, dass die Adresse Ihnen gehört.',
    open: 'Öffnen Sie den Link in unserer E-Mail. Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
    unknown:
      'Haben Sie den Link in unserer E-Mail geöffnet, oder brauchen Sie einen neuen? Geben Sie Ihr Passwort ein. Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
    password: 'Passwort',
    forgot: 'Passwort vergessen?',
    check: 'Weiter',
    checking: 'Wird geprüft …',
    wrong: 'Stimmt die Adresse nicht?',
    registerAgain: 'Mit der richtigen registrieren',
    filledIn: 'Ihre Angaben sind dort schon eingetragen, nur das Passwort fehlt.',
  },
  question: {
    asked: 'Wer Ihren Antrag prüft, hat eine Frage:',
    answered: 'Danke. Wer Ihren Antrag prüft, sieht Ihre Antwort:',
    label: 'Ihre Antwort',
    hint: 'Nach dem Senden lässt sie sich nicht mehr ändern.',
    send: 'Antwort senden',
    sending: 'Wird gesendet …',
    errors: {
      'note-required': () => 'Schreiben Sie zuerst eine Antwort.',
      'note-too-long': ({ length }) =>
        `Eine Antwort darf höchstens ${LONGEST_ACCOUNT_NOTE} Zeichen haben. Diese hat ${length}. Bitte kürzen Sie sie.`,
    },
  },
  errors: { 'too-many-requests': () => 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.' },
  enter: 'Jetzt anmelden',
  entering: 'Einen Moment …',
  contact: 'Fragen? Wir helfen gern:',
  close: 'Schließen',
  waitingHeading: 'Warten auf die Freigabe',
  waitingText:
    'Lassen Sie diese Seite offen oder kommen Sie später wieder: Sie zeigt das Ergebnis, sobald es eines gibt.',
  approvedHeading: 'Ihr Konto ist freigegeben',
  approvedText: 'Die Administration hat Ihr Konto freigegeben.',
  rejectedHeading: 'Ihr Konto wurde nicht freigegeben',
  notFoundHeading: 'Konto nicht gefunden',
  failedHeading: 'Der Stand ließ sich nicht abrufen',
  noAddressHeading: 'Warten Sie auf eine Freigabe?',
  noAddressText:
    'Melden Sie sich mit der E\u2011Mail an, mit der Sie sich registriert haben. Wird Ihr Konto noch geprüft, sehen Sie es dann hier.',
  signIn: 'Zur Anmeldung',
  signUp: 'Registrieren',
  repair: 'Konto reparieren',
};
