import { createContext } from 'react';

/** The `tabIndex` of what can be pressed in a row: Tab enters only the current row of a `DenseList`. */
export const RowTab = createContext<0 | -1>(0);
