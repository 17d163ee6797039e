/**
 * `users/{uid}` as an adapter read it: every field that is present and has the right primitive type. A field of the
 * wrong type is absent and named in `malformed`, so that nothing later has to trust a document's shape.
 */
export interface StoredProfile {
  readonly uid?: string;
  readonly email?: string;
  readonly role?: string;
  readonly name?: string;
  readonly nameKey?: string;
  readonly status?: string;
  readonly createdAt?: string;
  readonly registeredAt?: Date;
  readonly reviewCount?: number;
  readonly rejectionReason?: string;
  readonly reviewedBy?: string;
  readonly reviewedByName?: string;
  readonly reviewedAt?: Date;
  /** Names of the fields whose stored type is wrong. */
  readonly malformed: readonly string[];
}
