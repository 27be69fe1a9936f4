import { expect, test } from 'vitest';
import { readSeen } from './read-item-change.ts';

test.each([
  ['{"title":"Chợ đêm","note":""}', { title: 'Chợ đêm', note: '' }],
  // Nobody's page writes these: they are typed by hand, and are no fault of ours.
  ['{"title":5,"note":null,"extra":{"code":1}}', { title: '5', note: '', extra: '' }],
  ['[]', {}],
  ['null', {}],
  ['{', {}],
])('what a form says it was drawn with is read as texts: %s', (text, seen) =>
  expect(readSeen(text)).toEqual(seen),
);
