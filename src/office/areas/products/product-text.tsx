import { useRef } from 'react';
import { type FieldProps, TextArea } from '../../parts/field.tsx';
import { MarkdownToolbar } from '../../parts/markdown-toolbar.tsx';

/** The long text of a product: Markdown in a plain field with a toolbar. */
export function ProductText({
  value,
  rows,
  className,
  ...field
}: FieldProps & { value: string; rows: number }) {
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
