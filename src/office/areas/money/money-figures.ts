import type { MoneySummary } from '#modules/booking/payment/money-messages.ts';
import { findLastComparison } from '#modules/books/queries/list-comparisons.ts';
import { listDayCloses } from '#modules/books/queries/list-day-closes.ts';
import { sumPaidBack } from '#modules/books/queries/list-ledger.ts';
import type { Executor } from '#platform/db/connect.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';

/** A figure of the strip at the top of the money page, and its link. */
export interface MoneyFigure {
  title: string;
  value: string;
  note: string;
  look: '' | 'good' | 'warn' | 'bad';
  to: string;
}

/** The day's figures. @param today ISO day in Vietnam */
export async function moneyFigures(db: Executor, sums: MoneySummary, today: string): Promise<MoneyFigure[]> {
  const [back, comparison, [close]] = await Promise.all([
    sumPaidBack(db, today),
    findLastComparison(db, 'internal'),
    listDayCloses(db, 1),
  ]);
  return [
    figure('Về hôm nay', formatVnd(sums.todayVnd), `${sums.today} tin`, '/so-tien?xem=hom-nay'),
    figure('Tự khớp', String(sums.matched), share(sums.matched, sums.today), '/so-tien?xem=hom-nay'),
    {
      ...figure('Chưa khớp', formatVnd(sums.unmatchedVnd), waiting(sums), '/so-tien'),
      look: sums.unmatched > 0 ? 'warn' : '',
    },
    figure(
      'Trả lại hôm nay',
      formatVnd(back.amountVnd),
      `${back.count} lần trả`,
      `/so-tien/so-cai?tai-khoan=refund_payable&tu=${today}&den=${today}`,
    ),
    comparison
      ? {
          ...figure(
            `Đối soát ${formatDay(comparison.day)}`,
            comparison.differences === 0 ? 'khớp' : `${comparison.differences} chỗ lệch`,
            `${comparison.matched} dòng khớp`,
            '/so-tien/doi-soat',
          ),
          look: comparison.differences === 0 ? 'good' : 'bad',
        }
      : figure('Đối soát', 'chưa có', 'chạy mỗi đêm', '/so-tien/doi-soat'),
    close
      ? figure('Khóa sổ gần nhất', formatDay(close.day), `${close.closedName} khóa`, '/so-tien/khoa-so')
      : figure('Khóa sổ gần nhất', 'chưa có', 'khóa được khi hết ngày', '/so-tien/khoa-so'),
  ];
}

const figure = (title: string, value: string, note: string, to: string): MoneyFigure => ({
  ...{ title, value, note, to },
  look: '',
});

const share = (part: number, of: number) =>
  of === 0 ? 'chưa có tin nào' : `${Math.round((part / of) * 100)} % số tin`;

const waiting = ({ unmatched, unmatchedSince }: MoneySummary) =>
  unmatchedSince
    ? `${unmatched} tin, từ ${formatMoment(unmatchedSince.toISOString())}`
    : 'mọi tin đã rõ của ai';
