import type { papers } from './papers-copy.ts';

export const texts: typeof papers = {
  heading: 'Papiere',
  due: {
    expired: (name, day) => `${name}: am ${day} abgelaufen`,
    today: (name) => `${name}: läuft heute ab`,
    week: (name, day) => `${name}: läuft am ${day} ab`,
    soon: (name, day) => `${name}: läuft am ${day} ab`,
  },
  own: {
    heading: 'Ihre Papiere',
    text: 'Bitte zeigen Sie der Zentrale das neue. Sie trägt dessen Datum ein.',
    blocked: 'Bis dahin können Sie keinen Dienst beginnen.',
  },
  news: {
    line: {
      expired: 'abgelaufen',
      today: 'heute',
      week: 'innerhalb von 7 Tagen',
      soon: 'innerhalb von 30 Tagen',
    },
    count: (count, when) => `${count} ${when}`,
    driver: 'Jemand vom Fahrdienst',
    car: 'Ein Fahrzeug',
  },
};
