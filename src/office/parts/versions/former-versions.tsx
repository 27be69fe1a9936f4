import { Form } from 'react-router';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { classNames } from '#ui/class-names.ts';
import { Button, ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { formatFullMoment } from '../format-moment.ts';
import type { DiffLine } from './diff-lines.ts';

/** Former versions of a thing, each to be compared with the form's content, and to be restored. */
export function FormerVersions({
  formers,
  comparison,
  path = null,
  version,
  mayRestore,
  restore = 'Lấy làm bản nháp',
}: {
  formers: readonly { number: number; replacedAt: Date | string; replacedBy: string; effectiveOn?: string }[];
  comparison: { number: number; fields: { label: string; lines: DiffLine[] }[] } | null;
  /** The public path of a static page, whose former texts visitors can read by date. */
  path?: string | null;
  version: number;
  mayRestore: boolean;
  /** Label of the button that restores one. */
  restore?: string;
}) {
  if (formers.length === 0) return null;
  return (
    <Card title="Các bản trước">
      <ul>
        {formers.map(({ number, replacedAt, replacedBy, effectiveOn }) => (
          <li
            key={number}
            className="flex flex-wrap items-center gap-2 border-b border-line px-3.5 py-2 last:border-0"
          >
            <span className="min-w-0 flex-1 basis-60">
              <b>Bản {number}</b>
              {effectiveOn && `, hiệu lực từ ${formatDate(effectiveOn)}`}{' '}
              <span className="text-ink-faint">
                được thay lúc {formatFullMoment(replacedAt)}
                {replacedBy && `, ${replacedBy}`}
              </span>
            </span>
            {path && effectiveOn && (
              <a href={`${path}/${effectiveOn}`} className="text-sea hover:underline">
                Khách đọc
              </a>
            )}
            <ButtonLink to={`?so=${number}#so-sanh`} size="sm" preventScrollReset>
              So sánh<span className="sr-only"> bản {number}</span>
            </ButtonLink>
            {mayRestore && (
              <Form method="post">
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="number" value={number} />
                <Button type="submit" name="do" value="restore" size="sm">
                  {restore}
                  <span className="sr-only"> bản {number}</span>
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {comparison && (
        <section
          id="so-sanh"
          aria-label={`So với bản ${comparison.number}`}
          className="border-t border-line px-3.5 py-3"
        >
          <h3 className="font-semibold">Bản {comparison.number} và bản đang sửa</h3>
          {comparison.fields.length === 0 && <p className="text-ink-faint">Hai bản giống nhau.</p>}
          {comparison.fields.map(({ label, lines }) => (
            <div key={label} className="mt-2">
              <h4 className="text-sm text-ink-soft">{label}</h4>
              {lines.map((line, at) => (
                <CompareLine key={at} line={line} />
              ))}
            </div>
          ))}
        </section>
      )}
    </Card>
  );
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
