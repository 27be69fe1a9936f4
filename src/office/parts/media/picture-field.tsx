import { CircleAlert } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { pictureUrl } from '#ui/picture.tsx';
import { Button } from '../button.tsx';
import { type FieldProps, TextField } from '../field.tsx';
import { choicesPath, type PictureChoice, type PictureChoices } from './picture-choice.ts';
import { PicturePicker } from './picture-picker.tsx';

type Shown = Pick<PictureChoice, 'url' | 'alt' | 'haze'>;

/** A picture of the library, by its id or `by` its URL: shows a preview of the choice. Without script the id or URL is typed. */
export function PictureField({
  value,
  by = 'id',
  label,
  hint,
  error,
  className,
  ...field
}: FieldProps & { value: string; by?: 'id' | 'url' }) {
  const ref = useRef<HTMLFieldSetElement>(null);
  const words = useId();
  const [chosen, setChosen] = useState(value);
  const shown = useShown(chosen, by);
  const put = (to: string, picture: Shown | null) => {
    const input = ref.current?.querySelector('input');
    if (input) input.value = to;
    shown.set(picture && { of: to, ...picture });
    setChosen(to);
  };
  return (
    <fieldset
      ref={ref}
      className={className ?? 'min-w-0'}
      aria-describedby={hint || error ? words : undefined}
    >
      <legend className="mb-1 text-sm font-semibold text-ink-soft">{label}</legend>
      <div
        className="hidden noscript:block"
        onInput={() => setChosen(ref.current?.querySelector('input')?.value ?? '')}
      >
        <TextField {...field} label={`${label}, mã trong kho`} defaultValue={value} />
      </div>
      <div className="flex flex-wrap items-center gap-2 noscript:hidden">
        {shown.picture && <Thumbnail {...shown.picture} />}
        {!shown.picture && (
          <span className="text-ink-faint">{chosen ? 'Đang tìm hình…' : 'Chưa có hình'}</span>
        )}
        <PicturePicker
          title={chosen ? 'Chọn hình khác' : 'Chọn hình'}
          onPick={(picture) => put(by === 'id' ? picture.id : picture.url, picture)}
        />
        {chosen && (
          <Button look="quiet" onClick={() => put('', null)}>
            Bỏ hình
          </Button>
        )}
      </div>
      <div id={words}>
        {hint && <p className="mt-1 text-sm text-ink-faint">{hint}</p>}
        {error && (
          <p className="mt-1 flex items-center gap-1 text-sm text-bad">
            <CircleAlert size={14} aria-hidden className="flex-none" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** The preview of the field's picture; fetched where it was not just chosen. */
function useShown(chosen: string, by: 'id' | 'url') {
  const [known, set] = useState<(Shown & { of: string }) | null>(null);
  const fetcher = useFetcher<PictureChoices>();
  const isKnown = known?.of === chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each picture
  useEffect(() => {
    if (chosen && by === 'id' && !isKnown)
      void fetcher.load(`${choicesPath}?${new URLSearchParams({ id: chosen })}`);
  }, [chosen]);
  const found = fetcher.data?.pictures.find(({ id }) => id === chosen);
  const named = by === 'url' && chosen ? { url: chosen, alt: '', haze: 'transparent' } : null;
  return { picture: (isKnown && known) || found || named, set };
}

function Thumbnail({ url, alt, haze }: Shown) {
  return (
    <img
      src={url.startsWith('/media/') ? pictureUrl(url, 256) : url}
      alt={alt}
      style={{ backgroundColor: haze }}
      className="h-16 w-24 flex-none rounded-badge bg-sunken object-contain"
    />
  );
}
