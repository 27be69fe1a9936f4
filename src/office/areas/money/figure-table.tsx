import type { AccountFigures } from '#modules/books/queries/list-day-figures.ts';
import { accountTitles } from '#modules/books/rules/accounts.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { ScrollBox } from '../../parts/scroll-box.tsx';

const formatAmount = (amountVnd: number) => (amountVnd === 0 ? '–' : amountVnd.toLocaleString('vi-VN'));

/** A day's changes of each account. */
export function FigureTable({ figures }: { figures: readonly AccountFigures[] }) {
  if (figures.length === 0)
    return <Empty title="Sổ chưa có bút toán nào">Bút toán đầu tiên tự hiện ở đây.</Empty>;
  return (
    <Card title="Số dư theo tài khoản, ₫">
      <ScrollBox label="Số dư theo tài khoản">
        <table className="w-full text-right tabular-nums">
          <thead className="text-sm text-ink-soft">
            <tr className="border-b border-line">
              {['Tài khoản', 'Đầu ngày', 'Vào', 'Ra', 'Cuối ngày'].map((title) => (
                <th key={title} scope="col" className="px-3.5 py-1.5 whitespace-nowrap first:text-left">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ account, beforeVnd, inVnd, outVnd, afterVnd }) => (
              <tr key={account} className="border-b border-line last:border-0">
                <th scope="row" className="px-3.5 py-2 text-left font-semibold">
                  {accountTitles[account]}
                </th>
                <td className="px-3.5">{formatAmount(beforeVnd)}</td>
                <td className="px-3.5">{formatAmount(inVnd)}</td>
                <td className="px-3.5">{formatAmount(-outVnd)}</td>
                <td className="px-3.5 font-semibold">{formatAmount(afterVnd)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Card>
  );
}
