import type { DocumentQuery, FoundDocument } from '../document-store.ts';

/** The numbers that approved people gave with their application, in the audit entries of their approvals (D118). */
export const APPROVED_NUMBERS = {
  collection: 'reviews',
  group: true,
  orderBy: 'application.phone',
} as const satisfies Partial<DocumentQuery>;

/** Whose audit entry it is. */
export const subjectOf = ({ path = '' }: FoundDocument): string => path.split('/')[1] ?? '';
