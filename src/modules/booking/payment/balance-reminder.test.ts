import { expect, test } from 'vitest';
import { addDays } from '#platform/time/days.ts';
import { balanceReminder, isBalanceOverdue } from './balance-reminder.ts';

const dueOn = '2026-12-20';
const reminder = (daysLeft: number, reminded: number[] = [], confirmedOn = '2026-11-21') =>
  balanceReminder({ dueOn, today: addDays(dueOn, -daysLeft), confirmedOn, reminded });

test('three reminders, each once, on its day or after a pause', () => {
  expect([8, 7, 5, 3, 2, 1, 0].map((days) => reminder(days))).toEqual([null, 7, 7, 3, 3, 1, 1]);
  expect([7, 5, 3].map((days) => reminder(days, [7]))).toEqual([null, null, 3]);
  expect(reminder(1, [7, 3])).toBe(1);
  expect(reminder(0, [7, 3, 1])).toBeNull();
  expect(reminder(-1)).toBeNull();
});

test('a guest who booked after a reminder was due does not get that reminder', () => {
  expect(reminder(5, [], addDays(dueOn, -5))).toBeNull();
  expect(reminder(3, [], addDays(dueOn, -5))).toBe(3);
  expect(reminder(7, [], addDays(dueOn, -7))).toBeNull();
});

test('overdue one full day after the last day', () => {
  expect(['2026-12-20', '2026-12-21', '2026-12-22'].map((today) => isBalanceOverdue(dueOn, today))).toEqual([
    false,
    false,
    true,
  ]);
});
