import { classNames } from '#ui/class-names.ts';
import type { DiffLine } from './diff-lines.ts';

export interface ComparedField {
  label: string;
  lines: DiffLine[];
}

/** What differs between two versions, field by field. */
export function ComparedFields({ fields }: { fields: readonly ComparedField[] }) {
  if (fields.length === 0) return <p className="text-ink-faint">Hai bản giống nhau.</p>;
  return fields.map(({ label, lines }) => (
    <div key={label} className="mt-2">
      <h4 className="text-sm text-ink-soft">{label}</h4>
      {lines.map((line, at) => (
        <CompareLine key={at} line={line} />
      ))}
    </div>
  ));
}

function CompareLine({ line: { text, side } }: { line: DiffLine }) {
  if (side === 'both')
    return text.trim() ? <p className="text-ink-faint [overflow-wrap:anywhere]">{text}</p> : null;
  const Tag = side === 'before' ? 'del' : 'ins';
  return (
    <p className="[overflow-wrap:anywhere]">
      <Tag
        className={classNames(
          'no-underline',
          side === 'before' ? 'bg-bad-soft text-bad' : 'bg-good-soft text-good',
        )}
      >
        <span aria-hidden>{side === 'before' ? '− ' : '+ '}</span>
        {text || '(dòng trống)'}
      </Tag>
    </p>
  );
}
