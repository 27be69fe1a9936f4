import { expect, test } from 'vitest';
import { diffLines } from './diff-lines.ts';

const markedLines = (before: string, after: string) =>
  diffLines(before, after).map(({ text, side }) => ({ both: ' ', before: '-', after: '+' })[side] + text);

test('unchanged lines are shared, removed and added ones are at their positions', () => {
  expect(markedLines('một\nhai\nba', 'một\nhai rưỡi\nba\nbốn')).toEqual([
    ' một',
    '-hai',
    '+hai rưỡi',
    ' ba',
    '+bốn',
  ]);
  expect(markedLines('như nhau', 'như nhau')).toEqual([' như nhau']);
  expect(markedLines('', 'mới')).toEqual(['-', '+mới']);
});
