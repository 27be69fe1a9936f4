import type { SheetImport } from '#modules/sheets/queries/imports.ts';
import { Card } from '../../parts/card.tsx';
import { stateWords } from './sheet-labels.ts';

/** Progress of the current step, which runs in the background regardless of who looks. */
export function ProgressCard({ state, counts }: Pick<SheetImport, 'state' | 'counts'>) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const open =
    state === 'checking'
      ? (counts.unread ?? 0)
      : state === 'running'
        ? (counts.new ?? 0) + (counts.changed ?? 0)
        : (counts.added ?? 0) + (counts.saved ?? 0);
  const left = state === 'checking' ? 0 : (counts.faulty ?? 0) + (counts.unchanged ?? 0);
  const total = Math.max(1, all - left);
  return (
    <Card title={stateWords[state].title}>
      <div className="flex flex-col gap-2 px-3.5 py-3">
        <progress
          aria-label={stateWords[state].title}
          value={total - open}
          max={total}
          className="h-2.5 w-full accent-sea"
        />
        <p role="status">
          {(total - open).toLocaleString('vi-VN')} / {total.toLocaleString('vi-VN')} dòng. Việc này chạy tiếp
          dù bạn rời trang.
        </p>
      </div>
    </Card>
  );
}
