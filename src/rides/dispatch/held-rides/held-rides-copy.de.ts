import type { heldRides } from './held-rides-copy.ts';

const openRides = (count: number) => (count === 1 ? '1 offene Fahrt' : `${count} offene Fahrten`);

export const texts: typeof heldRides = {
  heading: 'Offene Fahrten',
  looking: 'Offene Fahrten werden gesucht …',
  none: 'Keine offenen Fahrten.',
  have: (count) => `Dieser Fahrer hat noch ${openRides(count)}.`,
  someHave: (drivers, count) =>
    `${drivers === 1 ? 'Einer davon hat' : `${drivers} davon haben`} noch ${openRides(count)}.`,
  more: (count) => `Es gibt mehr als diese ${count}; die übrigen stehen bei den Fahrten.`,
  text: (drivers) =>
    `Ohne Freigabe ${drivers === 1 ? 'kann der Fahrer' : 'können die Fahrer'} damit nichts mehr tun.`,
  recallable: 'Wenn Sie abziehen, werden andere Fahrer gefragt.',
  recall: (count) => (count === 1 ? 'Von dieser Fahrt abziehen' : `Von ${count} Fahrten abziehen`),
  recalling: 'Wird abgezogen …',
  recalled: 'Abgezogen: Andere Fahrer werden gefragt.',
  onBoard: 'Der Fahrgast sitzt im Auto: Abziehen geht nicht mehr, nur abschließen auf der Seite der Fahrt.',
  result: (done, all) => {
    if (done === all) return all === 1 ? 'Von der Fahrt abgezogen.' : `Von ${all} Fahrten abgezogen.`;
    if (all === 1) return 'Nicht abgezogen. Der Grund steht bei der Fahrt.';
    if (done === 0) return `Von keiner der ${all} Fahrten abgezogen. Die Gründe stehen dabei.`;
    const others = all - done === 1 ? 'der anderen' : 'den anderen';
    return `Von ${done} der ${all} Fahrten abgezogen. Bei ${others} steht der Grund.`;
  },
};
