import { Plane } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import { TextField } from '#ui/field.tsx';
import { nextOption } from '#web/parts/suggestions/next-option.ts';
import { type Airport, suggestAirports } from './suggest-airports.ts';

/** An airport field by city, airport name or code, with suggestions. Without script it is typed in full. */
export function AirportField({
  name,
  label,
  value,
  error,
  airports,
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  airports: Airport[];
  onChange: (value: string) => void;
}) {
  const listId = useId();
  const { options, hasList, active, setActive, setOpen, close, pick, onKeyDown } = useOptions(
    airports,
    value,
    onChange,
  );
  return (
    <div className="relative min-w-0">
      <TextField
        name={name}
        label={label}
        required
        error={error}
        value={value}
        placeholder="Thành phố, sân bay"
        role="combobox"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={60}
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={listId}
        aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
        onChange={({ target }) => {
          onChange(target.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={({ target }) => {
          target.select();
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={close}
        onKeyDown={onKeyDown}
      />
      {hasList && (
        <AirportOptions {...{ listId, label, options, active }} onPick={pick} onPoint={setActive} />
      )}
    </div>
  );
}

/** The suggested airports for a text, the one highlighted by the arrow keys, and whether the list is open. */
function useOptions(airports: Airport[], value: string, onChange: (value: string) => void) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = isOpen ? suggestAirports(airports, value) : [];
  const hasList = options.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (airport: Airport) => {
    onChange(airport.label);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = options[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const { length } = suggestAirports(airports, value);
      setOpen(true);
      setActive(nextOption(active, event.key === 'ArrowDown' ? 1 : -1, length));
    } else if (event.key === 'Enter' && chosen) pick(chosen);
    else if (event.key === 'Escape' && hasList) close();
    else return;
    event.preventDefault();
  };
  return { options, hasList, active, setActive, setOpen, close, pick, onKeyDown };
}

function AirportOptions({
  listId,
  label,
  options,
  active,
  onPick,
  onPoint,
}: {
  listId: string;
  label: string;
  options: Airport[];
  active: number;
  onPick: (airport: Airport) => void;
  onPoint: (index: number) => void;
}) {
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={`Gợi ý cho ${label.toLowerCase()}`}
      className="absolute inset-x-0 top-20 z-10 max-h-80 overflow-y-auto overscroll-contain rounded-card border border-line bg-rice p-2 shadow-raised"
    >
      {options.map((airport, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the field keeps the focus and handles the keys
        <div
          key={airport.code}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(index)}
          onClick={() => onPick(airport)}
          className={classNames(
            'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2',
            index === active && 'bg-sea-soft',
          )}
        >
          <Plane aria-hidden className="size-5 shrink-0 text-sea" />
          <span className="min-w-0 leading-snug">
            <span className="font-semibold">{airport.label}</span>
            <span className="block truncate text-sm text-ink-soft">Sân bay {airport.name}</span>
          </span>
        </div>
      ))}
    </div>
  );
}
