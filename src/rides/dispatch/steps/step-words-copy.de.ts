import type { stepWords } from './step-words-copy.ts';

export const texts: typeof stepWords = {
  later: (button, time) => `„${button}“ ist ab ${time} möglich.`,
  meanwhile: {
    heading: 'Diese Fahrt hat sich inzwischen geändert:',
    line: (time, step, who) => (who === null ? `${time} ${step}` : `${time} ${step} · ${who}`),
    ofDriver: (step, driver) => `${step}: ${driver}`,
    somebody: 'jemand anderes',
    aDriver: 'ein Fahrer',
    again:
      'Ihre Eingaben sind noch da. Sehen Sie sich die Änderung an und drücken Sie noch einmal, wenn Sie das weiterhin wollen.',
  },
  refused: {
    title: (action) => `„${action}“ geht nicht`,
    noRow: 'Gehen Sie zuerst mit J oder ↓ zu einer Fahrt.',
    isOver: 'Diese Anfrage ist vorbei, und niemand hat sie bedient. Mit B buchen Sie sie noch einmal.',
    isOpen: 'Das gilt für eine Anfrage unter „Heute nicht bedient“.',
    nothingGiven: 'Gerade wurde nichts zugewiesen oder angeboten. R zieht den Fahrer von einer Fahrt ab.',
    noDriver: 'Diese Fahrt hat noch keinen Fahrer.',
    onBoard: 'Der Fahrgast ist schon an Bord.',
  },
  back: {
    arrived: {
      button: 'Ankunft zurücknehmen',
      of: (name) => `Ankunft zurücknehmen bei ${name}`,
      asks: (name) => `Ankunft zurücknehmen bei ${name}?`,
      done: (name) => `Der Fahrer ist wieder unterwegs zu ${name}.`,
    },
    in_progress: {
      button: 'Einstieg zurücknehmen',
      of: (name) => `Einstieg zurücknehmen von ${name}`,
      asks: (name) => `Einstieg zurücknehmen von ${name}?`,
      done: (name) => `Der Fahrer ist wieder bei ${name} vor der Tür.`,
    },
    ended: {
      button: 'Wieder öffnen',
      of: (name) => `Wieder öffnen: Fahrt von ${name}`,
      asks: (name) => `Fahrt von ${name} wieder öffnen?`,
      done: (name) => `Die Fahrt von ${name} geht weiter.`,
    },
  },
};
