import { expect, test } from 'vitest';
import { mostWordsInTitle } from './most-words-in-title.ts';

const hits = (text: string, title: string, names: string[] = []) =>
  mostWordsInTitle([{ title: 'Khác' }, { title }], text, names);

test('the first word counts more, names of places only where nothing else is said', () => {
  const dive = hits('lặn biển nha trang', 'Lặn ống thở Hòn Mun', ['nha trang']);
  expect(dive).toBeGreaterThan(hits('lặn biển nha trang', 'Combo Nha Trang: đường biển', ['nha trang']));
  expect(hits('cù lao chàm', 'Cù Lao Chàm một ngày', ['cu lao cham'])).toBeGreaterThan(3);
  // How long a trip is says nothing about the evening.
  expect(hits('hội an đêm', 'Combo Hội An: hai đêm bên sông', ['hoi an'])).toBe(0);
  expect(hits('ở đâu', 'Ở đâu', [])).toBe(0);
});
