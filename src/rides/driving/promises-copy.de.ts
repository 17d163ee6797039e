import type { promises } from './promises-copy.ts';

export const texts: typeof promises = {
  waits: 'Möglich, sobald Ihre letzten Schritte gesendet sind.',
  offers: {
    heading: 'Die Zentrale fragt Sie',
    now: 'Sofort',
    answerWithin: (left) => `Bitte antworten Sie innerhalb von ${left}.`,
    overdue: 'Die Zeit für die Antwort ist um. Sie können noch zusagen, bis jemand anders zusagt.',
    afterThis: 'Sie würden sie nach Ihrer jetzigen Fahrt fahren.',
    news: (trip) => `Die Zentrale fragt Sie nach einer Fahrt: ${trip}.`,
  },
  promised: {
    heading: 'Zugesagt',
    opens: (from) => `Name, Nummer und genaue Orte sehen Sie ab ${from}, oder sobald Sie losfahren.`,
    departFor: (from) => `Losfahren zur Fahrt ab ${from}`,
    giveBack: (from) => `Fahrt ab ${from} zurückgeben`,
    early: {
      title: 'Jetzt schon losfahren?',
      text: (pickUp) =>
        `Die Abholung ist erst am ${pickUp}. Sobald Sie losgefahren sind, sehen Sie keine Anfragen, bis diese Fahrt zu Ende oder zurückgegeben ist.`,
      labels: { close: 'Noch nicht', submit: 'Losfahren' },
    },
    news: (trip) => `Sie haben eine Fahrt zugesagt: ${trip}.`,
    assignedNews: (trip) => `Die Zentrale hat Ihnen eine Fahrt zugeteilt: ${trip}.`,
  },
};
