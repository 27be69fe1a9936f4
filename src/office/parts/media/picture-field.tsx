import { useRef, useState } from 'react';
import { pictureUrl } from '#ui/picture.tsx';
import { Button } from '../button.tsx';
import { type FieldProps, TextField } from '../field.tsx';
import type { PictureChoice } from './picture-choice.ts';
import { PicturePicker } from './picture-picker.tsx';

/** A picture by its id, chosen from the library; without the script the id is typed. */
export function PictureField({ value, ...field }: FieldProps & { value: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [picked, setPicked] = useState<Pick<PictureChoice, 'url' | 'alt' | 'haze'> | null>(null);
  const put = (id: string, picture: typeof picked) => {
    const input = ref.current?.querySelector('input');
    if (input) input.value = id;
    setPicked(picture);
  };
  return (
    <div ref={ref} className="flex min-w-0 flex-wrap items-end gap-2">
      {picked && (
        <img
          src={pictureUrl(picked.url, 128)}
          alt={picked.alt}
          style={{ backgroundColor: picked.haze }}
          className="h-12 w-16 flex-none rounded-badge object-cover"
        />
      )}
      <div className="min-w-0 flex-1 basis-48">
        <TextField {...field} defaultValue={value} onChange={() => setPicked(null)} />
      </div>
      <PicturePicker title="Chọn hình" onPick={(picture) => put(picture.id, picture)} />
      {picked && (
        <Button look="quiet" onClick={() => put('', null)}>
          Bỏ hình
        </Button>
      )}
    </div>
  );
}
