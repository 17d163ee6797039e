import type { AccountStatus } from '#domain/account/user.ts';
import type { accounts as en } from '../en/accounts.ts';

const CHANGES: Readonly<Record<`${AccountStatus}-${AccountStatus}`, string>> = {
  'pending-approved': 'Freigegeben',
  'rejected-approved': 'Nach einer Ablehnung freigegeben',
  'pending-rejected': 'Abgelehnt',
  'approved-rejected': 'Freigabe entzogen',
  'rejected-pending': 'Wieder geöffnet',
  'approved-pending': 'Freigabe zurückgenommen',
  'pending-pending': 'Rolle geändert',
  'approved-approved': 'Rolle geändert',
  'rejected-rejected': 'Rolle geändert',
};

export const accounts: typeof en = {
  title: 'Konto',
  back: 'Alle Konten',
  loading: 'Das Konto wird geladen …',
  failed: 'Das Konto konnte nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  missing: {
    title: 'Dieses Konto gibt es nicht',
    text: 'Unter dieser Kennung gibt es kein Profil. Vielleicht wurde die Adresse gelöst, oder die Adresse dieser Seite ist unvollständig.',
  },
  damaged: {
    title: 'Beschädigter Eintrag',
    text: 'Mit diesem Eintrag kann sich niemand anmelden, und niemand kann über ihn entscheiden, bis er repariert ist.',
    missing: 'Fehlt oder ist ungültig',
    what: 'Was zu tun ist',
    steps: [
      'Bitten Sie die Person, sich bei der Kontoreparatur anzumelden: Sie ergänzt, was die Person selbst ergänzen darf.',
      'Im Zustand der Daten steht alles, was nicht stimmt, und was nur die Administration beheben kann.',
    ],
    debugLogin: 'Kontoreparatur',
    health: 'Zustand der Daten',
  },

  facts: 'Konto',
  email: 'E-Mail',
  name: 'Name',
  noName: 'Nicht angegeben',
  registered: 'Registriert',
  id: 'Kennung',
  reason: 'Begründung',
  unproven: 'Die Adresse ist nicht bestätigt.',
  sameAddress: 'Diese Adresse suchen unter',
  filters: { pending: 'in Prüfung', approved: 'freigegeben', rejected: 'abgelehnt' },
  released: (at) =>
    `Diese Adresse wurde am ${at} gelöst, nachdem ihr Konto abgelehnt worden war. Vielleicht bewirbt sich dieselbe Person noch einmal.`,

  decision: 'Entscheidung',
  itIsYou: 'Das ist Ihr eigenes Konto. Darüber entscheidet jemand anderes.',
  beyondPowers: 'Über die Administration entscheidet nur die Systemadministration.',

  roleChange: {
    label: 'Neue Rolle',
    hint: 'Gilt sofort. Die Nachricht kommt per E-Mail.',
    submit: 'Rolle ändern',
    title: (name) => `Rolle von ${name} ändern?`,
    text: (from, to) => `Von ${from} zu ${to}. Die Befugnisse ändern sich sofort.`,
    confirm: (to) => `Zu ${to} machen`,
    submitting: 'Wird geändert …',
    cancel: 'Abbrechen',
  },

  history: 'Verlauf',
  noHistory: 'Über dieses Konto hat noch niemand entschieden.',
  changes: CHANGES,
  roleFromTo: (from, to) => `Von ${from} zu ${to}`,
  statusFromTo: (from, to) => `Von ${from} zu ${to}`,
  by: (who) => `durch ${who}`,
  you: 'Sie',
  someone: (uid) => `jemanden ohne Profil (${uid})`,
};
