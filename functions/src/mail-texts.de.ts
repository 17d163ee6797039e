import type { MailTexts } from './mail-texts.ts';

const because = (reason: string | null) => (reason === null ? [] : [`Grund: ${reason}`]);
const ASK = 'Bei Fragen wenden Sie sich bitte an die Verwaltung.';

export const mailTexts: MailTexts = {
  roles: {
    passenger: 'Fahrgast',
    driver: 'Fahrer',
    admin: 'Administrator',
    system_admin: 'Systemadministrator',
  },
  mails: {
    'account-approved': {
      subject: 'Ihr Konto ist freigegeben',
      body: ({ name }) => [
        'Guten Tag,',
        `Ihr Konto bei ${name} ist freigegeben. Sie können sich jetzt anmelden.`,
        'Falls Sie kein Konto beantragt haben, sagen Sie uns bitte Bescheid.',
      ],
    },
    'account-rejected': {
      subject: 'Ihr Konto wurde nicht freigegeben',
      body: ({ name, reason }) => [
        'Guten Tag,',
        `wir haben Ihr Konto bei ${name} geprüft und nicht freigegeben. Sie können sich deshalb nicht anmelden.`,
        ...because(reason),
        ASK,
      ],
    },
    'account-reopened': {
      subject: 'Ihr Konto wird noch einmal geprüft',
      body: ({ name }) => [
        'Guten Tag,',
        `die Ablehnung Ihres Kontos bei ${name} ist aufgehoben. Wir prüfen es noch einmal.`,
        'Bis zur Freigabe können Sie sich nicht anmelden. Danach schreiben wir Ihnen.',
      ],
    },
    'account-revoked': {
      subject: 'Ihr Zugang wurde entzogen',
      body: ({ name, reason }) => [
        'Guten Tag,',
        `Ihr Zugang zu ${name} wurde entzogen. Sie können sich nicht mehr anmelden.`,
        ...because(reason),
        ASK,
      ],
    },
    'account-approval-withdrawn': {
      subject: 'Ihr Konto wartet wieder auf Freigabe',
      body: ({ name }) => [
        'Guten Tag,',
        `die Freigabe Ihres Kontos bei ${name} wurde zurückgenommen. Wir prüfen es noch einmal.`,
        'Bis zur Freigabe können Sie sich nicht anmelden. Danach schreiben wir Ihnen.',
      ],
    },
    'account-role-changed': {
      subject: 'Ihr Konto hat eine andere Rolle',
      body: ({ name, role }) => [
        'Guten Tag,',
        `Ihr Konto bei ${name} hat jetzt die Rolle „${role}“. Sie gilt ab sofort.`,
        'Falls Sie das nicht erwartet haben, sagen Sie uns bitte Bescheid.',
      ],
    },
    'account-question': {
      subject: 'Eine Frage zu Ihrem Antrag',
      body: ({ name }) => [
        'Guten Tag,',
        `zu Ihrem Antrag auf ein Konto bei ${name} haben wir eine Frage.`,
        'Melden Sie sich mit Ihrer E-Mail-Adresse und Ihrem Passwort an. Die Seite, die sich öffnet, zeigt die Frage, und dort können Sie antworten.',
      ],
    },
  },
};
