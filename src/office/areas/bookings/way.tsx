import type { ReactNode } from 'react';

/** One of several options to do something, with its effect. */
export function Way({
  name,
  value,
  title,
  isChosen = false,
  aside,
  children,
}: {
  name: string;
  value: string;
  title: string;
  isChosen?: boolean;
  aside?: string;
  children: ReactNode;
}) {
  return (
    <label className="flex gap-2.5 rounded-control border border-line-strong px-3 py-2 has-checked:border-sea has-checked:bg-sea-soft">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="mt-1 size-4 flex-none accent-sea"
      />
      <span className="min-w-0 flex-1">
        <span className="flex gap-2">
          <b className="min-w-0 flex-1">{title}</b>
          {aside && <span className="flex-none font-semibold tabular-nums">{aside}</span>}
        </span>
        <span className="block text-sm text-ink-soft">{children}</span>
      </span>
    </label>
  );
}
