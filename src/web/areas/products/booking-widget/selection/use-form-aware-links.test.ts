import { expect, test } from 'vitest';
import { chooseHref } from './choose-href.ts';
import { mergeFormIntoUrl, type TypedFields } from './use-form-aware-links.ts';

const path = '/du-thuyen/lan-ha.html';
const own = ['from', 'open'];
const typed = (...entries: TypedFields['entries']): TypedFields => ({
  names: ['unit', 'from', 'quantity', 'adults', 'children', 'ages', 'extra', ''],
  entries,
});
const click = (address: string, changes: Record<string, string | number | null>, fields: TypedFields) => {
  const current = new URLSearchParams(address);
  return mergeFormIntoUrl(chooseHref(path, current, changes), current, fields, own);
};

test('choosing a calendar day keeps cabins and children that are not submitted yet', () => {
  const fields = typed(
    ['unit', '7'],
    ['from', ''],
    ['quantity', '2'],
    ['adults', '3'],
    ['children', '2'],
    ['ages', '4'],
    ['ages', '9'],
  );
  expect(click('', { from: '2026-12-18', open: null }, fields)).toBe(
    `${path}?from=2026-12-18&unit=7&quantity=2&adults=3&children=2&ages=4&ages=9#dat`,
  );
});

test('cleared fields leave the address, and parameters outside of the form stay', () => {
  const address = 'unit=7&from=2026-12-18&adults=2&ages=4&extra=bus&time=08:00';
  const fields = typed(['unit', '7'], ['from', '2026-12-18'], ['adults', '2'], ['children', '0']);
  expect(click(address, { from: '2026-12-20', open: null }, fields)).toBe(
    `${path}?from=2026-12-20&time=08%3A00&unit=7&adults=2&children=0#dat`,
  );
});

test('a cabin button overrides the form, and a day link the typed day', () => {
  const fields = typed(['unit', '7'], ['from', '2026-12-30'], ['adults', '4']);
  expect(click('', { unit: 8, from: '2026-12-18' }, fields)).toBe(
    `${path}?unit=8&from=2026-12-18&adults=4#dat`,
  );
});
