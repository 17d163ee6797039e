import { useLocation } from '@tanstack/react-router';
import { adminPaths } from '#core/navigation/admin-paths.ts';
import { useUser } from '#core/session/user-context.ts';
import { useBookPagesCopy } from './book-pages-copy.ts';

/** The pages of the books at the desk, in their order. */
const BOOK_PAGES = ['takings', 'figures', 'payers', 'tariffs'] as const;
/** The pages for a system administrator. No one else may open the last two. */
const OWNER_PAGES = [...BOOK_PAGES, 'bills', 'bookSettings'] as const;

/** The links between the pages of the books, below each page's title. */
export function BookPages() {
  const copy = useBookPagesCopy();
  const pages = useUser().role === 'system_admin' ? OWNER_PAGES : BOOK_PAGES;
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <nav aria-label={copy.menu}>
      <ul className="flex flex-wrap gap-1 rounded-control bg-raised p-1 sm:inline-flex">
        {pages.map((page) => (
          <li key={page} className="flex grow">
            <a
              href={adminPaths[page]}
              aria-current={path === adminPaths[page] ? 'page' : undefined}
              className="inline-flex min-h-9 grow items-center justify-center rounded-lg px-3 py-1 text-sm font-semibold text-ink-soft hover:text-ink aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-low aria-[current=page]:ring-2 aria-[current=page]:ring-accent-ink touch:min-h-11 forced-colors:aria-[current=page]:underline"
            >
              {copy.pages[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
