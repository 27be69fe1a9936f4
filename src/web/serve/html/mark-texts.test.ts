import { expect, test } from 'vitest';
import { readTexts } from './mark-texts.ts';

const full = { label: 'Biển', count: '3' };
const empty = { label: 'Núi', count: '' };

test('lists have one shape only where each of their entries has the same', () => {
  const lists = [
    [],
    [full],
    [empty],
    [full, full],
    [full, empty],
    [full, full, full],
    [full, full, empty],
    [full, empty, empty],
    [full, empty, full],
    [[full], [full]],
    [[full, full]],
    [1, 1],
    [11],
    ['Biển', 'Núi'],
  ];
  expect(new Set(lists.map((list) => readTexts(list)?.shape)).size).toBe(lists.length);
  const others = { label: 'Đảo', count: '12' };
  expect(readTexts([others, full])?.shape).toBe(readTexts([full, full])?.shape);
});

test('texts are read in order, those of a list too', () => {
  expect(readTexts({ title: 'Lọc', options: [full, full, empty] })?.texts).toEqual([
    'Lọc',
    'Biển',
    '3',
    'Biển',
    '3',
    'Núi',
  ]);
});

test('a list with an address that the router would write otherwise has no shape', () => {
  expect(readTexts([{ href: '/a' }, { href: '/phòng' }])).toBeNull();
});
