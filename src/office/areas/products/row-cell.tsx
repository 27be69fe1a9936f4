import { useRef, useState } from 'react';
import type { ContentField } from '#modules/catalog/editing/content-field.ts';
import { pictureUrl } from '#ui/picture.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../parts/field.tsx';
import { PicturePicker } from '../../parts/media/picture-picker.tsx';
import { ChoicesField } from './choices-field.tsx';
import { cellName } from './gather-fields.ts';

/** URLs of the named pictures, by id. */
export type KnownPictures = Readonly<Record<string, string>>;

interface Cell {
  field: string;
  row: number;
  column: ContentField;
  /** Undefined in a new row. */
  value: string | undefined;
  pictures: KnownPictures;
  /** The only field of its entry beside a picture: it has the whole width. */
  isAlone: boolean;
}

/** A field of a list's entry. */
export function RowCell(cell: Cell) {
  const { field, row, column, value = '', isAlone } = cell;
  const { label, hint, type, options = [] } = column;
  const name = cellName(field, row, column.name);
  const words = { name, label, ...(hint && { hint }) };
  switch (type) {
    case 'picture':
      return <PictureCell {...cell} name={name} />;
    case 'choices':
      return <ChoicesField {...words} options={options} value={value} className="col-span-full" />;
    case 'choice':
      return (
        <SelectField {...words} defaultValue={value}>
          <option value="">Chọn…</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.title}
            </option>
          ))}
        </SelectField>
      );
    case 'tick':
      return <CheckField name={name} label={label} defaultChecked={value !== ''} />;
    case 'text':
    case 'lines':
      return (
        <TextArea {...words} defaultValue={value} rows={type === 'lines' ? 4 : 2} className="col-span-full" />
      );
    case 'clock':
    case 'day':
      return <TextField {...words} type={type === 'clock' ? 'time' : 'date'} defaultValue={value} />;
    default:
      return (
        <TextField
          {...words}
          autoComplete="off"
          defaultValue={value}
          {...(isAlone && { className: 'col-span-full' })}
          {...(type === 'number' && { inputMode: 'decimal' as const })}
          {...(type === 'money' && { inputMode: 'numeric' as const })}
        />
      );
  }
}

/** A picture from the library, with a preview; without script its id is typed. */
function PictureCell({ column: { label }, value = '', pictures, name }: Cell & { name: string }) {
  const ref = useRef<HTMLDivElement>(null);
  const [url, setUrl] = useState(pictures[value]);
  return (
    <div ref={ref} className="col-span-full flex items-center gap-2">
      {url ? (
        <img
          src={pictureUrl(url, 256)}
          alt=""
          loading="lazy"
          className="h-16 w-24 flex-none rounded-badge bg-sunken object-cover"
        />
      ) : (
        <span className="text-ink-faint noscript:hidden">Chưa có hình</span>
      )}
      <div className="hidden flex-1 noscript:block">
        <TextField name={name} label={label} defaultValue={value} autoComplete="off" />
      </div>
      <PicturePicker
        title="Từ kho ảnh"
        onPick={(picture) => {
          setUrl(picture.url);
          const cells = [
            ...(ref.current?.parentElement?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
              'input, textarea',
            ) ?? []),
          ];
          const [id, alt] = ['mediaId', 'alt'].map((one) =>
            cells.find((cell) => cell.name.endsWith(`.${one}`)),
          );
          if (id) id.value = picture.id;
          if (alt && alt.value === '') alt.value = picture.alt;
        }}
      />
    </div>
  );
}
