import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';

/** A bounded number, with buttons for one less and one more. */
export function Stepper({
  label,
  hint,
  value,
  min,
  max,
  onChange,
}: {
  label: string;
  hint: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons and a number, not fields of a form
    <div role="group" aria-label={label} className="flex items-center justify-between gap-4 py-3">
      <div>
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-ink-soft">{hint}</p>
      </div>
      <div className="flex items-center gap-1">
        <Step label={`Bớt ${label.toLowerCase()}`} isOff={value <= min} onPress={() => onChange(value - 1)}>
          <Minus aria-hidden className="size-5" />
        </Step>
        <output className="w-9 text-center text-lg font-semibold tabular-nums">{value}</output>
        <Step label={`Thêm ${label.toLowerCase()}`} isOff={value >= max} onPress={() => onChange(value + 1)}>
          <Plus aria-hidden className="size-5" />
        </Step>
      </div>
    </div>
  );
}

function Step({
  label,
  isOff,
  onPress,
  children,
}: {
  label: string;
  isOff: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
      className="inline-flex size-11 items-center justify-center rounded-full border border-sea text-sea hover:bg-sea-soft disabled:border-line disabled:text-line-strong disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
