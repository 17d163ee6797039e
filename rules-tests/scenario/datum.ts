/** What a client can send in a field, in the form in which the SDK takes it. A whole number is an integer, `-0` is not. */
export type Datum =
  | null
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | Sentinel
  | readonly Datum[]
  | { readonly [field: string]: Datum };

export type Data = Readonly<Record<string, Datum>>;

/** A field that the server computes, or that goes away. */
export class Sentinel {
  readonly kind: 'serverTime' | 'remove' | 'increment';
  /** What an increment adds. */
  readonly by: number;

  constructor(kind: Sentinel['kind'], by = 0) {
    this.kind = kind;
    this.by = by;
  }
}

export const SERVER_TIME = new Sentinel('serverTime');
export const REMOVED = new Sentinel('remove');
export const increment = (by: number) => new Sentinel('increment', by);

export type Plain = Exclude<Datum, Sentinel>;
