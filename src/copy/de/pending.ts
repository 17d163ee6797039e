import type { pending } from '../pending.ts';

export const texts: typeof pending = {
  title: 'Konto wird geprüft',
  awaiting: (email) =>
    `Ihr Konto wartet auf die Freigabe durch die Administration. Registriert haben Sie sich mit ${email}.`,
  notify:
    'Sie werden benachrichtigt, sobald Ihr Konto freigegeben ist. Sie können dieses Fenster schließen; wenn Sie sich anmelden, kommen Sie hierher zurück.',
  closed: (email) =>
    `Ihr Konto wartet auf die Freigabe. Sobald darüber entschieden ist, werden Sie unter ${email} benachrichtigt. Bis dahin sehen Sie den Stand, wenn Sie sich anmelden.`,
  unreachable: 'Ob entschieden wurde, lässt sich gerade nicht abfragen. Diese Seite versucht es weiter.',
  contact: 'Fragen? Wir helfen gern:',
  close: 'Schließen',
  waitingHeading: 'Warten auf die Freigabe',
  waitingText:
    'Lassen Sie diese Seite offen oder kommen Sie später wieder: Sie zeigt die Entscheidung, sobald es eine gibt.',
  approvedHeading: 'Ihr Konto ist freigegeben',
  approvedText: 'Die Administration hat Ihr Konto freigegeben. Sie können sich jetzt anmelden.',
  rejectedHeading: 'Ihr Konto wurde nicht freigegeben',
  notFoundHeading: 'Konto nicht gefunden',
  failedHeading: 'Die Entscheidung ließ sich nicht abrufen',
  noAddressHeading: 'Warten Sie auf eine Freigabe?',
  noAddressText:
    'Melden Sie sich mit der Adresse an, mit der Sie sich registriert haben. Wird Ihr Konto noch geprüft, sehen Sie es dann hier.',
  signIn: 'Zur Anmeldung',
  signUp: 'Registrieren',
  repair: 'Konto reparieren',
};
