/** A value that a client can send for a field. A safe integer is stored as an integer, except `-0`. */
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

/** A field that the server computes or removes. */
export class Sentinel {
  readonly kind: 'serverTime' | 'remove' | 'increment';
  /** The amount of an increment. */
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

export const isMap = (datum: Datum): datum is Data =>
  typeof datum === 'object' &&
  datum !== null &&
  !Array.isArray(datum) &&
  !(datum instanceof Sentinel || datum instanceof Date || datum instanceof Uint8Array);

export const isList = (datum: Datum): datum is readonly Datum[] => Array.isArray(datum);
