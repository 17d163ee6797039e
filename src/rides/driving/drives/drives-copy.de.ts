import type { drives } from './drives-copy.ts';

export const texts: typeof drives = {
  title: 'Ihre Fahrten',
  takings: 'Kassenblatt',
  availability: {
    open: 'Übliche Zeiten und Abwesenheit',
    loading: 'Ihre üblichen Zeiten werden geladen...',
    failed: 'Ihre üblichen Zeiten konnten nicht geladen werden.',
  },
  one: 'Fahrt',
  failedOne: 'Diese Fahrt konnte nicht geladen werden.',
  noneText: 'Hier stehen die Fahrten, die Sie übernehmen.',
  damaged: 'Eintrag beschädigt',
  damagedText:
    'Der Eintrag dieser Fahrt ist beschädigt und kann nicht gezeigt werden. Bitte sagen Sie der Zentrale Bescheid.',
  history: 'Was geschehen ist',
  missing: 'Diese Fahrt gibt es hier nicht',
  missingText: 'Es gibt keine solche Fahrt, oder es ist nicht Ihre.',
  toDashboard: 'Sie läuft noch. Zu Ihrer Fahrt.',
  days: {
    choose: 'Welche Tage',
    all: 'Alle',
    tomorrow: 'Morgen',
    noneTomorrow: 'Für morgen haben Sie keine Fahrt zugesagt.',
    today: 'Heute',
    yesterday: 'Gestern',
    week: 'Diese Woche',
    'last-week': 'Letzte Woche',
    anyWeek: 'Woche',
    previous: 'Vorige Woche',
    next: 'Nächste Woche',
    dayOf: (name, date) => `${name}, ${date}`,
    asOf: (time) => `Stand: ${time}`,
    print: 'Drucken',
    onDuty: 'Im Dienst',
    length: (hours, minutes) => `${hours} h ${minutes} min`,
    open: 'Noch zu fahren',
    more: (count) =>
      `Sie hatten in diesen Tagen mehr Fahrten. Hier sind nur die letzten ${count} aufgeführt und gezählt.`,
    loading: 'Ihre Tage werden geladen …',
    failed: 'Ihre Tage konnten nicht geladen werden.',
  },
};
