import { fireEvent, screen } from '@testing-library/react';

const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });

/** Chooses a day, such as `2027-03-10`, in the picker of a pick-up. */
export const chooseDay = (day: string) => choose('Day', day);

/** Chooses a time, such as `10:30`, in the picker of a pick-up. */
export function chooseTime(time: string): void {
  const [hour = '', minute = ''] = time.split(':');
  choose('Time: hour', hour);
  choose('Time: minute', minute);
}
