/**
 * The meanings of a colour. `neutral`: nothing to do. `under-way`: in progress. `attention`: waits for an action.
 * `late`: overdue, or fails without an action.
 */
export type ColourMeaning = 'neutral' | 'under-way' | 'attention' | 'late';
