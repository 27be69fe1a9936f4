import { Star } from 'lucide-react';

/** Star rating of a hotel or ship; nothing when it has none. */
export function Stars({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="inline-flex items-center gap-0.5">
      {Array.from({ length: count }, (_, index) => (
        <Star key={index} aria-hidden className="size-4 fill-sun text-sun" />
      ))}
      <span className="sr-only">{count} sao</span>
    </span>
  );
}
