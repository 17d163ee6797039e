import type { AccountStatus } from '#domain/account/user.ts';
import type { decisions as en } from '../en/decisions.ts';

const BECAME: Readonly<Record<AccountStatus, string>> = {
  pending: 'wieder in Prüfung',
  approved: 'freigegeben',
  rejected: 'abgelehnt',
};

export const decisions: typeof en = {
  roles: {
    passenger: 'Fahrgast',
    driver: 'Fahrer',
    admin: 'Administration',
    system_admin: 'Systemadministration',
  },
  statuses: { pending: 'In Prüfung', approved: 'Freigegeben', rejected: 'Abgelehnt' },
  fields: {
    uid: 'Kennung',
    email: 'E-Mail',
    role: 'Rolle',
    status: 'Status',
    createdAt: 'Datum der Registrierung',
  },
  verbs: {
    approve: 'Freigeben',
    reject: 'Ablehnen',
    reopen: 'Wieder öffnen',
    revoke: 'Freigabe entziehen',
  },
  verbsFor: {
    approve: (name) => `Freigeben: ${name}`,
    reject: (name) => `Ablehnen: ${name}`,
    reopen: (name) => `Wieder öffnen: ${name}`,
    revoke: (name) => `Freigabe entziehen: ${name}`,
  },
  became: (name, status) => `${name} ist ${BECAME[status]}.`,
  severalBecame: (count, status) => `${count} Konten sind ${BECAME[status]}.`,
  roleBecame: (name, role) => `${name} hat jetzt die Rolle ${role}.`,
  retry: 'Noch einmal versuchen',

  undo: 'Rückgängig',
  undoing: 'Moment …',
  undoMore: (count) => `${count} weitere davor.`,
  undoFor: 'Sie können das zehn Sekunden lang rückgängig machen.',
  undone: 'Rückgängig gemacht.',
  undoFailed: (why) => `Das ließ sich nicht rückgängig machen. ${why}`,

  reason: 'Begründung',
  cancel: 'Abbrechen',
  templatesLabel: 'Häufige Begründungen',
  rejectDialog: {
    title: (name) => `${name} ablehnen?`,
    titleSeveral: (count) => `${count} Konten ablehnen?`,
    text: 'Eine Anmeldung ist dann nicht möglich; die Nachricht kommt per E-Mail und bei der nächsten Anmeldung.',
    hint: 'Freiwillig. Die antragstellende Person liest sie.',
    submit: 'Konto ablehnen',
    submitSeveral: 'Konten ablehnen',
    submitting: 'Wird abgelehnt …',
    templates: [
      'Das Foto des Führerscheins ist nicht lesbar.',
      'Der Name stimmt nicht mit den Unterlagen überein.',
      'Das scheint ein zweites Konto derselben Person zu sein.',
      'Wir konnten Sie nicht erreichen, um Ihren Antrag zu bestätigen.',
    ],
  },
  revokeDialog: {
    title: (name) => `${name} die Freigabe entziehen?`,
    titleSeveral: (count) => `${count} Konten die Freigabe entziehen?`,
    text: 'Der Zugang endet sofort; der Grund kommt per E-Mail.',
    hint: 'Erforderlich. Wem das Konto gehört, liest sie.',
    submit: 'Freigabe entziehen',
    submitSeveral: 'Freigaben entziehen',
    submitting: 'Wird entzogen …',
    templates: [
      'Der Führerschein ist abgelaufen.',
      'Auf eigenen Wunsch geschlossen.',
      'Die Nutzungsbedingungen wurden verletzt.',
      'Das Konto wurde von jemand anderem benutzt.',
    ],
  },
};
