import { Plus, X } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { TextField } from '#ui/field.tsx';

const mostChildren = 8;

/** The ages of children, a small numeric field for each. Without script they are typed in one field. */
export function ChildAges({ ages, error }: { ages: string; error: string | undefined }) {
  const isLive = useSyncExternalStore(never, yes, no);
  const id = useId();
  const [children, setChildren] = useState(() =>
    ages
      .split(/[^\d]+/)
      .filter(Boolean)
      .map((age, key) => ({ key, age })),
  );
  const hint = 'Từ 2 đến 11 tuổi';
  if (!isLive)
    return <TextField name="childAges" label="Tuổi trẻ em" {...{ hint, error }} defaultValue={ages} />;
  const add = () => setChildren((all) => [...all, { key: (all.at(-1)?.key ?? 0) + 1, age: '' }]);
  return (
    <fieldset aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}>
      <legend className="mb-1 font-semibold">
        Tuổi trẻ em <span className="font-normal text-ink-soft">(không bắt buộc)</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {children.map(({ key, age }, index) => (
          <span key={key} className="flex items-center rounded-control border border-line-strong bg-rice">
            <input
              name="childAges"
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={2}
              autoComplete="off"
              // biome-ignore lint/a11y/noAutofocus: it appears because somebody asked for it
              autoFocus={age === ''}
              aria-label={`Tuổi bé ${index + 1}`}
              defaultValue={age}
              className="min-h-12 w-12 rounded-control bg-transparent text-center tabular-nums"
            />
            <button
              type="button"
              aria-label={`Bớt bé ${index + 1}`}
              onClick={() => setChildren((all) => all.filter((one) => one.key !== key))}
              className="inline-flex size-11 items-center justify-center text-ink-soft hover:text-sea"
            >
              <X aria-hidden className="size-4" />
            </button>
          </span>
        ))}
        {children.length < mostChildren && (
          <button
            type="button"
            onClick={add}
            className="inline-flex min-h-12 items-center gap-2 rounded-control border border-line-strong px-4 text-sea hover:border-sea"
          >
            <Plus aria-hidden className="size-5" />
            Thêm trẻ em
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
        {hint}
      </p>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}

const never = () => () => {};
const yes = () => true;
const no = () => false;
