import { describe, expect, test } from 'vitest';
import { mergeEdit } from './merge-edit.ts';

const fields = [
  { name: 'pickup', label: 'Điểm đón' },
  { name: 'time', label: 'Giờ đón' },
  { name: 'bank', label: 'Ngân hàng', group: 'bank' },
  { name: 'account', label: 'Số tài khoản', group: 'bank' },
];
const base = { pickup: 'Mỹ Đình', time: '06:00', bank: 'BIDV', account: '1234' };
const merge = (theirs: object, mine: object) => {
  const { changes, merged } = mergeEdit(fields, {
    base,
    theirs: { ...base, ...theirs },
    mine: { ...base, ...mine },
  });
  return { merged, said: Object.fromEntries(changes.map(({ name, outcome }) => [name, outcome])) };
};

describe('two edits of one thing', () => {
  test('are merged where they change different fields', () => {
    expect(merge({ time: '06:15' }, { pickup: 'Trần Duy Hưng' })).toEqual({
      merged: { ...base, time: '06:15', pickup: 'Trần Duy Hưng' },
      said: { time: 'theirs', pickup: 'mine' },
    });
  });

  test('conflict where both change the same, but not where they agree', () => {
    expect(merge({ pickup: 'A', time: '07:00' }, { pickup: 'B', time: '07:00' })).toEqual({
      merged: { ...base, pickup: 'B', time: '07:00' },
      said: { pickup: 'clash', time: 'theirs' },
    });
  });

  test("never combine one's bank with another's account", () => {
    expect(merge({ bank: 'VCB' }, { account: '9' })).toEqual({
      merged: { ...base, account: '9' },
      said: { bank: 'clash', account: 'clash' },
    });
    expect(merge({ bank: 'VCB', account: '9' }, { time: '07:00' }).said).toEqual({
      bank: 'theirs',
      account: 'theirs',
      time: 'mine',
    });
  });

  test('conflict wherever they differ when the base is unknown', () => {
    const { changes } = mergeEdit(fields, { base: {}, theirs: { pickup: 'A' }, mine: { pickup: 'B' } });
    expect(changes.find(({ name }) => name === 'pickup')?.outcome).toBe('clash');
  });
});
