import type { FlightWords } from '#modules/settings/wordings/shapes.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { keepNames } from '#platform/vietnamese/keep-names.ts';
import { Section } from '#ui/section.tsx';
import { Table } from '#ui/table.tsx';
import { FaqList } from '#web/parts/content/faq-list.tsx';

/** Good to know before asking for a fare. */
export function FlightNotes({ words: { routes, faresOn, faqs } }: { words: FlightWords }) {
  const hasFares = routes.some(({ fareVnd }) => fareVnd !== null);
  const title = hasFares ? 'Giá tham khảo và thời gian bay' : 'Thời gian bay thẳng';
  return (
    <>
      {routes.length > 0 && (
        <Section
          title={title}
          intro={
            hasFares
              ? `Giá thấp nhất một chiều cho một người lớn, tra ngày ${formatDate(faresOn)}. Giá của bạn theo báo giá.`
              : 'Thời gian bay thẳng ước tính của từng chặng.'
          }
        >
          <div className="max-w-xl">
            <Table
              caption={title}
              columns={[
                { label: 'Chặng' },
                { label: 'Bay khoảng', align: 'end', className: 'whitespace-nowrap' },
                ...(hasFares
                  ? [{ label: 'Giá từ', align: 'end' as const, className: 'whitespace-nowrap' }]
                  : []),
              ]}
              rows={routes.map(({ route, duration, fareVnd }) => ({
                key: route,
                cells: [
                  keepNames(route),
                  duration,
                  ...(hasFares ? [fareVnd === null ? '–' : formatVnd(fareVnd)] : []),
                ],
              }))}
            />
          </div>
        </Section>
      )}
      {faqs.length > 0 && (
        <Section title="Câu hỏi thường gặp" className="max-w-prose">
          <FaqList faqs={faqs} />
        </Section>
      )}
    </>
  );
}
