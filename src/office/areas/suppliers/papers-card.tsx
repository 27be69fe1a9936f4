import { Paperclip } from 'lucide-react';
import { Form } from 'react-router';
import type { SupplierPaper } from '#modules/catalog/queries/suppliers.ts';
import { addDays } from '#platform/time/days.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { formatDayMonthYear } from '../../parts/format-moment.ts';

type Shown = Omit<SupplierPaper, 'addedAt'>;

/** Days before its end when a document is due for renewal, as in the task. */
const daysBefore = 30;

export const paperKinds = { contract: 'Hợp đồng', licence: 'Giấy phép' };

/** Contracts with a supplier and their further licences, each with its expiry and file. */
export function PapersCard({ slug, papers, today }: { slug: string; papers: Shown[]; today: string }) {
  return (
    <Card title="Hợp đồng và giấy phép khác">
      {papers.length === 0 && (
        <p className="px-3.5 pt-3 text-ink-faint">Chưa có hợp đồng hay giấy phép nào.</p>
      )}
      <ul>
        {papers.map((paper) => (
          <PaperRow key={paper.id} slug={slug} paper={paper} today={today} />
        ))}
      </ul>
      <div className="px-3.5 py-3">
        <ButtonLink to={`/nha-cung-cap/${slug}/giay-to`}>Thêm hợp đồng, giấy phép</ButtonLink>
      </div>
    </Card>
  );
}

function PaperRow({
  slug,
  paper: { id, kind, number, note, fromOn, untilOn, fileName, fileBytes },
  today,
}: {
  slug: string;
  paper: Shown;
  today: string;
}) {
  const span = [
    fromOn && `từ ${formatDayMonthYear(fromOn)}`,
    untilOn && `đến ${formatDayMonthYear(untilOn)}`,
  ];
  return (
    <li className="flex flex-wrap items-start gap-2 border-b border-line px-3.5 py-2">
      <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-2">
          <b>
            {paperKinds[kind]} {number}
          </b>
          {untilOn && untilOn < today && <Badge tone="bad">Đã hết hạn</Badge>}
          {untilOn && untilOn >= today && untilOn <= addDays(today, daysBefore) && (
            <Badge tone="warn">Sắp hết hạn</Badge>
          )}
        </p>
        <p className="text-sm text-ink-soft">
          {[...span, note].filter(Boolean).join(' · ') || 'không có hạn'}
        </p>
        {fileName && (
          <a
            href={`/quan-tri/nha-cung-cap/${slug}/giay-to/${id}`}
            download={fileName}
            className="inline-flex min-h-6 items-center gap-1 text-sea hover:underline max-sm:min-h-11"
          >
            <Paperclip size={14} aria-hidden /> {fileName} ({Math.ceil((fileBytes ?? 0) / 1024)} KB)
          </a>
        )}
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="paper" value={id} />
        <Button
          type="submit"
          name="do"
          value="remove-paper"
          look="dangerous"
          size="sm"
          aria-label={`Gỡ ${paperKinds[kind]} ${number}`}
        >
          Gỡ
        </Button>
      </Form>
    </li>
  );
}
