import type { PointsOfMonth } from '#modules/points/queries.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { ScrollBox } from '../../parts/scroll-box.tsx';

export const pointKinds: readonly [kind: string, title: string][] = [
  ['earn', 'Tích'],
  ['return', 'Trả lại'],
  ['burn', 'Dùng'],
  ['take_back', 'Trừ lại'],
  ['expire', 'Hết hạn'],
  ['correct', 'Điều chỉnh'],
  ['invite', 'Mời bạn'],
  ['invite_back', 'Mời bạn, trừ lại'],
  ['welcome', 'Quà bạn mới'],
  ['welcome_back', 'Quà, trừ lại'],
];

/** The columns; what referrals give and take back shares one. */
const columns = pointKinds
  .filter(([kind]) => !['invite_back', 'welcome', 'welcome_back'].includes(kind))
  .map(([kind, title]) => ({
    title,
    kinds: kind === 'invite' ? ['invite', 'invite_back', 'welcome', 'welcome_back'] : [kind],
  }));

/** Each month's changes of all guests' points, and the balance at its end. */
export function PointsTable({ months, debt }: { months: readonly PointsOfMonth[]; debt: number }) {
  if (months.length === 0)
    return (
      <Card title="Theo tháng">
        <Empty title="Chưa có điểm nào">Điểm đầu tiên có khi một chuyến đi trong tài khoản kết thúc.</Empty>
      </Card>
    );
  return (
    <Card title="Theo tháng, điểm">
      <ScrollBox label="Điểm theo tháng">
        <table className="w-full text-right tabular-nums">
          <thead className="text-sm text-ink-soft">
            <tr className="border-b border-line">
              {['Tháng', ...columns.map(({ title }) => title), 'Cuối tháng'].map((title) => (
                <th key={title} scope="col" className="px-3 py-1.5 whitespace-nowrap first:text-left">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, byKind, after }) => (
              <tr key={month} className="border-b border-line last:border-0">
                <th scope="row" className="px-3 py-2 text-left font-semibold">
                  {month.slice(5)}/{month.slice(0, 4)}
                </th>
                {columns.map(({ title, kinds }) => (
                  <td key={title} className="px-3">
                    {sumOf(byKind, kinds)}
                  </td>
                ))}
                <td className="px-3 font-semibold">{formatNumber(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {debt > 0 && (
        <p className="border-t border-line px-3.5 py-2 text-ink-soft">
          Trong đó có {formatNumber(debt)} điểm âm: điểm đã dùng của chuyến đi được hoàn tiền, bù bằng điểm
          sắp tới.
        </p>
      )}
    </Card>
  );
}

function sumOf(byKind: PointsOfMonth['byKind'], kinds: readonly string[]): string {
  const sum = kinds.reduce((all, kind) => all + (byKind[kind] ?? 0), 0);
  return sum === 0 ? '–' : formatNumber(sum);
}
