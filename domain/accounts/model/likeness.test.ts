import { expect, test } from 'vitest';
import { addressVariants, likenessOf } from './likeness.ts';
import { aPendingUser, anApprovedUser } from './user.builder.ts';

const known = anApprovedUser({
  email: 'jane.doe@gmail.com',
  name: 'Jane Doe',
  application: { phone: '+49 30 1234567' },
});
const applicant = (email: string, name = 'Other', phone?: string) =>
  aPendingUser({ uid: 'new', email, name, application: phone === undefined ? {} : { phone } });

test.each([
  'janedoe+2@gmail.com',
  'j.a.n.e.doe@gmail.com',
  'jane.doe+a+b@googlemail.com',
  'janedoe@gmail.com',
])('the address %s counts as the mailbox of jane.doe@gmail.com', (email) => {
  expect(likenessOf(applicant(email), known)).toEqual(['address']);
});

test.each(['jane.doe@gmail.org', 'jane.do@gmail.com', 'doe.jane@gmail.com'])(
  'the address %s counts as another mailbox than jane.doe@gmail.com',
  (email) => {
    expect(likenessOf(applicant(email), known)).toEqual([]);
  },
);

test('names are alike apart from case and accents, numbers apart from grouping and country code; missing ones are not', () => {
  expect(likenessOf(applicant('a@b.com', 'JÁNE  Doe'.replace('  ', ' '), '030/123 45 67'), known)).toEqual([
    'phone',
    'name',
  ]);
  expect(likenessOf(applicant('a@b.com', 'Jane Roe', '030 1234568'), known)).toEqual([]);
  expect(likenessOf(applicant('a@b.com'), anApprovedUser({ email: 'c@d.com', name: null }))).toEqual([]);
});

test('one variant of an address lacks the tag, another one lacks tag and dots', () => {
  expect(addressVariants('jane.doe+2@gmail.com')).toEqual(['jane.doe@gmail.com', 'janedoe@gmail.com']);
  expect(addressVariants('jane@example.com')).toEqual([]);
});
