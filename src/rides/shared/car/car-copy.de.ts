import type { cars } from './car-copy.ts';

export const texts: typeof cars = {
  car: 'Fahrzeug',
  chooseCar: 'Fahrzeug wählen',
  taken: 'vergeben',
  owned: 'Privatfahrzeug',
  withdrawn: 'gesperrt',
  inUse: (since) => `Dieses Fahrzeug ist schon vergeben${since === null ? '' : `, seit ${since}`}.`,
  seats: (count) => (count === 1 ? '1 Platz' : `${count} Plätze`),
  phone: 'Telefon',
  change: 'Fahrzeug oder Nummer ändern',
  changing: {
    title: 'Fahrzeug oder Nummer ändern',
    text: 'Die Fahrgäste offener Fahrten sehen es sofort.',
    close: 'Zurück',
    submit: 'Ändern',
    submitting: 'Wird geändert …',
  },
};
