import { expect, test } from 'vitest';
import { type PointLine, replayPoints, usablePoints } from './replay-points.ts';

const [june, july, august] = ['2027-06-30', '2027-07-31', '2027-08-31'] as const;
const came = (points: number, expiresOn: string): PointLine => ({
  ...{ kind: 'earn', bookingId: 'trip', points, expiresOn },
});
const line = (kind: string, points: number, expiresOn: string | null = null): PointLine => ({
  ...{ kind, bookingId: 'booking', points, expiresOn },
});

test('lots that expire first are used first; returned points keep their lots, the longest lasting first', () => {
  const used = [came(6, july), came(4, june), came(5, august), line('burn', -12)];
  expect(replayPoints(used).lots).toEqual([{ points: 3, expiresOn: august }]);
  const back = [...used, line('return', 2, '2027-01-31')];
  expect(replayPoints(back).lots).toEqual([{ points: 5, expiresOn: august }]);
  const more = [...back, line('return', 7, '2027-01-31')];
  expect(replayPoints(more).lots).toEqual([
    { points: 1, expiresOn: june },
    { points: 6, expiresOn: july },
    { points: 5, expiresOn: august },
  ]);
  expect(replayPoints([...back, line('return', 10, '2027-07-15')]).lots).toEqual([
    { points: 4, expiresOn: '2027-07-15' },
    { points: 6, expiresOn: july },
    { points: 5, expiresOn: august },
  ]);
});

test('missing points become a debt, which the next points pay', () => {
  const owed = [came(5, june), line('take_back', -8)];
  expect(replayPoints(owed)).toEqual({ lots: [], debt: 3 });
  const paid = replayPoints([...owed, came(2, july), came(4, august)]);
  expect(paid).toEqual({ lots: [{ points: 3, expiresOn: august }], debt: 0 });
  expect([usablePoints(paid, august), usablePoints(paid, '2027-09-01')]).toEqual([3, 0]);
  const again = [...owed, line('burn', -4), line('return', 4, july)];
  expect(replayPoints(again), 'used without having it').toEqual({ lots: [], debt: 3 });
});
