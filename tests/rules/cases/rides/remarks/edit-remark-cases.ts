import { withChanges, type Changes } from '../../../scenario/documents.ts';
import { commits, set, update, writesOf, type Case, type Request } from '../../../scenario/request.ts';
import { edit, wasOf } from '../../../scenario/rides/editing.ts';
import { FIRM } from '../../../scenario/rides/firm.ts';
import { notRemarks } from '../../../scenario/rides/remarking.ts';
import {
  DETAILS,
  detailsPath,
  FROM,
  remarkPath,
  ride,
  ridePath,
  TO,
} from '../../../scenario/rides/ride-documents.ts';
import { ada, penny } from '../../../scenario/rides/ride-people.ts';
import { numberOf, remarkOf, takes, type Taken } from '../../../scenario/rides/ride-step.ts';
import { each } from '../../../scenario/wrong-values.ts';

const before = ride('requested', { people: 3, needs: ['luggage'] });
const stored = { ...FIRM, [ridePath()]: before, [detailsPath()]: { ...DETAILS, note: 'Back door.' } };
/** The trip before the edit, with changes. */
const was = (changes: Changes = {}) => ({ was: wasOf(before, { note: 'Back door.', ...changes }) });
const editOf = (remark: Changes | undefined = was(), by = penny): Taken => ({ ...edit(by, before), remark });

/** An edit that writes the stored values again. The given fields replace some of them. */
const leaving = (ofRide: Changes, ofDetails: Changes): Request =>
  takes({
    ...editOf(),
    changes: { area: before['area'], people: 3, needs: ['luggage'], ...ofRide },
    also: [update(detailsPath(), withChanges({ from: FROM, to: TO, note: 'Back door.' }, ofDetails))],
  });
const unchanged = {
  'with everything written as it was': leaving({}, {}),
  'with another district alone': leaving({ area: { from: 'Harbour', to: '' } }, {}),
  'with no details written': takes({ ...editOf(), changes: {}, also: [] }),
};

/** An edit stores the trip before it in its remark, which administrators read (rides R36). */
export const EDIT_REMARK_CASES: readonly Case[] = [
  ...[penny, ada].map((who) => ({
    title: `an edit by ${who.sub} stores the trip before it`,
    seed: stored,
    permitted: takes(editOf(was(), who)),
    refused: {
      ...notRemarks(editOf(was(), who)),
      'without the trip before the edit': takes(editOf({}, who)),
      'without a remark': takes({ ...editOf(was(), who), remark: undefined }),
      ...each(
        {
          'with another start': was({ from: { text: 'Pier 3' } }),
          'with another destination': was({ to: { text: 'Pier 4' } }),
          'with the coordinates of the destination left out': was({ to: { text: 'Pier 3, Harbour' } }),
          'with another note': was({ note: 'Front door.' }),
          'without the note': was({ note: undefined }),
          'with other people': was({ people: 8 }),
          'with other needs': was({ needs: [] }),
          'without the needs': was({ needs: undefined }),
          'with the district': was({ area: { from: 'Old Town', to: 'Harbour' } }),
          'with a reason': { ...was(), why: 'other' },
          'with words': { ...was(), note: 'Called.' },
          'with words instead': { note: 'Called.' },
          'with a reason instead': { why: 'other' },
        },
        (remark) => takes(editOf(remark, who)),
      ),
    },
  })),
  ...Object.entries<readonly [Changes, Changes]>({
    'the number of people': [{ people: 4 }, {}],
    needs: [{ needs: [] }, {}],
    'the start': [{}, { from: { text: 'Pier 3' } }],
    'the destination': [{}, { to: { text: 'Pier 3' } }],
    'the note': [{}, { note: '' }],
  }).map(([what, [ofRide, ofDetails]]) => ({
    title: `an edit may change ${what} alone`,
    seed: stored,
    permitted: leaving(ofRide, ofDetails),
    refused: unchanged,
  })),
  {
    title: 'the remark of an edit has the trip before it, not the new one',
    seed: stored,
    permitted: takes(editOf()),
    refused: {
      'the new trip': takes(
        editOf({
          was: {
            from: { text: 'Pier 3', lat: 53.5, lng: 9.9 },
            to: { text: 'Main Street 1' },
            note: 'Ring twice.',
            people: 8,
            needs: ['pet', 'help'],
          },
        }),
      ),
    },
  },
  {
    title: 'a ride whose details are gone is not changed',
    seed: { ...FIRM, [ridePath()]: before },
    permitted: { by: penny, does: { kind: 'get', path: ridePath() } },
    refused: {
      'without details': takes({ ...editOf(), also: [] }),
      'with new details': takes({ ...editOf(), also: [set(detailsPath(), DETAILS)] }),
    },
  },
  {
    title: 'the details and remark of an edit are stored only with its step',
    seed: stored,
    permitted: takes(editOf()),
    refused: {
      'both alone': commits(
        penny,
        set(remarkPath(numberOf(editOf())), remarkOf(editOf())),
        ...writesOf(takes(editOf())).filter((write) => write.path === detailsPath()),
      ),
    },
  },
];
