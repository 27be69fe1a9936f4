import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settings } from '#tests/factories/demo-settings.ts';

test('the hills name no colour that pages do not have: what is undefined is drawn black', () => {
  const named =
    readFileSync('src/web/shell/footer/hills.svg', 'utf8').match(/(?<=var\(--color-)[\w-]+/g) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !(name in settings.colours))).toEqual([]);
});
