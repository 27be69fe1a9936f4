import { classNames } from '#ui/class-names.ts';
import { describedBy, FieldMessages } from '#ui/field-frame.tsx';
import { type DayPart, dayPartsOf, partName } from './day-parts.ts';

const labels: Record<DayPart, string> = { day: 'Ngày', month: 'Tháng', year: 'Năm' };

/**
 * A date of birth, which everybody knows by heart: typed into three fields. A calendar is for days nearby, and the browser's own date
 * field has its language, not that of the page.
 */
export function BirthDateField({
  name,
  iso,
  error,
  id = `field-${name}`,
  isRequired = true,
}: {
  name: string;
  iso: string;
  error: string | undefined;
  /** Makes the field's id unique where a page has several forms. */
  id?: string;
  isRequired?: boolean;
}) {
  const typed = dayPartsOf(iso);
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">Ngày sinh</legend>
      <div className="flex gap-3">
        {(['day', 'month', 'year'] as const).map((part) => (
          <label
            key={part}
            className={classNames('text-sm text-ink-soft', part === 'year' ? 'w-24' : 'w-18')}
          >
            {labels[part]}
            <input
              name={partName(name, part)}
              required={isRequired}
              inputMode="numeric"
              autoComplete="off"
              maxLength={part === 'year' ? 4 : 2}
              defaultValue={typed[part]}
              className="block min-h-12 w-full rounded-control border border-line-strong bg-rice px-3 text-base text-ink aria-invalid:border-bad"
              {...describedBy(id, error, undefined)}
            />
          </label>
        ))}
      </div>
      <FieldMessages id={id} error={error} hint={undefined} />
    </fieldset>
  );
}
