/** The day of a plan, and the driver of a day sheet, as texts of the address: the page parses them. */
export interface PlanSearch {
  readonly day?: string | undefined;
}
export interface SheetSearch extends PlanSearch {
  readonly driver?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const planSearch = ({ day }: Record<string, unknown>): PlanSearch => ({ day: textOf(day) });

export const sheetSearch = ({ day, driver }: Record<string, unknown>): SheetSearch => ({
  day: textOf(day),
  driver: textOf(driver),
});
