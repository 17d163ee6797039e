/** What the product reads of the provider's user (spec 3); the address is in the provider's own form. */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string | null;
}
