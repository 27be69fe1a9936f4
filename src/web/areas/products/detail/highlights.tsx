import { Sparkles } from 'lucide-react';

/** What makes the product worth the way, in a few lines. */
export function Highlights({ lines }: { lines: string[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 rounded-card bg-sun-soft p-5 md:grid-cols-2">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Sparkles aria-hidden className="mt-0.5 size-5 shrink-0 text-warn" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
