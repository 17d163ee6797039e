import type { atHome } from './at-home-copy.ts';

export const texts: typeof atHome = {
  heading: 'Anfragen für später',
  show: 'Anfragen für später zeigen',
  none: 'Gerade keine Anfragen für später',
  noneText: 'Neue erscheinen hier von selbst.',
  inCar: (car) =>
    `Sie sagen sie in diesem Fahrzeug zu: ${car}. Ein anderes speichern Sie unter „Ihr Dienst“.`,
};
