import { Tag } from 'lucide-react';

/** The first label, the number of others, which fit beside a name. */
export function BookingLabels({ labels }: { labels: readonly string[] }) {
  const [first, ...others] = labels;
  if (first === undefined) return null;
  return (
    <span
      title={labels.join(', ')}
      className="inline-flex max-w-32 max-sm:max-w-20 min-w-10 shrink-[2] items-center gap-1 rounded-badge bg-mute-soft px-1.5 align-bottom text-sm text-ink-soft"
    >
      <Tag size={12} aria-hidden className="flex-none" />
      <span className="sr-only">nhãn </span>
      <span className="truncate">{first}</span>
      {others.length > 0 && `+${others.length}`}
    </span>
  );
}
