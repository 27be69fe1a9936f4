import type { MoneyOfDay } from './sum-money-of-day.ts';

/** What does not agree in a day's money, one line for each, in words for the accountant. */
export function dayDifferences(days: readonly MoneyOfDay[], format: (amountVnd: number) => string): string[] {
  return days.flatMap(({ provider, inboxVnd, ledgerVnd, attemptsVnd, unmatchedVnd }) => {
    const found: string[] = [];
    if (inboxVnd !== ledgerVnd) {
      found.push(`${provider}: nhận được tin báo ${format(inboxVnd)}, sổ cái ghi ${format(ledgerVnd)}`);
    }
    const assignedVnd = inboxVnd - unmatchedVnd;
    if (attemptsVnd !== null && attemptsVnd !== assignedVnd) {
      found.push(
        `${provider}: đã ghép ${format(assignedVnd)}, các lần thanh toán ghi ${format(attemptsVnd)}`,
      );
    }
    if (unmatchedVnd > 0) found.push(`${provider}: ${format(unmatchedVnd)} chưa biết của đặt chỗ nào`);
    return found;
  });
}
