import { Form } from 'react-router';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { Button, ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { formatFullMoment } from '../format-moment.ts';
import { type ComparedField, ComparedFields } from './compared-fields.tsx';

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
  comparison: { number: number; fields: ComparedField[] } | null;
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
          <ComparedFields fields={comparison.fields} />
        </section>
      )}
    </Card>
  );
}
