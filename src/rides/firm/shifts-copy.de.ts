import type { shifts } from './shifts-copy.ts';

export const texts: typeof shifts = {
  heading: 'Schichten',
  loading: 'Schichten werden geladen …',
  failed: 'Die Schichten ließen sich nicht laden.',
  none: { title: 'Noch keine Schichten', text: 'Hier stehen Fahrer, sobald sie einmal im Dienst waren.' },
  columns: { driver: 'Fahrer', duty: 'Dienst', car: 'Auto', seen: 'Seite zuletzt offen', end: 'Beenden' },
  duties: { on: 'Im Dienst', break: 'In der Pause', off: 'Nicht im Dienst' },
  blocked: 'Konto gesperrt',
  end: 'Schicht beenden',
  endOf: (name) => `Schicht von ${name} beenden`,
  ended: { title: 'Schicht beendet', text: (name) => `${name} ist nicht mehr im Dienst.` },
  ending: {
    title: (name) => `Schicht von ${name} beenden?`,
    text: 'Für eine Schicht, die vergessen wurde. Während einer Fahrt kann sie nicht enden, und auch nicht, solange eine zugesagte Fahrt ansteht. Bis zum nächsten Dienst kommen keine Anfragen mehr.',
    last: (time) => `Seite zuletzt offen: ${time}.`,
    isOff: (name, time) => `${name} ist seit ${time} nicht im Dienst.`,
    bound: {
      'already-driving': 'Dieser Fahrer hat eine Fahrt, vorher kann die Schicht nicht enden.',
      'promise-due':
        'Eine Fahrt dieses Fahrers steht jetzt an. Ziehen Sie ihn zuerst davon ab, dann kann die Schicht enden.',
    },
    toRide: 'Fahrt öffnen',
    close: 'So lassen',
    submit: 'Schicht beenden',
    submitting: 'Wird beendet …',
  },

  driver: {
    title: 'Fahrer',
    loading: 'Der Fahrer wird geladen …',
    missing: {
      title: 'Diesen Fahrer gibt es nicht',
      text: 'Vielleicht ist der Link falsch geschrieben.',
      back: 'Zurück zu den Autos',
    },
    back: 'Autos',
    shift: 'Schicht',
    never: 'War noch nie im Dienst.',
    duty: 'Dienst',
    since: 'Seit',
    car: 'Auto',
    phone: 'Telefon',
    seen: 'Seite zuletzt offen',
    toAccount: 'Konto öffnen',
    noRides: 'Hier stehen Fahrten, sobald dieser Fahrer eine hat.',
  },
};
