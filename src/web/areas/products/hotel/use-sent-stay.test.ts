import { expect, it } from 'vitest';
import { isSame } from './use-sent-stay.ts';

const stay = {
  checkIn: '2026-12-08',
  checkOut: '2026-12-10',
  adults: 2,
  children: 2,
  childAges: [4, 9],
  rooms: 1,
};
const fields = (changes: Record<string, string | string[]>) => {
  const form = new FormData();
  const said = {
    from: '2026-12-08',
    to: '2026-12-10',
    adults: '2',
    children: '2',
    quantity: '1',
    ages: ['4', '9'],
  };
  for (const [name, value] of Object.entries({ ...said, ...changes }))
    for (const one of [value].flat()) form.append(name, one);
  return form;
};

it('knows the stay that was priced', () => {
  expect(isSame(fields({}), stay)).toBe(true);
  expect(isSame(fields({ children: '0', ages: [] }), { ...stay, children: 0, childAges: [] })).toBe(true);
});

it.each<Record<string, string | string[]>>([
  { from: '2026-12-07' },
  { to: '2026-12-11' },
  { adults: '3' },
  { quantity: '2' },
  { ages: ['4', '10'] },
])('tells it from %o', (change) => {
  expect(isSame(fields(change), stay)).toBe(false);
});
