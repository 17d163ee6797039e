/**
 * `users/{uid}` as an adapter read it: each field that is present and of the right primitive type. A field of a wrong
 * type is absent here and named in `malformed`, so that nothing later has to trust a document's shape.
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
  /** Names of fields that are stored with a type they must not have. */
  readonly malformed: readonly string[];
}
