import type { plan } from './plan-copy.ts';

const rides = (count: number) => (count === 1 ? '1 Fahrt' : `${count} Fahrten`);

export const texts: typeof plan = {
  title: 'Plan',
  days: 'Tage',
  today: 'Heute',
  tomorrow: 'Morgen',
  previous: 'Vorheriger Tag',
  next: 'Nächster Tag',
  ended: 'Beendete Fahrten',
  failed: 'Der Plan konnte nicht geladen werden.',
  noCars: 'Die Fahrzeuge konnten nicht geladen werden. Der Plan zeigt nicht, was einem Fahrzeug fehlt.',
  full: (count) =>
    `Hier stehen nur die frühesten ${count} offenen Fahrten. Fahrten dieses Tages können fehlen.`,
  none: {
    title: 'Keine offenen Fahrten',
    text: 'Fahrten für diesen Tag erscheinen hier, sobald sie gebucht sind.',
  },
  waiting: 'Ohne Fahrer',
  noneWaiting: 'Alle Fahrten haben einen Fahrer.',
  drivers: 'Fahrer',
  noDrivers: 'Noch kein Fahrer war im Dienst.',
  idle: 'Keine Fahrten',
  expired: 'Ein Papier ist abgelaufen',
  rides,
  ticked: (count) => `${count} markiert`,
  untick: 'Markierung aufheben',
  tick: 'Markieren',
  untickOne: 'Nicht mehr markieren',
  give: (count) => `${rides(count)} zuteilen`,
  unnamed: 'Fahrer',

  marks: {
    asked: 'Fahrer gefragt',
    over: 'Suche beendet',
    clash: 'Überschneidung',
    seats: 'Zu wenige Plätze',
    needs: (needs) => `Im Fahrzeug fehlt: ${needs}`,
    ticked: 'Markiert',
    underWay: 'Unterwegs',
  },
  wholeRide: 'Seite der Fahrt öffnen',

  tour: {
    swap: 'Touren tauschen',
    sick: 'Krankgemeldet',
    sheet: 'Tagesblatt',
    none: 'Dieser Fahrer hat an diesem Tag keine Fahrten.',
  },
  assign: {
    title: (count) => `${rides(count)} zuteilen`,
    to: 'An',
    each: 'Jede dem ersten Vorschlag',
    eachNote: 'Dem Fahrer, der passt, dann frei ist und an dem Tag die wenigsten Fahrten hat.',
    has: (count) => (count === 0 ? 'Noch keine Fahrten' : `Hat ${rides(count)}`),
    share: (name, count) => `${name} ${count}`,
    nothing: 'So lässt sich keine Fahrt zuteilen.',
    stay: (reasons) => `Unverändert bleiben: ${reasons}.`,
    left: {
      'no-driver': (count) => `${count} ohne wählbaren Fahrer`,
      'has-it': (count) => (count === 1 ? '1 schon bei ihm' : `${count} schon bei ihm`),
      'off-duty': (count) => `${count} fällig, Fahrer nicht im Dienst`,
      full: (count) => `${count} über der Höchstzahl eines Fahrers`,
      seats: (count) => (count === 1 ? '1 braucht mehr Plätze' : `${count} brauchen mehr Plätze`),
      needs: (count) => (count === 1 ? '1 braucht Ausstattung' : `${count} brauchen Ausstattung`),
      clash: (count) => (count === 1 ? '1 Überschneidung' : `${count} Überschneidungen`),
      away: (count) => `${count} bei Abwesenheit des Fahrers`,
      outside: (count) => `${count} außerhalb der üblichen Zeiten`,
      papers: (count) => `${count} mit abgelaufenen Papieren`,
      other: (count) => `${count} aus anderen Gründen`,
    },
    labels: {
      close: 'Schließen',
      submit: (count) => `${rides(count)} zuteilen`,
      submitting: 'Wird zugeteilt …',
    },
  },
  swap: {
    title: (name) => `Tour von ${name} tauschen`,
    with: 'Mit',
    missing: 'Wählen Sie einen Fahrer.',
    text: (name) =>
      `${name} und der andere Fahrer bekommen an diesem Tag die Fahrten des anderen, außer denen, die unterwegs sind.`,
    misfits: (count) =>
      count === 1
        ? 'Für 1 Fahrt fehlen im anderen Fahrzeug Plätze oder Ausstattung.'
        : `Für ${count} Fahrten fehlen im anderen Fahrzeug Plätze oder Ausstattung.`,
    labels: { close: 'Schließen', submit: 'Tauschen', submitting: 'Wird getauscht …' },
  },
  sick: {
    title: (name, count) => `${name} von ${rides(count)} abziehen?`,
    text: 'Die Fahrten warten auf einen anderen Fahrer und sind markiert. Fahrgäste und Fahrer lesen den Grund, den Sie drücken.',
    onBoard: (count) =>
      count === 1
        ? '1 Fahrt bleibt: Der Fahrgast sitzt im Auto.'
        : `${count} Fahrten bleiben: Die Fahrgäste sitzen im Auto.`,
    close: 'Schließen',
  },

  run: {
    progress: { assign: 'Fahrten werden zugeteilt', recall: 'Fahrer wird abgezogen' },
    of: (done, all) => `${done} von ${all}`,
    stop: 'Anhalten',
    stopping: 'Wird angehalten …',
    done: {
      assign: (count) => `${rides(count)} zugeteilt.`,
      recall: (count) => `Von ${rides(count)} abgezogen.`,
    },
    stayed: (reasons) => `Nicht zugeteilt: ${reasons}.`,
    failed: (name, why) => `${name}: ${why}`,
    untried: (count) => `${rides(count)} nicht versucht.`,
    close: 'Schließen',
  },
  refused: {
    title: 'Nicht möglich',
    noRide: 'Gehen Sie mit J zuerst zu einer Fahrt.',
    noDriver: 'Gehen Sie mit J oder Umschalt und J zuerst zu einer Fahrt des Fahrers.',
    noneToGive: 'Keine Fahrt lässt sich einem Fahrer zuteilen.',
    noneToTake: 'Von keiner Fahrt lässt sich dieser Fahrer abziehen.',
    notAlone: 'Es gibt keinen anderen Fahrer zum Tauschen.',
    busy: 'Warten Sie, bis die letzten Fahrten fertig sind, oder drücken Sie Anhalten.',
    notAssignable: 'Diese Fahrt lässt sich keinem Fahrer zuteilen.',
  },
  keys: [
    { keys: ['j', '↓'], does: 'Nächste Fahrt' },
    { keys: ['k', '↑'], does: 'Vorherige Fahrt' },
    { keys: ['J'], does: 'Erste Fahrt des nächsten Fahrers' },
    { keys: ['K'], does: 'Erste Fahrt des vorherigen Fahrers' },
    { keys: ['←', '→'], does: 'Vorheriger oder nächster Tag' },
    { keys: ['Enter'], does: 'Diese Fahrt neben dem Plan zeigen' },
    { keys: ['Leertaste'], does: 'Diese Fahrt markieren oder nicht mehr markieren' },
    { keys: ['A'], does: 'Die markierten Fahrten zuteilen, oder alle ohne Fahrer' },
    { keys: ['a'], does: 'Dieser Fahrt einen Fahrer zuteilen' },
    { keys: ['o'], does: 'Diese Fahrt einem Fahrer anbieten' },
    { keys: ['r'], does: 'Den Fahrer von dieser Fahrt abziehen' },
    { keys: ['e'], does: 'Diese Fahrt ändern oder verschieben' },
    { keys: ['c'], does: 'Diese Fahrt absagen' },
    { keys: ['s'], does: 'Die Tour des Fahrers dieser Fahrt tauschen' },
    { keys: ['i'], does: 'Der Fahrer dieser Fahrt ist krank: von seinen Fahrten abziehen' },
    { keys: ['?'], does: 'Diese Kürzel zeigen' },
  ],
};
