import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  List as ListIcon,
  ListOrdered,
  type LucideIcon,
  Quote,
} from 'lucide-react';
import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { type FieldProps, TextArea } from '../../parts/field.tsx';
import { PicturePicker } from '../../parts/media/picture-picker.tsx';
import { PreviewPane } from './preview-pane.tsx';
import type { TextPreview } from './preview-text.ts';
import { ProductPicker } from './product-picker.tsx';
import type { action } from './text-tools.ts';

/** What stands before and behind the chosen words; a line's mark stands at the beginning of each line. */
const marks: readonly { title: string; icon: LucideIcon; around?: [string, string]; line?: string }[] = [
  { title: 'Mục lớn', icon: Heading2, line: '## ' },
  { title: 'Mục nhỏ', icon: Heading3, line: '### ' },
  { title: 'Đậm', icon: Bold, around: ['**', '**'] },
  { title: 'Nghiêng', icon: Italic, around: ['*', '*'] },
  { title: 'Liên kết', icon: Link2, around: ['[', '](/)'] },
  { title: 'Danh sách', icon: ListIcon, line: '- ' },
  { title: 'Danh sách số', icon: ListOrdered, line: '1. ' },
  { title: 'Trích', icon: Quote, line: '> ' },
];

/** How long nobody types before the preview follows. */
const pauseMs = 400;

/** Markdown in a plain field with a toolbar, and how it will look; nothing is ever rewritten while it is typed. */
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
          <div role="toolbar" aria-label="Định dạng" className="flex flex-wrap gap-1">
            {marks.map(({ title, icon: Icon, around, line }) => (
              <Button
                key={title}
                size="sm"
                aria-label={title}
                title={title}
                onClick={() =>
                  change((text) => (line ? markLines(text, line) : wrap(text, around ?? ['', ''])))
                }
              >
                <Icon size={16} aria-hidden />
              </Button>
            ))}
            <PicturePicker
              title="Chèn hình"
              onPick={({ id, alt }) => change((text) => insert(text, `\n\n![${alt}](${id})\n\n`))}
            />
            <ProductPicker onPick={(slug) => change((text) => insert(text, `\n\n::san-pham[${slug}]\n\n`))} />
          </div>
          <TextArea {...field} defaultValue={value} rows={24} spellCheck={false} onChange={draw} />
        </div>
        <PreviewPane preview={drawn.data ?? preview} />
      </div>
    </div>
  );
}

/** By the browser's own editing, so that Ctrl+Z takes it back. */
function insert(text: HTMLTextAreaElement, words: string): void {
  text.focus();
  if (!document.execCommand('insertText', false, words))
    text.setRangeText(words, text.selectionStart, text.selectionEnd, 'end');
}

function wrap(text: HTMLTextAreaElement, [before, after]: [string, string]): void {
  const chosen = text.value.slice(text.selectionStart, text.selectionEnd);
  const end = text.selectionStart + before.length + chosen.length;
  insert(text, before + chosen + after);
  if (chosen === '') text.setSelectionRange(end, end);
}

function markLines(text: HTMLTextAreaElement, mark: string): void {
  const start = text.value.lastIndexOf('\n', text.selectionStart - 1) + 1;
  const lines = text.value.slice(start, text.selectionEnd).split('\n');
  text.setSelectionRange(start, text.selectionEnd);
  insert(text, lines.map((line) => mark + line).join('\n'));
}
