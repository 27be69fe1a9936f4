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
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** Text inserted before and after the selection; a line mark goes to the start of each line. */
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

/** Buttons that format the selection of a Markdown field; `change` receives the new text. */
export function MarkdownToolbar({
  change,
  children,
}: {
  change: (write: (text: HTMLTextAreaElement) => void) => void;
  children?: ReactNode;
}) {
  return (
    <div role="toolbar" aria-label="Định dạng" className="flex flex-wrap gap-1">
      {marks.map(({ title, icon: Icon, around, line }) => (
        <Button
          key={title}
          size="sm"
          aria-label={title}
          title={title}
          onClick={() => change((text) => (line ? markLines(text, line) : wrap(text, around ?? ['', ''])))}
        >
          <Icon size={16} aria-hidden />
        </Button>
      ))}
      {children}
    </div>
  );
}

/** By the browser's own editing command, so that Ctrl+Z undoes it. */
export function insertText(text: HTMLTextAreaElement, words: string): void {
  text.focus();
  if (!document.execCommand('insertText', false, words))
    text.setRangeText(words, text.selectionStart, text.selectionEnd, 'end');
}

function wrap(text: HTMLTextAreaElement, [before, after]: [string, string]): void {
  const chosen = text.value.slice(text.selectionStart, text.selectionEnd);
  const end = text.selectionStart + before.length + chosen.length;
  insertText(text, before + chosen + after);
  if (chosen === '') text.setSelectionRange(end, end);
}

function markLines(text: HTMLTextAreaElement, mark: string): void {
  const start = text.value.lastIndexOf('\n', text.selectionStart - 1) + 1;
  const lines = text.value.slice(start, text.selectionEnd).split('\n');
  text.setSelectionRange(start, text.selectionEnd);
  insertText(text, lines.map((line) => mark + line).join('\n'));
}
