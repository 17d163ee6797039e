import type { MailName } from '../../domain/accounts/model/mail.ts';
import type { KnownRole } from '../../domain/shared/people/role.ts';

/** The facts for the texts. `name` is the firm's. A person's name is no fact: a stranger may have chosen it (D15). */
export interface MailFacts {
  readonly name: string;
  readonly role: string;
  readonly reason: string | null;
}

/** A mail in one language. The subject contains no fact; the body is a list of paragraphs. */
export interface MailText {
  readonly subject: string;
  readonly body: (facts: MailFacts) => readonly string[];
}

export interface MailTexts {
  readonly roles: Readonly<Record<KnownRole, string>>;
  readonly mails: Readonly<Record<MailName, MailText>>;
}

const because = (reason: string | null) => (reason === null ? [] : [`Reason: ${reason}`]);
const ASK = 'If you have questions, please contact an administrator.';

export const mailTexts: MailTexts = {
  roles: {
    passenger: 'Passenger',
    driver: 'Driver',
    admin: 'Administrator',
    system_admin: 'System administrator',
  },
  mails: {
    'account-approved': {
      subject: 'Your account has been approved',
      body: ({ name }) => [
        'Hello,',
        `An administrator has approved your ${name} account. You can sign in now.`,
        'If you did not ask for this account, please contact an administrator.',
      ],
    },
    'account-rejected': {
      subject: 'Your account was not approved',
      body: ({ name, reason }) => [
        'Hello,',
        `An administrator has reviewed your ${name} account and did not approve it, so you cannot sign in.`,
        ...because(reason),
        ASK,
      ],
    },
    'account-reopened': {
      subject: 'Your account is being reviewed again',
      body: ({ name }) => [
        'Hello,',
        `Your ${name} account is no longer rejected. An administrator will review it again.`,
        'Until it is approved, you cannot sign in. We will email you then.',
      ],
    },
    'account-revoked': {
      subject: 'Your access has been revoked',
      body: ({ name, reason }) => [
        'Hello,',
        `An administrator has revoked your access to ${name}. You can no longer sign in.`,
        ...because(reason),
        ASK,
      ],
    },
    'account-approval-withdrawn': {
      subject: 'Your account is awaiting approval again',
      body: ({ name }) => [
        'Hello,',
        `The approval of your ${name} account has been withdrawn, and an administrator will review it again.`,
        'Until it is approved, you cannot sign in. We will email you then.',
      ],
    },
    'account-role-changed': {
      subject: 'The role of your account has changed',
      body: ({ name, role }) => [
        'Hello,',
        `An administrator has changed the role of your ${name} account to “${role}”. The new role applies from now on.`,
        'If you did not expect this, please contact an administrator.',
      ],
    },
    'account-question': {
      subject: 'A question about your application',
      body: ({ name }) => [
        'Hello,',
        `An administrator has a question about your application for a ${name} account.`,
        'Sign in with your email address and password. The page that opens shows the question, and you can answer it there.',
      ],
    },
  },
};
