import type { dispatchSteps } from '../../rides/dispatch-steps.ts';

export const texts: typeof dispatchSteps = {
  heading: 'Was Sie tun können',
  over: 'Diese Fahrt ist zu Ende. Es gibt nichts mehr zu tun.',
  buttons: {
    extend: 'Weiter suchen',
    expire: 'Suche beenden',
    cancel: 'Absagen',
  },
  of: {
    extend: (name) => `Weiter suchen für ${name}`,
    expire: (name) => `Suche beenden für ${name}`,
    cancel: (name) => `Fahrt von ${name} absagen`,
  },
  from: {
    extend: (time) => `Die Suche kann ab ${time} von vorn beginnen.`,
    expire: (time) => `Die Suche lässt sich ab ${time} beenden.`,
  },
  searched: (time) => `Die Suche war um ${time} vorbei und kann nicht weitergehen.`,
  done: {
    extend: { title: 'Es wird weiter gesucht', text: (name) => `Die Suche für ${name} beginnt von vorn.` },
    expire: { title: 'Suche beendet', text: (name) => `Die Anfrage von ${name} ist abgeschlossen.` },
    lapse: {
      title: 'Angebot beendet',
      text: (name) => `Jeder Fahrer kann die Fahrt von ${name} wieder annehmen.`,
    },
    cancel: { title: 'Fahrt abgesagt', text: (name) => `Die Fahrt von ${name} ist abgesagt.` },
  },
  cancelling: {
    title: (name) => `Fahrt von ${name} absagen?`,
    text: 'Fahrgast und Fahrer sehen es sofort. Das lässt sich nicht zurücknehmen.',
    callFirst: 'Der Fahrer ist mit dieser Fahrt unterwegs. Rufen Sie zuerst an:',
    close: 'Fahrt behalten',
    submit: 'Fahrt absagen',
    submitting: 'Wird abgesagt …',
  },
};
