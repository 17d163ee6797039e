import { SERVER_TIME } from '../../scenario/datum.ts';
import { decides, penny, pennyAndStaff, pennyWith, ada } from '../../scenario/accounts/decisions-on-penny.ts';
import { registers } from '../../scenario/accounts/registration.ts';
import { commits, set, type Case, type Request } from '../../scenario/request.ts';
import { each } from '../../scenario/wrong-values.ts';

const HIDDEN = {
  'a control character': 'B072\u0000',
  'a tab': 'B\t072',
  'a soft hyphen': 'B0\u00ad72',
  'a turn of direction': '\u202eB072',
  'a line separator': 'B0\u202872',
  'a byte order mark': '\ufeffB072',
};
const LINES = { 'a line feed': 'B072\n\nDear customer' };

interface Written {
  readonly write: (text: string) => Request;
  readonly seed?: Case['seed'];
  /** Whether the text may have several lines. */
  readonly inLines?: true;
}

const pending = pennyAndStaff(pennyWith({ status: 'pending' }));
const NOTE = 'users/penny/notes/abcdefghij0123456789';

const TEXTS: Readonly<Record<string, Written>> = {
  'a licence': { write: (licence) => registers(penny, { profile: { role: 'driver', licence } }) },
  'a message': { write: (message) => registers(penny, { profile: { message } }) },
  'the reason of a rejection': {
    write: (reason) => decides(pennyWith({ status: 'pending' }), { status: 'rejected', reason }),
    seed: pending,
    inLines: true,
  },
  'a note on an account': {
    write: (text) => commits(ada, set(NOTE, { by: 'ada', text, at: SERVER_TIME })),
    seed: pending,
    inLines: true,
  },
};

/** Texts with invisible characters are refused (D29). */
export const HIDDEN_ACCOUNT_TEXT_CASES: readonly Case[] = Object.entries(TEXTS).flatMap(
  ([what, { write, seed = {}, inLines }]) => [
    {
      title: `${what} has no hidden characters`,
      seed,
      permitted: write('Café „Ⅷ“ – שלום 👩\u200d🦽 ❤\ufe0f'),
      refused: each(inLines ? HIDDEN : { ...HIDDEN, ...LINES }, write),
    },
    ...(inLines
      ? [
          {
            title: `${what} may have several lines`,
            seed,
            permitted: write('B072\n\nDear customer'),
            refused: { 'with nothing hidden in them': write('B072\n\u202eDear customer') },
          },
        ]
      : []),
  ],
);
