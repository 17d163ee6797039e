import { expect, type Locator, type Page } from 'playwright/test';

export class PendingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Account Pending Approval' });
  }

  get close(): Locator {
    return this.dialog.getByRole('button', { name: 'Close' });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  async expectWaiting(email: string): Promise<void> {
    await expect(this.dialog).toContainText(email);
    await expect(this.page).toHaveURL(`/pending-approval?email=${encodeURIComponent(email)}`);
  }
}
