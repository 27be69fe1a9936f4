import { describe, expect, test } from 'vitest';
import { plannedPictures } from './plan.ts';
import { SCENES } from './scenes/index.ts';

describe('plan', () => {
  const pictures = plannedPictures();

  test('names every picture once, in web-safe letters', () => {
    const ids = pictures.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('has a text for each composition in each light, without exclamation marks', () => {
    for (const scene of SCENES) {
      for (const composition of scene.compositions) {
        for (const light of scene.lights) {
          expect(scene.alt(composition, light)).toMatch(/^[^!]{15,160}$/);
          expect(scene.alt(composition, light)).not.toContain('undefined');
          expect(scene.alt(composition, light, 'Nẻo nhỏ')).toContain('Nẻo nhỏ');
        }
      }
    }
  });
});
