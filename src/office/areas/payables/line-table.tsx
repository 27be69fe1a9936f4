import { Link } from 'react-router';
import type { StatementLine } from '#modules/sales/queries/payables.ts';
import { formatDay } from '../../parts/format-moment.ts';
import { causeTitles } from './cause-titles.ts';

/** What a supplier gets, line by line. */
export function LineTable({ lines }: { lines: readonly StatementLine[] }) {
  return (
    <section
      aria-label="Các dòng"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-120 overflow-auto -outline-offset-2"
    >
      <table className="w-full text-left">
        <thead className="text-sm text-ink-soft">
          <tr className="border-b border-line">
            {['Đặt chỗ', 'Dịch vụ', 'Ngày dùng', 'Vì sao'].map((title) => (
              <th key={title} scope="col" className="px-3.5 py-1.5 whitespace-nowrap">
                {title}
              </th>
            ))}
            <th scope="col" className="px-3.5 py-1.5 text-right whitespace-nowrap">
              Giá vốn, ₫
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at} className="border-b border-line last:border-0">
              <td className="px-3.5 py-1.5">
                <Link
                  to={`/dat-cho/${line.bookingCode}`}
                  className="inline-flex min-h-6 items-center text-sea hover:underline"
                >
                  {line.bookingCode}
                </Link>
              </td>
              <td className="min-w-44 px-3.5">
                {line.productTitle} <span className="text-ink-soft">{line.unitTitle}</span>
              </td>
              <td className="px-3.5 whitespace-nowrap">
                {line.fromOn === line.toOn
                  ? formatDay(line.fromOn)
                  : `${formatDay(line.fromOn)} – ${formatDay(line.toOn)}`}
              </td>
              <td className="px-3.5">
                {causeTitles[line.cause]}
                {line.reason && <span className="text-ink-soft">: {line.reason}</span>}
              </td>
              <td className="px-3.5 text-right tabular-nums">{line.costVnd.toLocaleString('vi-VN')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
