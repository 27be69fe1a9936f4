import type { QueueFigures } from '#platform/queue/queue-figures.ts';
import { Card } from '../../parts/card.tsx';

const stateWords = { created: 'chờ', retry: 'thử lại', active: 'đang làm', failed: 'chịu thua' };

/** Pending jobs by queue. */
export function QueueTable({ figures }: { figures: readonly QueueFigures[] }) {
  return (
    <Card title="Việc đang chờ">
      {figures.length === 0 ? (
        <p className="p-3.5 text-ink-soft">Không có việc nào chờ: mọi thứ đã làm xong.</p>
      ) : (
        <table aria-label="Việc đang chờ" className="w-full">
          <thead className="text-left text-sm text-ink-soft">
            <tr className="border-b border-line">
              {['Việc', 'Trạng thái', 'Số lượng', 'Lâu nhất'].map((title) => (
                <th key={title} scope="col" className="px-3.5 py-1.5">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {figures.map(({ queue, state, count, oldestSeconds }) => (
              <tr key={`${queue} ${state}`} className="border-b border-line last:border-0">
                <th scope="row" className="px-3.5 py-1.5 text-left font-normal [overflow-wrap:anywhere]">
                  {queue}
                </th>
                <td className="px-3.5">{stateWords[state]}</td>
                <td className="px-3.5 tabular-nums">{count}</td>
                <td className="px-3.5 tabular-nums">{spanOf(oldestSeconds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function spanOf(seconds: number): string {
  if (seconds < 120) return `${Math.max(0, Math.round(seconds))} giây`;
  return seconds < 7200 ? `${Math.round(seconds / 60)} phút` : `${Math.round(seconds / 3600)} giờ`;
}
