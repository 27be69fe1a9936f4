import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/field.tsx';
import type { BookingPageData } from './load-booking.ts';

/** What the fields of a sheet are drawn from: the booking, and what was wrong with the fields when they were sent. */
export interface Asked {
  booking: BookingPageData;
  problems: Record<string, string>;
}

/** A sentence of whoever acts: a reason, or how they know. */
export function NoteField({
  problems,
  label,
  name = 'note',
  quick = [],
}: Pick<Asked, 'problems'> & {
  label: string;
  name?: string;
  /** What is mostly said, put into the field by one press and still to be finished there. */
  quick?: readonly string[];
}) {
  const id = `field-${name}`;
  return (
    <div className="flex flex-col gap-1.5">
      <TextArea id={id} name={name} label={label} maxLength={500} error={problems[name]} />
      {quick.length > 0 && (
        <fieldset aria-label="Lý do thường gặp" className="flex flex-wrap gap-1.5">
          {quick.map((words) => (
            <Button key={words} size="sm" onClick={() => putInto(id, words)}>
              {words}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** At the end of what was typed, by the browser's own way, so that Ctrl+Z takes it back. */
function putInto(id: string, words: string) {
  const field = document.getElementById(id);
  if (!(field instanceof HTMLTextAreaElement)) return;
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  const before = field.value.trim();
  const added = before === '' ? words : `${before.endsWith('.') ? ' ' : '. '}${words}`;
  if (!document.execCommand('insertText', false, added)) {
    field.value += added;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
