import { expect, test } from 'vitest';
import { firm } from '../firm/firm-copy.ts';
import { texts as germanFirm } from '../firm/firm-copy.de.ts';
import { texts as germanCar } from '../shared/car/car-copy.de.ts';
import { cars } from '../shared/car/car-copy.ts';
import { texts as german } from './dispatch-copy.de.ts';
import { dispatch } from './dispatch-copy.ts';

const shown = (copy: typeof dispatch) =>
  Object.entries(copy.steps.of).map(([step, nameOf]) => [
    nameOf('Ada'),
    new Map(Object.entries(copy.steps.buttons)).get(step),
  ]);

/** Voice control needs the visible text in the name (WCAG 2.5.3). */
test.each([
  ...shown(dispatch),
  ...shown(german),
  [firm.shifts.endOf('Ada'), firm.shifts.end],
  [germanFirm.shifts.endOf('Ada'), germanFirm.shifts.end],
  [firm.shifts.car.changeOf('Ada'), cars.change],
  [germanFirm.shifts.car.changeOf('Ada'), germanCar.change],
])('the name of the button “%s” contains its visible text “%s”', (name, text) => {
  expect(name?.toLowerCase()).toContain(text?.toLowerCase());
});
