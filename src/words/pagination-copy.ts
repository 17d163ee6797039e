import { defineCopy } from './define-copy.ts';

export const pagination = {
  label: 'Pages',
  page: (page: number) => `Page ${page}`,
  pageOf: (list: string, page: number) => `${list}, page ${page}`,
  first: 'First page',
  previous: 'Previous',
  next: 'Next',
};

export const usePaginationCopy = defineCopy(pagination, { de: () => import('./pagination-copy.de.ts') });
