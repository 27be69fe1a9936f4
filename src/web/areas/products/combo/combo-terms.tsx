import { CalendarX2 } from 'lucide-react';
import type { ComboWords } from '#modules/settings/wordings/shapes.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { classNames } from '#ui/class-names.ts';
import { SignList } from '#ui/sign-list.tsx';
import { Table } from '#ui/table.tsx';
import type { ComboView } from './combo-view.ts';

const perWords = { roomNight: 'phòng, mỗi đêm', person: 'khách', voucher: 'gói' };

/** Surcharges of certain days; what all of them are for stands in the head. */
export function ComboSurcharges({ surcharges }: { surcharges: ComboView['details']['surcharges'] }) {
  const [common, ...others] = new Set(surcharges.map(({ per }) => per));
  const isAlike = common !== undefined && others.length === 0;
  return (
    <>
      <Table
        caption="Phụ thu"
        columns={[
          { label: 'Khi nào' },
          { label: isAlike ? `Mỗi ${perWords[common]}` : 'Mức cộng thêm', align: 'end' },
        ]}
        rows={surcharges.map((surcharge) => ({
          key: surcharge.label,
          cells: [
            surcharge.label,
            <span key="amount" className="sm:whitespace-nowrap">
              <strong className="font-semibold whitespace-nowrap">{formatVnd(surcharge.amountVnd)}</strong>
              {!isAlike && <span className="text-ink-soft max-sm:block"> mỗi {perWords[surcharge.per]}</span>}
            </span>,
          ],
        }))}
      />
      {surcharges.some(({ per }) => per === 'person') && (
        <p className="mt-3 text-sm text-ink-soft">Phụ thu mỗi khách tính cả trẻ em.</p>
      )}
    </>
  );
}

/** The usage window and blackouts, and how a voucher may be used. */
export function ComboTerms({
  details,
  notes,
  words,
}: {
  details: ComboView['details'];
  notes: string[];
  words: ComboWords;
}) {
  const lines = [
    `Mở bán ${formatRange(details.saleFrom, details.saleTo)}, dùng ${formatRange(details.useFrom, details.useTo)}.`,
    details.advanceBookingDays > 0
      ? `Đặt trước ngày đi ít nhất ${details.advanceBookingDays} ngày, tối thiểu ${details.minQuantity} gói.`
      : `Đặt tối thiểu ${details.minQuantity} gói.`,
    details.combinable ? words.rule : words.ruleAlone,
    ...notes,
  ];
  return (
    <div
      className={classNames(
        'grid gap-5',
        details.blackouts.length > 0 && 'md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]',
      )}
    >
      <div className="rounded-card border border-line bg-rice p-5">
        <SignList sign="note" lines={lines} />
      </div>
      {details.blackouts.length > 0 && (
        <div className="h-fit rounded-card bg-warn-soft p-5">
          <h3 className="flex items-center gap-2 text-lg">
            <CalendarX2 aria-hidden className="size-5 text-warn" />
            Ngày không áp dụng
          </h3>
          <ul className="mt-2 stack-1.5">
            {details.blackouts.map((span) => (
              <li key={span.from}>
                <span className="font-semibold tabular-nums">{formatRange(span.from, span.to)}</span>
                <span className="block text-sm">{span.reason}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** The steps from choosing a date to travelling. */
export function ComboHowToUse({ steps }: Pick<ComboWords, 'steps'>) {
  return (
    <ol className="grid gap-5 md:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="rounded-card border border-line bg-rice p-5">
          <span
            aria-hidden
            className="inline-flex size-10 items-center justify-center rounded-full bg-sea text-lg font-semibold text-white"
          >
            {index + 1}
          </span>
          <h3 className="mt-3 text-lg leading-snug">{step.title}</h3>
          <p className="mt-1.5 text-ink-soft">{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
