import { Circle, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Card } from '../../parts/card.tsx';
import type { SetupStep } from './load-setup.ts';

/** Remaining steps until a new company's first guest can book, each with a link. */
export function SetupCard({ steps }: { steps: readonly SetupStep[] }) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Card
      title="Mở cửa hàng"
      aside={<span className="text-sm text-ink-faint">{`xong ${done} trên ${steps.length} việc`}</span>}
    >
      <ol className="grid grid-cols-3 max-lg:grid-cols-2 max-sm:grid-cols-1">
        {steps.map(({ title, about, to, isDone }) => (
          <li key={title} className="relative flex gap-2.5 px-3.5 py-2">
            {isDone ? (
              <CircleCheck size={18} aria-label="Đã xong" className="mt-0.5 flex-none text-good" />
            ) : (
              <Circle size={18} aria-label="Chưa làm" className="mt-0.5 flex-none text-ink-faint" />
            )}
            <div className="min-w-0">
              <Link
                to={to}
                className="font-semibold text-sea after:absolute after:inset-0 hover:underline max-sm:inline-block max-sm:min-h-11"
              >
                {title}
              </Link>
              <p className="text-sm text-ink-soft">{about}</p>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
