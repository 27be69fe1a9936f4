import type { PlanPageData } from './load-plan-page.ts';

/** Who changed what, the newest first. */
export function PlanChanges({ page: { changes } }: { page: PlanPageData }) {
  if (changes.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-rice p-5">
      <summary className="folded-head min-h-11 list-none font-semibold">Ai đã sửa gì</summary>
      <ul className="mt-2 space-y-2 text-sm">
        {changes.map(({ at, by, what, about }, index) => (
          <li key={index}>
            <strong>{by}</strong> {what}
            {about && ` “${about}”`}
            <span className="block text-ink-soft">{at}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
