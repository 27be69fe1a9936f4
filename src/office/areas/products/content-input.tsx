import { useRef } from 'react';
import type { ContentField } from '#modules/catalog/editing/content-field.ts';
import { CheckField, type FieldProps, SelectField, TextArea, TextField } from '../../parts/field.tsx';
import { MarkdownToolbar } from '../../parts/markdown-toolbar.tsx';
import { ChoicesField } from './choices-field.tsx';
import type { KnownPictures } from './row-cell.tsx';
import { RowsField } from './rows-field.tsx';

/** Spans the form's whole width. */
const wide = 'col-span-full';
const fewestRows = { markdown: 16, lines: 3, names: 3, text: 2 };
const maxRows = 14;
const rowsOf = (value: string, fewest: number) =>
  Math.max(fewest, Math.min(maxRows, value.split('\n').length + 1));

/** A field of a product's form, rendered by its type. */
export function ContentInput({
  field,
  value,
  error,
  isNeeded,
  pictures,
}: {
  field: ContentField;
  value: string;
  error?: string | undefined;
  isNeeded: boolean;
  pictures: KnownPictures;
}) {
  const { name, label, hint, type, options = [], isWide } = field;
  const words = { name, label, error, isNeeded, ...(hint && { hint }), ...(isWide && { className: wide }) };
  switch (type) {
    case 'rows':
      return (
        <RowsField
          field={field}
          value={value}
          error={error}
          isNeeded={isNeeded}
          pictures={pictures}
          className={wide}
        />
      );
    case 'choices':
      return <ChoicesField {...words} options={options} value={value} className={wide} />;
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
      return (
        <CheckField name={name} label={label} defaultChecked={value !== ''} className="mt-6 max-sm:mt-0" />
      );
    case 'markdown':
      return <ProductText {...words} value={value} rows={rowsOf(value, fewestRows[type])} className={wide} />;
    case 'lines':
    case 'names':
    case 'text':
      return (
        <TextArea
          {...words}
          defaultValue={value}
          rows={rowsOf(value, fewestRows[type])}
          className={type === 'names' ? undefined : wide}
        />
      );
    case 'clock':
      return <TextField {...words} type="time" defaultValue={value} />;
    case 'day':
      return <TextField {...words} type="date" defaultValue={value} />;
    case 'number':
    case 'money':
      return (
        <TextField
          {...words}
          inputMode={type === 'money' ? 'numeric' : 'decimal'}
          autoComplete="off"
          defaultValue={value}
          {...(type === 'money' && !hint && { hint: 'Đồng.' })}
        />
      );
    default:
      return <TextField {...words} autoComplete="off" defaultValue={value} />;
  }
}

/** The long text of a product: Markdown in a plain field with a toolbar. */
function ProductText({ value, rows, className, ...field }: FieldProps & { value: string; rows: number }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} className={className}>
      <MarkdownToolbar
        change={(write) => {
          const text = ref.current?.querySelector('textarea');
          if (!text) return;
          write(text);
          text.focus();
        }}
      />
      <TextArea {...field} defaultValue={value} rows={rows} className="mt-1" />
    </div>
  );
}
