/**
 * Stands for the server's time in what a repository is asked to store. A symbol, because no text that a person could
 * type may be taken for it.
 */
export const SERVER_TIME: unique symbol = Symbol('server time');
