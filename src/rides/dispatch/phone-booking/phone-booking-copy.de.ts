import type { phoneBooking } from './phone-booking-copy.ts';

export const texts: typeof phoneBooking = {
  lead: 'Für jemanden am Telefon. Mit der Eingabetaste geht es von Feld zu Feld, am Ende wird gebucht.',
  notSetUp: 'Noch lässt sich nichts buchen, denn Fahrten sind noch nicht eingerichtet.',
  failed: 'Die Einstellungen der Fahrten ließen sich nicht laden.',

  phone: 'Telefon',
  name: 'Name',
  more: 'Mehr',
  people: 'Personen',
  needs: 'Was gebraucht wird',
  note: 'Hinweis für den Fahrer',
  submit: 'Fahrt buchen',
  submitting: 'Wird gebucht …',
  close: 'Schließen',
  begun: {
    told: 'Was Sie vorhin eingetippt haben, steht unter dem Formular.',
    heading: 'Noch nicht gebucht:',
    headingSent: 'Vielleicht noch nicht gebucht:',
    goOn: 'Weitermachen',
    goOnWith: (what) => `Weitermachen mit ${what}`,
    discard: 'Verwerfen',
    discardOf: (what) => `${what} verwerfen`,
  },

  caller: {
    hint: 'In jeder Schreibweise, mit oder ohne Ländervorwahl.',
    suggested: 'Bekannte Nummern, die so beginnen',
    one: (name) =>
      `Bekannt: ${name}. Die Eingabetaste übernimmt die ganze Nummer, die Tabulatortaste lässt sie, wie sie ist.`,
    several: (count, orMore) =>
      `${count}${orMore ? ' oder mehr' : ''} bekannte Nummern. Tippen Sie weiter, oder wählen Sie mit Pfeiltasten und Eingabetaste.`,
    searching: 'Die Nummer wird gesucht …',
    known: (name, date) => `Bekannt: ${name}, zuletzt gebucht am ${date}.`,
    account: (name, email) =>
      `Konto von ${name}, ${email}: Die Fahrt wird für dieses Konto gebucht. Ruft jemand anderes an, ändern Sie den Namen.`,
    other: (name) => `Nicht für das Konto von ${name}: Wer jetzt anruft, ist beim nächsten Mal bekannt.`,
    whole: (phone) => `Nummer: ${phone}.`,
    unknown: 'Ruft zum ersten Mal an, beim nächsten Mal bekannt.',
    failed: 'Die Nummer ließ sich nicht nachschlagen. Sie können trotzdem buchen.',
  },
  who: {
    label: 'Wer ruft an?',
    customer: 'Hat schon angerufen',
    account: (email) => `Konto ${email}: Die Fahrt wird dafür gebucht`,
  },
  open: {
    heading: 'Offene Fahrten zu dieser Nummer:',
    ride: (at, from, to) => `${at}, ${from} nach ${to}`,
  },
  booked: {
    title: 'Fahrt gebucht',
    text: (name, from, to) => `Für ${name}: ${from} nach ${to}.`,
  },
};
