import { expect, type Locator, type Page } from 'playwright/test';
import { press, write } from './input/user-actions.ts';

interface Place {
  /** `any` is possible only with a search. */
  filter?: 'pending' | 'approved' | 'rejected' | 'any';
  search?: string;
}

/** The queue on the administrators' dashboard. */
export class ReviewPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the queue. By default it lists only pending accounts, so decided accounts leave the list. */
  async open({ filter = 'pending', ...place }: Place = {}): Promise<this> {
    // In this product's addresses a plus sign means itself, so a space must not become one.
    const query = Object.entries({ filter, ...place }).map(
      ([key, value]) => `${key}=${encodeURIComponent(value)}`,
    );
    await this.page.goto(`/admin/dashboard?${query.join('&')}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    return this;
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: 'Search' });
  }

  filter(name: 'Pending' | 'Approved' | 'Rejected'): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  /** The names in the rows of this page, in order. */
  get names(): Locator {
    return this.page.getByRole('rowheader').getByRole('link');
  }

  account(name: string): Locator {
    return this.names.filter({ hasText: name });
  }

  row(name: string): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name, exact: true }) });
  }

  decide(verb: 'Approve' | 'Reject' | 'Reopen' | 'Revoke', name: string): Locator {
    return this.page.getByRole('button', { name: `${verb} ${name}`, exact: true });
  }

  select(name: string): Locator {
    return this.page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
  }

  selected(verb: 'Approve' | 'Reject' | 'Reopen' | 'Revoke'): Locator {
    return this.page.getByRole('button', { name: `${verb} selected`, exact: true });
  }

  get undo(): Locator {
    return this.page.getByRole('button', { name: 'Undo', exact: true });
  }

  get next(): Locator {
    return this.page.getByRole('button', { name: 'Next', exact: true });
  }

  /** The text about the last decision, beside the Undo button. */
  outcome(text: string): Locator {
    return this.page.getByText(text, { exact: true });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get reason(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Reason' });
  }

  async reject(name: string, reason = ''): Promise<void> {
    await press(this.decide('Reject', name));
    await write(this.reason, reason);
    await press(this.dialog.getByRole('button', { name: 'Reject account', exact: true }));
    await expect(this.dialog).toHaveCount(0);
  }
}
