import { defineCopy } from '../language/define-copy.ts';

/** What drivers read of steps that wait for the network. */
export const outbox = {
  waiting: (steps: string) => `No connection. Not sent yet: ${steps}.`,
  goesOn:
    'It is sent by itself, with the time of your press, as soon as there is a connection. Keep this page open.',
  step: (name: string, at: string) => `${name} (${at})`,
  refused: (steps: string) =>
    `Not recorded: ${steps}. The ride had changed before it could be sent. The page shows how it is stored.`,
  dismiss: 'OK',
};

export const useOutboxCopy = defineCopy(outbox, { de: () => import('../de/rides/outbox.ts') });
