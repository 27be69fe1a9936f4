import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { type FieldProps, TextArea } from '../../parts/field.tsx';
import { insertText, MarkdownToolbar } from '../../parts/markdown-toolbar.tsx';
import { PicturePicker } from '../../parts/media/picture-picker.tsx';
import { PreviewPane } from './preview-pane.tsx';
import type { TextPreview } from './preview-text.ts';
import { ProductPicker } from './product-picker.tsx';
import type { action } from './text-tools.ts';

/** Debounce in milliseconds before the preview follows typing. */
const pauseMs = 400;

/** Markdown in a plain field with a toolbar and a preview; typed text is never rewritten. */
export function MarkdownField({
  value,
  preview,
  className,
  ...field
}: FieldProps & { value: string; preview?: TextPreview | undefined }) {
  const ref = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drawn = useFetcher<typeof action>();
  const draw = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const content = ref.current?.querySelector('textarea')?.value ?? '';
      drawn.submit({ content }, { method: 'post', action: '/noi-dung/cong-cu' });
    }, pauseMs);
  };
  const change = (write: (text: HTMLTextAreaElement) => void) => {
    const text = ref.current?.querySelector('textarea');
    if (!text) return;
    write(text);
    text.focus();
    draw();
  };
  return (
    <div className={className}>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,375px)] gap-3 max-lg:grid-cols-1">
        <div ref={ref} className="flex min-w-0 flex-col gap-1">
          <MarkdownToolbar change={change}>
            <PicturePicker
              title="Chèn hình"
              onPick={({ id, alt }) => change((text) => insertText(text, `\n\n![${alt}](${id})\n\n`))}
            />
            <ProductPicker
              onPick={(slug) => change((text) => insertText(text, `\n\n::san-pham[${slug}]\n\n`))}
            />
          </MarkdownToolbar>
          <TextArea {...field} defaultValue={value} rows={24} spellCheck={false} onChange={draw} />
        </div>
        <PreviewPane preview={drawn.data ?? preview} />
      </div>
    </div>
  );
}
