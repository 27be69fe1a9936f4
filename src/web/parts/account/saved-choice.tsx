import type { ReactNode } from 'react';

export interface SavedItem {
  id: string;
  label: string;
}

/**
 * Radio rows of an account's saved items, chosen in one tap instead of typing: while one is chosen, the fields below are hidden.
 * Works without script. Only the fields where nothing is saved.
 */
export function SavedChoice({
  name,
  legend,
  items,
  chosen = '',
  typing,
  children,
}: {
  /** Name of the field with the chosen id, which is empty for typing. */
  name: string;
  legend: string;
  items: readonly SavedItem[];
  /** The id chosen initially; typing for an empty or unknown one. */
  chosen?: string;
  /** Label of the choice to type. */
  typing: string;
  children: ReactNode;
}) {
  if (items.length === 0) return children;
  const shown = items.some(({ id }) => id === chosen) ? chosen : '';
  const chip =
    'relative inline-flex min-h-11 max-w-full cursor-pointer items-center rounded-card border border-line-strong bg-rice px-4 has-checked:border-sea has-checked:bg-sea-soft has-checked:font-semibold has-checked:text-sea-dark has-focus-visible:outline-3 has-focus-visible:outline-sea';
  const option = ({ id, label }: SavedItem) => (
    <label key={id} className={chip}>
      <input
        type="radio"
        name={name}
        value={id}
        defaultChecked={id === shown}
        data-saved={id === '' ? undefined : ''}
        className="absolute inset-0 cursor-pointer appearance-none rounded-card outline-none"
      />
      <span className="min-w-0 py-2 leading-snug break-words">{label}</span>
    </label>
  );
  return (
    <div className="group/saved">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">{legend}</legend>
        <div className="flex flex-wrap gap-2">{[...items, { id: '', label: typing }].map(option)}</div>
      </fieldset>
      <div className="mt-4 group-has-[[data-saved]:checked]/saved:hidden">{children}</div>
    </div>
  );
}
