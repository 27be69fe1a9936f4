import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test('JSON of a form is parsed', () => {
  expect(readJson('{"a":[1,"Đà Nẵng 🏖️"],"b":null}')).toEqual({ a: [1, 'Đà Nẵng 🏖️'], b: null });
});

test.each(['', '{', '["\\u0000"]', '{"a\\u0000":1}', '{"a":{"b":"\\ud800"}}', '{"__proto__":"\\u0000"}'])(
  'S-11: %s is refused: it is malformed, or hides what cannot be stored',
  (text) => {
    expect(readJson(text)).toBeUndefined();
  },
);
