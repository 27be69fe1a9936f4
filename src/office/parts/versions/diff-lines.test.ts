import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

const said = (before: string, after: string) =>
  diffLines(before, after).map(({ text, side }) => ({ both: ' ', before: '-', after: '+' })[side] + text);

test('lines that stayed are shared, those that went and came stand where they stood', () => {
  expect(said('một\nhai\nba', 'một\nhai rưỡi\nba\nbốn')).toEqual([
    ' một',
    '-hai',
    '+hai rưỡi',
    ' ba',
    '+bốn',
  ]);
  expect(said('như nhau', 'như nhau')).toEqual([' như nhau']);
  expect(said('', 'mới')).toEqual(['-', '+mới']);
});
