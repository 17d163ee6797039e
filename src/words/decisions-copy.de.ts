import { UNDO_WINDOW_SECONDS } from '#domain/shared/durations.ts';
import type { AccountStatus } from '#domain/accounts/model/user.ts';
import type { decisions } from './decisions-copy.ts';

const BECAME: Readonly<Record<AccountStatus, string>> = {
  pending: 'wieder in Prüfung',
  approved: 'freigegeben',
  rejected: 'abgelehnt',
};

export const texts: typeof decisions = {
  statuses: { pending: 'In Prüfung', approved: 'Freigegeben', rejected: 'Abgelehnt' },
  proof: { proven: 'Adresse bestätigt', unproven: 'Adresse nicht bestätigt' },
  fields: {
    uid: 'ID',
    email: 'E-Mail',
    role: 'Rolle',
    status: 'Status',
    createdAt: 'Datum der Registrierung',
  },
  verbs: {
    approve: 'Freigeben',
    reject: 'Ablehnen',
    dismiss: 'Verwerfen',
    reopen: 'Wieder öffnen',
    revoke: 'Freigabe entziehen',
  },
  verbsFor: {
    approve: (name) => `Freigeben: ${name}`,
    reject: (name) => `Ablehnen: ${name}`,
    dismiss: (name) => `Verwerfen: ${name}`,
    reopen: (name) => `Wieder öffnen: ${name}`,
    revoke: (name) => `Freigabe entziehen: ${name}`,
  },
  underWay: {
    approve: (who) => `Wird freigegeben: ${who} …`,
    reject: (who) => `Wird abgelehnt: ${who} …`,
    dismiss: (who) => `Wird verworfen: ${who} …`,
    reopen: (who) => `Wird wieder geöffnet: ${who} …`,
    revoke: (who) => `Freigabe wird entzogen: ${who} …`,
    'change-role': (who) => `Rolle wird geändert: ${who} …`,
  },
  accounts: (count) => `${count} Konten`,
  became: (name, status) => `${name} ist ${BECAME[status]}.`,
  severalBecame: (count, status) => `${count} Konten sind ${BECAME[status]}.`,
  dismissed: (name) => `Der Antrag von ${name} ist ohne E-Mail verworfen.`,
  severalDismissed: (count) => `${count} Anträge sind ohne E-Mail verworfen.`,
  revoked: (name) => `Die Freigabe für ${name} ist entzogen.`,
  severalRevoked: (count) => `${count} Freigaben sind entzogen.`,
  roleBecame: (name, role) => `${name} hat jetzt die Rolle ${role}.`,

  undo: 'Rückgängig',
  undoing: 'Moment …',
  undoMore: (count) =>
    count === 1
      ? 'Eine frühere Entscheidung lässt sich ebenfalls zurücknehmen.'
      : `${count} frühere Entscheidungen lassen sich ebenfalls zurücknehmen.`,
  undoFor: `Sie können das ${UNDO_WINDOW_SECONDS} Sekunden lang rückgängig machen.`,
  undone: 'Rückgängig gemacht.',
  undoFailed: (why) => `Das ließ sich nicht rückgängig machen. ${why}`,

  reason: 'Begründung',
  charactersLeft: (left) => (left < 0 ? `${-left} Zeichen zu viel.` : `Noch ${left} Zeichen.`),
  cancel: 'Zurück',
  ridesAtDesk: 'Offene Fahrten sieht nur die Zentrale. Fragen Sie dort nach, bevor Sie entscheiden.',
  ridesUnknown: 'Ob es offene Fahrten gibt, ließ sich nicht feststellen.',
  templatesLabel: 'Häufige Begründungen',
  approveDialog: {
    title: (name) => `${name} freigeben?`,
    titleSeveral: (count) => `${count} Konten freigeben?`,
    powers: (role) => `Dieses Konto bekommt sofort die Rechte seiner Rolle: ${role}.`,
    powersSeveral: (administrators, count) =>
      administrators === 1
        ? `Eines dieser ${count} Konten wird Administrator.`
        : `${administrators} dieser ${count} Konten werden Administratoren.`,
    unproven: (email) =>
      `${email} ist nicht bestätigt. Gehört die Adresse jemand anderem, kann sich diese Person damit nicht mehr registrieren.`,
    unprovenSeveral: (unproven, count) =>
      `Von diesen ${count} Adressen ${unproven === 1 ? 'ist eine' : `sind ${unproven}`} nicht bestätigt. Wem eine Adresse wirklich gehört, kann sich damit nicht mehr registrieren.`,
    submit: 'Freigeben',
    submitAnyway: 'Trotzdem freigeben',
    submitting: 'Wird freigegeben …',
  },
  rejectDialog: {
    title: (name) => `${name} ablehnen?`,
    titleSeveral: (count) => `${count} Konten ablehnen?`,
    get text(): string {
      return import.meta.env.VITE_MAIL_FROM
        ? 'Die Person kann sich dann nicht anmelden. Das erfährt sie per E\u2011Mail und bei jedem Versuch.'
        : 'Die Person kann sich dann nicht anmelden. Das erfährt sie, wenn sie es versucht.';
    },
    hint: 'Sie können das leer lassen. Die Person kann es lesen.',
    submit: 'Konto ablehnen',
    submitSeveral: 'Konten ablehnen',
    submitting: 'Wird abgelehnt …',
    templates: [
      'Die Führerscheinnummer fehlt oder ist ungültig.',
      'Der Name ist nicht vollständig.',
      'Das scheint ein zweites Konto derselben Person zu sein.',
      'Wir konnten Sie nicht erreichen, um Ihren Antrag zu bestätigen.',
    ],
  },
  revokeDialog: {
    title: (name) => `${name} die Freigabe entziehen?`,
    titleSeveral: (count) => `${count} Konten die Freigabe entziehen?`,
    get text(): string {
      return import.meta.env.VITE_MAIL_FROM
        ? 'Der Zugang endet sofort, eine offene Seite wird innerhalb einer Minute abgemeldet. Den Grund erfährt die Person per E\u2011Mail.'
        : 'Der Zugang endet sofort, eine offene Seite wird innerhalb einer Minute abgemeldet. Den Grund erfährt die Person, wenn sie sich anmelden will.';
    },
    hint: 'Erforderlich. Die Person kann sie lesen.',
    submit: 'Freigabe entziehen',
    submitSeveral: 'Freigaben entziehen',
    submitting: 'Wird entzogen …',
    templates: [
      'Der Führerschein ist abgelaufen.',
      'Auf Ihren Wunsch geschlossen.',
      'Die Nutzungsbedingungen wurden verletzt.',
      'Das Konto wurde von jemand anderem benutzt.',
    ],
  },
};
