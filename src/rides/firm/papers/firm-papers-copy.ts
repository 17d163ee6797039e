import type { PaperHolder } from '#domain/rides/model/firm/paper-kinds.ts';
import { defineCopy } from '#words/define-copy.ts';

/** Texts about the papers of drivers and cars, and about the kinds of papers. */
export const firmPapers = {
  heading: 'Papers',
  loading: 'Loading the papers...',
  failed: 'The papers could not be loaded.',
  until: (name: string) => `${name}, valid until`,
  none: 'No date is entered yet.',
  stored: (day: string, name: string, at: string) => `Stored: ${day}, seen by ${name} on ${at}`,
  former: (day: string, name: string, at: string) => `Before: ${day}, seen by ${name} on ${at}`,
  noDay: 'no date',
  save: 'Save',
  saveOf: (name: string) => `Save the date of ${name}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove the date of ${name}`,
  saving: 'Saving...',
  saved: { title: 'Saved', text: (name: string) => `${name}: the date is stored, with your name.` },
  kinds: {
    text: 'Each has a last day, which dispatch enters when it has seen the paper. From 30 days before, the open pages of the driver and of dispatch name it.',
    none: 'No papers are named yet.',
    of: { driver: 'Drivers', car: 'Cars' } satisfies Record<PaperHolder, string>,
    blocks: (name: string) => `No shift begins with ${name} expired`,
    name: 'Name',
    holder: 'For',
    add: 'Add paper',
    propose: (name: string, of: string) => `${name} (${of})`,
    proposals: 'Suggestions',
    remove: 'Remove',
    removeOf: (name: string) => `Remove ${name}`,
    gone: {
      title: 'Removed',
      text: (name: string) => `${name} is asked for no more. Its dates stay stored.`,
      undo: 'Undo',
    },
    proposed: [
      { name: 'Driving permit', of: 'driver' },
      { name: 'Passenger permit', of: 'driver' },
      { name: 'Insurance', of: 'car' },
      { name: 'Inspection', of: 'car' },
    ] satisfies readonly { readonly name: string; readonly of: PaperHolder }[],
  },
};

export const useFirmPapersCopy = defineCopy(firmPapers, { de: () => import('./firm-papers-copy.de.ts') });
