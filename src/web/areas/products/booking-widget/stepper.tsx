import { CircleAlert, Minus, Plus } from 'lucide-react';
import { type ReactNode, useRef } from 'react';

/**
 * A number between two buttons. The buttons change the field as typing would, so listeners get both; without script it is a plain
 * number field.
 */
export function Stepper({
  name,
  label,
  min,
  max,
  value,
  error,
}: {
  name: string;
  label: string;
  min: number;
  max: number;
  value: number;
  error?: string | undefined;
}) {
  const field = useRef<HTMLInputElement>(null);
  const id = `field-${name}`;
  const step = (by: 1 | -1) => {
    if (by > 0) field.current?.stepUp();
    else field.current?.stepDown();
    field.current?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <div className="flex items-center rounded-control border border-line-strong bg-rice has-aria-invalid:border-bad">
        <StepButton label={`Bớt ${label.toLowerCase()}`} by={-1} onPress={() => step(-1)}>
          <Minus aria-hidden className="size-5" />
        </StepButton>
        <input
          ref={field}
          type="number"
          inputMode="numeric"
          id={id}
          name={name}
          required
          min={min}
          max={max}
          defaultValue={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="min-h-12 w-full min-w-0 grow appearance-none rounded-control bg-transparent text-center font-semibold tabular-nums [&::-webkit-inner-spin-button]:appearance-none"
        />
        <StepButton label={`Thêm ${label.toLowerCase()}`} by={1} onPress={() => step(1)}>
          <Plus aria-hidden className="size-5" />
        </StepButton>
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1 flex items-start gap-1.5 text-sm text-bad">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

function StepButton({
  label,
  by,
  onPress,
  children,
}: {
  label: string;
  /** `data-step`: presses before the page script has loaded are counted too (`startAfterFirstPaint`). */
  by: 1 | -1;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      data-step={by}
      onClick={onPress}
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-control text-sea hover:bg-sea-soft noscript:hidden"
    >
      {children}
    </button>
  );
}
