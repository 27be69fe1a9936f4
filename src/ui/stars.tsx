import { Star } from 'lucide-react';

/** The class of a house or ship in stars; nothing where it carries none. */
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
