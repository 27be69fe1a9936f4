import { useId } from 'react';
import { SpriteIcon } from '#ui/sprite-icon.tsx';
import { facilityIcons } from './facility-icons.ts';

const choices = [['', 'Dấu tích'], ...Object.entries(facilityIcons)] as const;

/** The icon before a facility on the site; a tick where none is chosen. */
export function IconField({
  name,
  label,
  hint,
  value,
  error,
}: {
  name: string;
  label: string;
  hint: string | undefined;
  value: string;
  error: string | undefined;
}) {
  const words = useId();
  // A value from an import may be any icon of the sprite.
  const shown = choices.some(([icon]) => icon === value) ? choices : [...choices, [value, value] as const];
  return (
    <fieldset className="col-span-full min-w-0" aria-describedby={hint || error ? words : undefined}>
      <legend className="mb-1 text-sm font-semibold text-ink-soft">{label}</legend>
      <div className="flex max-h-52 flex-wrap gap-1 overflow-y-auto rounded-control border border-line p-1.5">
        {shown.map(([icon, title]) => (
          <label
            key={icon}
            title={title}
            className="relative flex size-9 items-center justify-center rounded-control hover:bg-hover has-checked:bg-sea-soft has-checked:text-sea has-checked:inset-ring-2 has-checked:inset-ring-sea has-focus-visible:outline-2 has-focus-visible:outline-sea max-sm:size-11"
          >
            <input
              type="radio"
              name={name}
              value={icon}
              defaultChecked={icon === value}
              className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
            />
            <SpriteIcon
              name={icon || 'circle-check'}
              className="size-5 fill-none stroke-current stroke-2 [stroke-linecap:round] [stroke-linejoin:round]"
            />
            <span className="sr-only">{title}</span>
          </label>
        ))}
      </div>
      <p id={words} className={error ? 'mt-1 text-sm text-bad' : 'mt-1 text-sm text-ink-soft'}>
        {error ?? hint}
      </p>
    </fieldset>
  );
}
