import { describe, expect, it } from 'vitest';
import { errorsOf, line, unreadOf } from './customer-lines.builder.ts';

describe('the needs in a line', () => {
  it.each([
    ['Wheelchair user', 'wheelchair'],
    ['Rollstuhlfahrer', 'wheelchair'],
    ['Rolli', 'wheelchair'],
    ['im Rollstuhl', 'wheelchair'],
    ['child seats', 'child_seat'],
    ['Babyschale', 'child_seat'],
    ['Koffer', 'luggage'],
    ['Katze', 'pet'],
    ['Help to the door', 'help'],
    ['Rollstuhl und Hund', 'wheelchair,pet'],
    ['wheelchair & dog', 'wheelchair,pet'],
  ])('the cell %s has the needs %s, and is stored in full', (cell, needs) => {
    const read = line(`Name;Phone;Needs\nCara;030 12345;${cell}`);
    expect(read.entry?.needs.join(',')).toBe(needs);
    expect(read.unread).toEqual([]);
  });

  it.each([
    ['Rollstuhl (faltbar)', 'wheelchair'],
    ['E-Rollstuhl', 'wheelchair'],
    ['2 child seats', 'child_seat'],
    ['guide dog', 'pet'],
    ['Assistance dog', 'pet'],
  ])('the cell %s has the needs %s, and is reported as not stored in full', (cell, needs) => {
    const read = line(`Name;Phone;Needs\nCara;030 12345;${cell}`);
    expect(read.entry?.needs.join(',')).toBe(needs);
    expect(unreadOf(read)).toEqual([`Needs: ${cell}`]);
  });

  it.each([
    'no wheelchair',
    'kein Rollstuhl',
    'Rollstuhl nicht nötig',
    'without a dog',
    'Rollator',
    'Begleitung',
  ])('the cell %s is a problem', (cell) => {
    expect(errorsOf(line(`Name;Phone;Needs\nCara;030 12345;${cell}`))).toEqual(['needs: need-unknown']);
  });

  it.each(['n/a', 'k. A.', 'keine Angabe', 'unknown', '-', '—', 'keine'])('%s names no needs', (cell) => {
    expect(line(`Name;Phone;Needs\nCara;030 12345;${cell}`).entry?.needs).toEqual([]);
  });

  it.each(['oui', 'VRAI', 'sí', 'VERDADERO', 'tak', 'да', 'ano', 'T', '☑', '1.0', 'evet', 'kyllä'])(
    '%s below the header of a need means that need',
    (cell) => {
      expect(line(`Name;Phone;Wheelchair\nCara;030 12345;${cell}`).entry?.needs).toEqual(['wheelchair']);
    },
  );

  it.each(['non', 'FAUX', 'FALSO', 'nie', 'нет', 'ne', 'F', '☐', '0.0', 'hayır', 'ei'])(
    '%s below the header of a need means no need',
    (cell) => {
      expect(line(`Name;Phone;Wheelchair\nCara;030 12345;${cell}`).entry?.needs).toEqual([]);
    },
  );

  it.each(['✗', 'maybe', 'vielleicht'])('%s below the header of a need is a problem', (cell) => {
    expect(errorsOf(line(`Name;Phone;Wheelchair\nCara;030 12345;${cell}`))).toEqual(['needs: need-unknown']);
  });
});
