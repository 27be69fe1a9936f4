import { expect, test } from 'vitest';
import { readSeen } from './read-item-change.ts';

test.each([
  ['{"title":"Chợ đêm","note":""}', { title: 'Chợ đêm', note: '' }],
  // No page writes these: they are typed by hand, and must not cause a server error.
  ['{"title":5,"note":null,"extra":{"code":1}}', { title: '5', note: '', extra: '' }],
  ['[]', {}],
  ['null', {}],
  ['{', {}],
])('the values that a form was rendered with are read as texts: %s', (text, seen) =>
  expect(readSeen(text)).toEqual(seen),
);
