import { useRef } from 'react';
import { type FieldProps, TextField } from '../../parts/field.tsx';
import { PicturePicker } from '../../parts/media/picture-picker.tsx';

/** A picture by its id, chosen from the library. */
export function PictureField({ value, ...field }: FieldProps & { value: string }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} className="flex min-w-0 items-end gap-2">
      <div className="min-w-0 flex-1">
        <TextField {...field} defaultValue={value} />
      </div>
      <PicturePicker
        title="Chọn hình"
        onPick={({ id }) => {
          const input = ref.current?.querySelector('input');
          if (input) input.value = id;
        }}
      />
    </div>
  );
}
