import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pictureWords } from './picture-words.ts';

const pictures: { scene: string; composition: string }[] = JSON.parse(
  readFileSync('demo/pictures/manifest.json', 'utf8'),
);

test('U-41: every picture of the demo has a category and a short caption of its own composition', () => {
  const named = new Map(
    pictures.map(({ scene, composition }) => [`${scene} ${composition}`, pictureWords(scene, composition)]),
  );
  expect([...named].filter(([, { category, caption }]) => !category || !caption)).toEqual([]);
  expect([...named].filter(([, { caption }]) => caption.length > 36)).toEqual([]);
  const landscapes = [...named].filter(([name]) => !/^(stay|ship|vehicle) /.test(name));
  const captions = Map.groupBy(landscapes, ([, { caption }]) => caption);
  expect([...captions].filter(([, same]) => same.length > 1).map(([caption]) => caption)).toEqual([]);
});

test('a category before the colon replaces that of the scene', () => {
  expect(pictureWords('theatre', 'puppets')).toEqual({ category: 'Sân khấu', caption: 'Múa rối nước' });
  expect(pictureWords('theatre', 'gate')).toEqual({ category: 'Di tích', caption: 'Cổng thành bên hồ sen' });
  expect(pictureWords('unknown', 'gate')).toEqual({ category: '', caption: '' });
});
