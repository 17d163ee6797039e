import type { MemoryNetwork, RequestKind } from '#adapters/memory/memory-network.ts';
import type { RideFailure } from '#domain/rides/model/errors/ride-error.ts';
import type { BookError } from '#domain/books/model/fares/book-error.ts';
import type { BillError } from '#domain/books/services/bill-error.ts';
import type { PayerError } from '#domain/books/services/firm-payers.ts';
import type { TariffError } from '#domain/books/services/firm-tariffs.ts';
import type { AccountFailure } from '#domain/accounts/model/errors/account-error.ts';
import type { Result } from '#domain/shared/result.ts';
import type { Product } from '#core/product/product.ts';
import type { Fault } from './fault.ts';
import { SERVER_ANSWERS, type Server } from './server-answer.ts';

export type BookFailure = BookError | BillError | PayerError | TariffError;
type Failed = AccountFailure | RideFailure | BookFailure;

/** What the person sees: the text of an error code, or one of these. */
export type Shown = Failed['code'] | 'success' | 'nothing' | 'signed out';

/**
 * How the person recovers. `wait`: waits or leaves. `see`: sees that the request had succeeded. `repair`: finishes with
 * Debug Login.
 */
export type Way = 'wait' | 'again' | 'see' | 'repair' | 'sign-in' | 'new-password';

export interface Cell {
  readonly shown: Shown;
  /** What is stored, in the words of the request's scene. */
  readonly stored: string;
  readonly goesOn: Way;
}

export type Cells = Readonly<Record<Fault, Cell>>;

/** The outcome of an action, with the error if there was one. */
export interface ActionOutcome {
  readonly shown: Shown;
  readonly error: Failed | null;
}

/** A world just before the request. */
export interface Scene {
  readonly network: MemoryNetwork;
  /** How many rounds of other requests the action sends before this request. */
  readonly before: number;
  /** Performs the action that sends the request. */
  act(): Promise<ActionOutcome>;
  /** The state of servers and device in one word. */
  stored(): Promise<string>;
  readonly ways: Partial<Record<Way, (product: Product) => Promise<ActionOutcome>>>;
  /** The product that acted. */
  product(): Product;
  close(): void;
  /** A new tab of the same browser, with the session stored on the device. */
  reopen(): Promise<Product>;
}

/** A row of the matrix: one request that the product sends. */
export interface ProductRequest {
  readonly id: string;
  readonly kind: RequestKind;
  readonly server: Server;
  /** How often a server's fault happens. More than once only if the product itself repeats the request. */
  readonly lasting?: number;
  /** The stored data after the person has continued. */
  readonly atLast: string;
  readonly cells: Cells;
  open(): Promise<Scene>;
}

export function outcomeOf(result: Result<unknown, Failed>): ActionOutcome {
  return result.ok ? { shown: 'success', error: null } : { shown: result.error.code, error: result.error };
}

type Changes = Partial<Record<Fault, Partial<Cell>>>;

function cellsFrom(base: Cells, changes: Changes): Cells {
  const cells = Object.entries(base).map(([fault, cell]) => [fault, { ...cell, ...changes[fault as Fault] }]);
  return Object.fromEntries(cells) as unknown as Cells;
}

/** The usual cells of a write. Only a lost answer leaves the write stored. After any fault the person repeats it. */
export function writes(
  server: Server,
  { before, after }: { before: string; after: string },
  changes: Changes = {},
): Cells {
  const failed = (shown: Shown): Cell => ({ shown, stored: before, goesOn: 'again' });
  const answers = SERVER_ANSWERS[server];
  return cellsFrom(
    {
      offline: failed('network'),
      'lost-request': failed('network'),
      'lost-answer': { shown: 'network', stored: after, goesOn: 'again' },
      'server-error': failed(answers['server-error'].code),
      'too-many': failed(answers['too-many'].code),
      timeout: failed(answers.timeout.code),
      slow: { shown: 'success', stored: after, goesOn: 'wait' },
      malformed: failed(answers.malformed.code),
      denied: failed(answers.denied.code),
      'left-midway': { shown: 'nothing', stored: after, goesOn: 'again' },
    },
    changes,
  );
}

/** The usual cells of a read: no fault changes anything, and the person repeats the read. */
export function reads(server: Server, stored: string, changes: Changes = {}): Cells {
  return writes(server, { before: stored, after: stored }, changes);
}

/** The same cell for every fault that makes the action fail. */
export function atEveryFailure(cell: Partial<Cell>): Changes {
  const failing: readonly Fault[] = [
    'offline',
    'lost-request',
    'lost-answer',
    'server-error',
    'too-many',
    'timeout',
    'malformed',
    'denied',
  ];
  return Object.fromEntries(failing.map((fault) => [fault, cell]));
}
