import { expect, type Locator, type Page } from 'playwright/test';
import { frame as copy } from '#words/frame-copy.ts';
import { press } from './input/user-actions.ts';

/** The frame of every page behind sign-in. */
export class AppFrame {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The button that opens the account's menu. */
  get account(): Locator {
    return this.page.getByRole('button', { name: copy.account });
  }

  /** The button is in the account's menu. A page without that menu has the button itself. */
  get signOut(): Locator {
    return this.page.getByRole('button', { name: 'Sign out', exact: true });
  }

  /** Expects the account's menu, open or closed, to name this person. */
  async expectPerson({ email }: { email: string }): Promise<void> {
    await expect(this.page.locator('[popover]').filter({ hasText: 'Sign out' })).toContainText(email);
  }

  async leave(): Promise<void> {
    await press(this.account);
    await press(this.signOut);
  }

  /** Opens an administrator's own profile from the account's menu. */
  async openAdministratorsProfile(): Promise<void> {
    await press(this.account);
    await press(this.page.getByRole('link', { name: copy.profile, exact: true }));
    await expect(this.heading('Your profile')).toBeVisible();
  }

  /** A link of the main menu. */
  way(to: 'dashboard' | 'review' | 'profile' | 'health'): Locator {
    return this.page.getByRole('navigation').getByRole('link', { name: copy[to], exact: true });
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name, exact: true });
  }

  async expectDashboardOf(role: 'Passenger' | 'Driver' | 'Admin'): Promise<void> {
    await expect(this.heading(`${role} dashboard`)).toBeVisible();
    await expect(this.page).toHaveURL(`/${role.toLowerCase()}/dashboard`);
  }

  /** Dispatches the event of a window that gets focus. The page then reads from the server at once. */
  async lookAgain(): Promise<void> {
    await this.page.evaluate(() => window.dispatchEvent(new Event('focus')));
  }

  /** Expects that no session is open: a protected page leads to sign-in. */
  async expectSignedOut(): Promise<void> {
    await this.page.goto('/profile');
    await expect(this.page).toHaveURL('/sign-in?redirect=%2Fprofile');
    await expect(this.page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  }
}
