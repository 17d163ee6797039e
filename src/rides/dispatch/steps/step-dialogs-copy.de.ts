import { DRIVER_SLOTS } from '#domain/rides/model/firm/shift.ts';
import type { stepDialogs } from './step-dialogs-copy.ts';

export const texts: typeof stepDialogs = {
  drivers: {
    unread: 'Wählen geht erst, wenn die Fahrer geladen sind.',
    none: 'Es gibt keinen Fahrer zur Auswahl.',
    missing: 'Bitte wählen Sie einen Fahrer.',
    doing: {
      free: (since) => `Frei, im Dienst seit ${since}`,
      driving: () => 'Fährt gerade',
      break: (since) => `In der Pause seit ${since}`,
      off: (since) => `Nicht im Dienst seit ${since}`,
      blocked: () => 'Konto gesperrt',
    },
    isNext: 'das wäre die nächste Fahrt',
    noPushDevice: 'kein Telefon, das sich meldet',
    lastRide: (end) => `letzte Fahrt bis ${end}`,
    clash: (time, from, to) =>
      `Hat um ${time} schon eine Fahrt${from === '' && to === '' ? '' : `: ${from} – ${to}`}`,
    showAll: (count) => `Alle ${count} Fahrer zeigen`,
    seats: (seats) => (seats === 1 ? '1 Platz' : `${seats} Plätze`),
    silent: (since) => `Meldet sich seit ${since} nicht: erst anrufen`,
    isUsual: 'Üblicher Fahrer dieses Dauerauftrags',
    absences: { away: 'An dem Tag abwesend', outside: 'Außerhalb der üblichen Zeiten' },
    anyway: 'Trotzdem wählen',
    again: {
      away: 'Dieser Fahrer ist dann abwesend. Noch einmal drücken, um ihn trotzdem zu wählen.',
      outside:
        'Das liegt außerhalb der üblichen Zeiten. Noch einmal drücken, um diesen Fahrer trotzdem zu wählen.',
    },
    lost: {
      declined: 'Hat diese Fahrt abgelehnt',
      returned: 'Hat diese Fahrt zurückgegeben',
      recalled: 'Wurde von dieser Fahrt abgezogen',
    },
    hasMost: `Hat ${DRIVER_SLOTS.length} zugesagte Fahrten und kann keine weitere bekommen, die jetzt ansteht`,
    tooFew: (seats, people) => `Zu klein: ${seats} Plätze für ${people} Personen`,
    lacking: (needs) => `Vielleicht nicht geeignet für: ${needs}`,
    isAsked: (name) => `${name} wurde schon gefragt.`,
    blocked: (name) => `Das Konto von ${name} ist gesperrt.`,
    neverOnDuty: 'War nie im Dienst und wählt das Auto mit der Antwort.',
    hasIt: (name) => `${name} hat diese Fahrt schon.`,
    offDuty: (name, since) =>
      `${name} ist seit ${since} nicht im Dienst und kann nur eine Fahrt für später bekommen.`,
    onBreak: (name, since) =>
      `${name} ist seit ${since} in der Pause und kann nur eine Fahrt für später bekommen.`,
    full: (name) =>
      `${name} hat ${DRIVER_SLOTS.length} zugesagte Fahrten und kann keine weitere bekommen, die jetzt ansteht. Wählen Sie einen anderen Fahrer, oder ziehen Sie ${name} zuerst von einer dieser Fahrten ab.`,
    close: 'Schließen',
  },
  offer: {
    text: 'Der Fahrer wird gefragt und kann ablehnen. Bis dahin sieht niemand sonst die Anfrage.',
    given: (driver, time) => `${driver} gefragt${time === null ? '' : `, ${time}`}`,
    submit: 'Fahrt anbieten',
    submitting: 'Wird angeboten …',
  },
  assign: {
    text: 'Der Fahrer hat die Fahrt sofort. Der Fahrgast sieht, wer kommt.',
    given: (driver, time) => `${driver} zugeteilt${time === null ? '' : `, ${time}`}`,
    submit: 'Fahrt zuteilen',
    submitting: 'Wird zugeteilt …',
  },
  recall: {
    text: 'Der Fahrer verliert die Fahrt und liest den Grund; die anderen Fahrer sehen die Anfrage wieder.',
    callFirst: 'Rufen Sie zuerst den Fahrer an:',
    close: 'Zurück',
  },
  entering: {
    texts: {
      depart: 'Falls der Fahrer es nicht selbst eintragen kann: Damit ist er unterwegs.',
      arrive: 'Falls der Fahrer es nicht selbst eintragen kann: Damit wartet er vor der Tür.',
      start: 'Falls der Fahrer es nicht selbst eintragen kann: Damit ist der Fahrgast eingestiegen.',
      complete:
        'Falls der Fahrer es nicht selbst eintragen kann: Damit ist der Fahrgast am Ziel und der Fahrer wieder frei.',
      no_show:
        'Falls der Fahrer es nicht selbst eintragen kann: Damit endet die Fahrt, und der Fahrer ist wieder frei.',
    },
    marked: 'Fahrgast und Fahrer lesen, dass die Zentrale es eingetragen hat.',
    callFirst: 'Fragen Sie zuerst den Fahrer:',
    time: 'Um wie viel Uhr? Leer für jetzt',
    close: 'Zurück',
    submits: {
      depart: 'Unterwegs',
      arrive: 'Vor der Tür',
      start: 'An Bord',
      complete: 'Fahrt abschließen',
      no_show: 'Nicht erschienen',
    },
    submitting: 'Wird eingetragen …',
  },
  takeBack: {
    texts: {
      arrived: 'Die Fahrt ist wieder unterwegs, und der Fahrgast liest, dass der Fahrer noch nicht da ist.',
      in_progress: 'Der Fahrer wartet wieder vor der Tür, wie zuvor, und der Fahrgast liest das.',
      completed:
        'Der Fahrgast ist wieder im Auto, und der Fahrer hat diese Fahrt wieder. Beide lesen, dass das Ende ein Versehen war.',
      no_show:
        'Der Fahrer wartet wieder vor der Tür und hat diese Fahrt wieder. Fahrgast und Fahrer lesen, dass das Ende ein Versehen war.',
    },
    callFirst: 'Fragen Sie zuerst den Fahrer:',
    close: 'Zurück',
    submit: 'Zurücknehmen',
    reopen: 'Wieder öffnen',
    submitting: 'Wird gespeichert …',
  },
  correct: {
    text: 'Wie ist sie ausgegangen? Fahrgast und Fahrer sehen den neuen Ausgang. Ihre Notiz und Ihren Namen liest nur die Administration.',
    outcome: 'Ausgang',
    outcomeMissing: 'Bitte wählen Sie, wie sie ausgegangen ist.',
    note: 'Grund der Berichtigung',
    close: 'Zurück',
    submit: 'Fahrt berichtigen',
    submitting: 'Wird berichtigt …',
  },
  cancel: {
    text: 'Fahrgast und Fahrer sehen es sofort, Ihren Grund aber nicht. Das lässt sich nicht zurücknehmen.',
    callFirst: 'Der Fahrer ist mit dieser Fahrt unterwegs. Rufen Sie zuerst an:',
    close: 'Fahrt behalten',
    submit: 'Fahrt absagen',
    submitting: 'Wird abgesagt …',
  },
};
