import type { RowColumn } from './wording-values.ts';

const control =
  'block min-h-8 w-full min-w-0 rounded-control border border-control bg-surface px-2.5 text-ink aria-invalid:border-bad dark:bg-sunken max-sm:min-h-11 max-sm:text-[16px]';

/** One cell of a row, rendered by its column's type. */
export function RowCell({
  column: { look, label: title, names },
  label,
  value,
  isWrong: wrong,
  onType,
}: {
  column: RowColumn;
  label: string;
  value: string;
  isWrong: boolean;
  onType: (value: string) => void;
}) {
  if (look === 'fixed') return <b className="w-40 max-md:w-full">{names?.[value] ?? value}</b>;
  if (look === 'tick')
    return (
      <label className="flex min-h-8 items-center gap-1.5 px-1 max-sm:min-h-11">
        <input
          type="checkbox"
          aria-label={label}
          defaultChecked={value !== 'ẩn'}
          onChange={({ currentTarget }) => onType(currentTarget.checked ? 'hiện' : 'ẩn')}
          className="size-4 accent-sea max-sm:size-5"
        />
        <span aria-hidden className="text-sm">
          {title}
        </span>
      </label>
    );
  if (look === 'choice')
    return (
      <div className="min-w-0 flex-1 basis-36">
        <select
          aria-label={label}
          defaultValue={value}
          aria-invalid={wrong || undefined}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          className={control}
        >
          <option value="">{title}…</option>
          {Object.entries({ ...(value && { [value]: value }), ...names })
            .sort(([, one], [, other]) => one.localeCompare(other, 'vi'))
            .map(([key, name]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
        </select>
      </div>
    );
  if (look === 'long')
    return (
      <div className="min-w-0 flex-3 basis-72 max-sm:basis-full">
        <textarea
          rows={1}
          aria-label={label}
          placeholder={title}
          defaultValue={value}
          aria-invalid={wrong || undefined}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
          className={`${control} field-sizing-content resize-none py-1 max-sm:py-2.5`}
        />
      </div>
    );
  return (
    <div className="min-w-0 flex-1 basis-36">
      <input
        aria-label={label}
        placeholder={title}
        defaultValue={value}
        aria-invalid={wrong || undefined}
        onInput={({ currentTarget }) => onType(currentTarget.value)}
        className={control}
      />
    </div>
  );
}
