import type { DocumentQuery, FoundDocument } from '../document-store.ts';

/** Finds the numbers of applications in the audit entries of all approvals, former ones included (D118). */
export const APPROVED_NUMBERS_QUERY = {
  collection: 'reviews',
  group: true,
  orderBy: 'application.phone',
} as const satisfies Partial<DocumentQuery>;

/** The uid of the person whom an audit entry is about, from the entry's path. */
export const subjectOf = ({ path = '' }: FoundDocument): string => path.split('/')[1] ?? '';
