/** The user whose token a request carries; `null` without one. */
export type Caller = { readonly uid: string; readonly email: string | null } | null;
