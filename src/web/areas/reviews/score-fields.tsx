import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';

const choice =
  'relative flex min-h-11 cursor-pointer items-center justify-center rounded-control border border-line-strong bg-rice px-2 py-1 text-center text-sm font-semibold has-checked:border-sea has-checked:bg-sea has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea hover:border-sea';

/** A single choice as a row of buttons, each a radio button that the keyboard reaches. */
export function ChoiceField({
  name,
  legend,
  options,
  value,
  error,
  className,
  hint,
}: {
  name: string;
  legend: ReactNode;
  options: { value: string; label: ReactNode; spoken?: string }[];
  value: string;
  error?: string | undefined;
  /** Grid classes for the options. */
  className: string;
  hint?: string;
}) {
  const errorId = `${name}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      {hint && <p className="mb-2 text-sm text-ink-soft">{hint}</p>}
      <div className={classNames('grid gap-2', className)}>
        {options.map((option) => (
          <label key={option.value} className={choice}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={value === option.value}
              aria-label={option.spoken}
              className="absolute inset-0 cursor-pointer appearance-none opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

const levels = [
  { value: '2', label: 'Kém' },
  { value: '4', label: 'Tạm' },
  { value: '6', label: 'Ổn' },
  { value: '8', label: 'Tốt' },
  { value: '10', label: 'Tuyệt' },
];

/** The overall score from one to ten, and a five-step scale for each of the kind's criteria. */
export function ScoreFields({
  criteria,
  overall,
  scores,
  error,
}: {
  criteria: { key: string; label: string }[];
  overall: string;
  scores: Record<string, string>;
  error?: string | undefined;
}) {
  return (
    <>
      <ChoiceField
        name="overall"
        legend="Điểm chung"
        hint="1 là rất tệ, 10 là không còn gì để chê."
        options={Array.from({ length: 10 }, (_, index) => ({
          value: String(index + 1),
          label: index + 1,
          spoken: `${index + 1} điểm`,
        }))}
        value={overall}
        error={error}
        className="grid-cols-5 md:grid-cols-10"
      />
      <p className="text-ink-soft">Bạn chấm từng mục nếu muốn; mục không dùng thì bỏ qua.</p>
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        {criteria.map(({ key, label }) => (
          <ChoiceField
            key={key}
            name={`score-${key}`}
            legend={label}
            options={levels}
            value={scores[key] ?? ''}
            className="grid-cols-5 [&>label]:px-1"
          />
        ))}
      </div>
    </>
  );
}
