/**
 * All that a colour says about a state. `neutral`: nothing to do, as far as anybody knows. `under-way`: somebody is at it.
 * `attention`: waits for somebody to act. `late`: should have happened by now, or goes wrong unless somebody acts.
 */
export type StatusMeaning = 'neutral' | 'under-way' | 'attention' | 'late';
