import { Link } from 'react-router';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { Segments } from '../../parts/segments.tsx';
import { TaskRow } from '../../parts/tasks/task-row.tsx';
import type { Today } from './load-today.ts';

/** Open tasks, the most urgent first. */
export function UrgentCard({ board: { tasks, counts, whose, now } }: { board: Today }) {
  const total = (key: 'open' | 'mine' | 'unowned') => counts.reduce((sum, row) => sum + row[key], 0);
  const open = total('open');
  return (
    <Card
      title="Cần làm ngay"
      aside={<span className="text-sm text-ink-faint max-sm:hidden">xếp theo giờ hẹn</span>}
    >
      <div className="border-b border-line px-2.5 py-1.5">
        <Segments
          label="Việc của ai"
          items={[
            { to: '/', title: 'Tất cả', count: open, isChosen: whose === 'ca-nhom' },
            { to: '/?viec=cua-toi', title: 'Của tôi', count: total('mine'), isChosen: whose === 'cua-toi' },
            {
              to: '/?viec=chua-ai',
              title: 'Chưa ai nhận',
              count: total('unowned'),
              isChosen: whose === 'chua-ai',
            },
          ]}
        />
      </div>
      {tasks.length === 0 ? (
        <Empty title={whose === 'ca-nhom' ? 'Không có việc nào chờ' : 'Không có việc nào ở đây'}>
          Việc mới tự hiện khi khách gửi yêu cầu, tiền về hay nhà cung cấp chưa trả lời.
        </Empty>
      ) : (
        <ul aria-label="Việc cần làm">
          {tasks.map((task) => (
            <TaskRow key={task.id} task={task} now={now} />
          ))}
        </ul>
      )}
      {open > 0 && (
        <footer className="border-t border-line px-3.5 py-2">
          <Link to="/viec" className="text-sm font-semibold text-sea hover:underline">
            Xem cả {open} việc
          </Link>
        </footer>
      )}
    </Card>
  );
}
