import type { FieldOption } from '#modules/catalog/editing/content-field.ts';
import { classNames } from '#ui/class-names.ts';
import { type FieldProps, neededMark } from '../../parts/field.tsx';
import { FieldWords } from './field-words.tsx';

/** Several of many options, as checkboxes under their headings. */
export function ChoicesField({
  name,
  label,
  hint,
  error,
  isNeeded,
  value,
  options,
  className,
}: FieldProps & { value: string; options: readonly FieldOption[] }) {
  const chosen = value.split(', ');
  const groups = [...Map.groupBy(options, ({ group = '' }) => group)];
  return (
    <fieldset className={className}>
      <legend className={classNames('mb-1 text-sm font-semibold text-ink-soft', isNeeded && neededMark)}>
        {label}
      </legend>
      {groups.map(([group, some]) => (
        <div key={group} className="mb-1.5">
          {groups.length > 1 && <p className="text-sm text-ink-faint">{group || 'Khác'}</p>}
          <div className="flex flex-wrap gap-x-4">
            {some.map((option) => (
              <label key={option.value} className="flex min-h-8 items-center gap-2 max-sm:min-h-11">
                <input
                  type="checkbox"
                  name={name}
                  value={option.value}
                  defaultChecked={chosen.includes(option.value)}
                  className="size-4 flex-none accent-sea max-sm:size-5"
                />
                {option.title}
              </label>
            ))}
          </div>
        </div>
      ))}
      {options.length === 0 && <p className="text-ink-faint">Chưa có mục nào để chọn.</p>}
      <FieldWords hint={hint} error={error} />
    </fieldset>
  );
}
