import { Button } from '../../parts/button.tsx';
import { TextArea } from '../../parts/field.tsx';
import type { BookingPageData } from './load-booking.ts';

/** Props of a sheet's fields: the booking, and the errors of the last submission. */
export interface SheetFieldProps {
  booking: BookingPageData;
  problems: Record<string, string>;
}

/** A free-text sentence by the actor: a reason, or how they know. */
export function NoteField({
  problems,
  label,
  name = 'note',
  quick = [],
}: Pick<SheetFieldProps, 'problems'> & {
  label: string;
  name?: string;
  /** Frequent phrases, inserted into the field by a button to be completed there. */
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

/** Appends to the typed text by the browser's own command, so that Ctrl+Z undoes it. */
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
