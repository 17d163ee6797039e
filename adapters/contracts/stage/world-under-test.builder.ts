import type { AccountFeed } from '#domain/accounts/ports/account-feed.ts';
import type { IdentityPort } from '#domain/accounts/ports/identity-port.ts';
import type { PrivateRecords } from '#domain/accounts/ports/private-records.ts';
import type { ReviewRepository } from '#domain/accounts/ports/review-repository.ts';
import type { UserRepository } from '#domain/accounts/ports/user-repository.ts';
import type { BookAccess } from '#domain/books/ports/book-ports.ts';
import type { RideAccess } from '#domain/rides/ports/ride-ports.ts';
import type { RecordStore } from '#domain/shared/record-store.ts';

/**
 * The surroundings of an adapter that the contracts need. Raw access bypasses the adapter under test, by an owner token
 * or a store without its rules. So no adapter confirms itself. Contracts use fresh addresses and ids, and never clear
 * anything, so worlds can share a backend.
 */
export interface WorldUnderTest {
  readonly identities: RawIdentities;
  readonly documents: RawDocuments;
  /** A separate browser: signed out, without stored data, online. */
  openBrowser(): Promise<BrowserUnderTest>;
  /** Closes every browser and releases the resources of the world. */
  close(): Promise<void>;
}

/** The identity provider, as its administrator sees it. */
export interface RawIdentities {
  /** Creates an identity and returns its uid. */
  create(email: string, password: string): Promise<string>;
  find(email: string): Promise<{ readonly uid: string; readonly disabled: boolean } | null>;
  disable(uid: string): Promise<void>;
  /** The code in the newest mail of this kind to this address; `null` if none was sent. */
  latestCode(kind: 'reset' | 'proof', email: string): Promise<string | null>;
}

/** A document's fields as stored: plain JSON values, and a `Date` for a timestamp. */
export type RawDocument = Readonly<Record<string, unknown>>;

/** The document store without its rules. Paths are relative to the database: `users/u1/reviews/1`. */
export interface RawDocuments {
  /** Stores whole documents, replacing existing ones; at most 400 at once. */
  write(documents: Readonly<Record<string, RawDocument>>): Promise<void>;
  read(path: string): Promise<RawDocument | null>;
  /** Stores the tombstone of an address that was rejected and then released (D28). */
  recordRelease(email: string, at: Date): Promise<void>;
}

/** One device. Its tabs share one network and one session. The session outlives the tabs. */
export interface BrowserUnderTest {
  readonly network: NetworkUnderTest;
  openTab(): Promise<TabUnderTest>;
}

/** One running instance of the product. */
export interface TabUnderTest extends RideAccess, BookAccess {
  readonly identity: IdentityPort;
  readonly privateRecords: PrivateRecords;
  readonly users: UserRepository;
  readonly reviews: ReviewRepository;
  readonly records: RecordStore;
  readonly feed: AccountFeed;
  close(): Promise<void>;
}

/** `identity`: sign-ups, deletions, mails, proofs and password changes. `documents`: writes. Reads never count. */
export type Change = 'identity' | 'documents';

/** Faults between one browser and the servers; raw access is not affected. */
export interface NetworkUnderTest {
  goOffline(): void;
  goOnline(): void;
  loseNextRequest(change: Change): void;
  /** The next such request takes effect, but its answer is lost. */
  loseNextAnswer(change: Change): void;
}

export type MakeWorld = () => Promise<WorldUnderTest>;
