/** The day of a plan, and the driver of a day sheet, as texts of the address: the page parses them. */
export interface PlanSearch {
  readonly day?: string | undefined;
  readonly driver?: string | undefined;
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

export const planSearch = ({ day, driver }: Record<string, unknown>): PlanSearch => ({
  day: textOf(day),
  driver: textOf(driver),
});
