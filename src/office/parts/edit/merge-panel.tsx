import { Check, GitMerge } from 'lucide-react';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { formatMoment } from '../format-moment.ts';
import type { EditReply, MergedField } from './edit-state.ts';

/**
 * What somebody else changed while the form was open, beside what was typed, field by field. Fields without a conflict are already
 * merged; in a conflict the form has mine, and a button replaces it with theirs, for further editing.
 */
export function MergePanel({ merge: { by, at, fields } }: { merge: NonNullable<EditReply['merge']> }) {
  return (
    <section aria-label="Hai bản khác nhau" className="flex flex-col gap-2 border-b border-line px-3.5 py-3">
      <p className="flex items-center gap-2 rounded-control bg-warn-soft px-3 py-2" role="alert">
        <GitMerge size={16} aria-hidden className="flex-none text-warn" />
        <span>
          <b>
            {by} vừa đổi{at && ` lúc ${formatMoment(at)}`}, nên chưa lưu.
          </b>{' '}
          Bạn xem từng ô, chọn hoặc viết lại bên dưới, rồi lưu bản đã ghép.
        </span>
      </p>
      <table className="w-full border-collapse text-left max-md:block [&_td]:py-1.5 [&_td]:pr-3 [&_td]:align-top [&_th]:py-1.5 [&_th]:pr-3">
        <thead className="text-sm text-ink-soft max-md:sr-only">
          <tr>
            <th scope="col">Ô</th>
            <th scope="col">Trước</th>
            <th scope="col">{by}</th>
            <th scope="col">Bạn</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {fields.map((field) => (
            <MergeRow key={field.name} field={field} by={by} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

const cell = 'whitespace-pre-line [overflow-wrap:anywhere] max-md:flex max-md:gap-2';

function MergeRow({ field, by }: { field: MergedField; by: string }) {
  const { name, label, base, theirs, mine, outcome } = field;
  const display = (value: string) => wordsOf(value, field);
  return (
    <tr
      data-differs={outcome === 'clash' || undefined}
      className="border-t border-line max-md:block max-md:py-1.5"
    >
      <th scope="row" className="font-semibold max-md:block">
        {label}
      </th>
      <td className={cell}>
        <Side>Trước</Side> {display(base)}
      </td>
      <td className={cell}>
        <Side>{by}</Side> {theirs === base ? <Same /> : display(theirs)} {outcome === 'theirs' && <Taken />}
        {outcome === 'clash' && <TakeButton name={name} value={theirs} words={`của ${by} ở ${label}`} />}
      </td>
      <td className={cell}>
        <Side>Bạn</Side> {mine === base ? <Same /> : display(mine)} {outcome === 'mine' && <Taken />}
        {outcome === 'clash' && <TakeButton name={name} value={mine} words={`của bạn ở ${label}`} />}
      </td>
    </tr>
  );
}

function wordsOf(value: string, { choices }: MergedField): string {
  if (!choices) return value || 'trống';
  const titleOf = (one: string) => choices.find((choice) => choice.value === one)?.title ?? one;
  return value.split(', ').map(titleOf).join(', ') || 'trống';
}

function Side({ children }: { children: string }) {
  return (
    <span aria-hidden className="w-24 flex-none truncate text-ink-faint md:hidden">
      {children}
    </span>
  );
}

function Same() {
  return <span className="text-ink-faint">không đổi</span>;
}

function Taken() {
  return (
    <Badge tone="good" icon={Check}>
      tự nhận
    </Badge>
  );
}

/** Sets a field's value (a checkbox by its own) and dispatches an input event for custom-rendered fields. */
function take(field: Node | null | undefined, value: string): void {
  if (!(field instanceof HTMLElement) || !('value' in field)) return;
  if (field instanceof HTMLInputElement && field.type === 'checkbox')
    field.checked = value.split(', ').includes(field.value);
  else field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts a value into its field, which then shows what will be saved. */
function TakeButton({ name, value, words }: { name: string; value: string; words: string }) {
  return (
    <Button
      size="sm"
      onClick={({ currentTarget }) => {
        const found = currentTarget.form?.elements.namedItem(name);
        for (const field of found instanceof RadioNodeList ? found : [found]) take(field, value);
      }}
    >
      Lấy<span className="sr-only"> bản {words}</span>
    </Button>
  );
}
