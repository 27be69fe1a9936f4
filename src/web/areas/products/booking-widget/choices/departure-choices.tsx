import { Link, useSearchParams } from 'react-router';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import type { BookingWidgetView } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { useFormKey } from '#web/areas/products/booking-widget/selection/use-form-key.ts';
import { ChoiceSection } from './choice-section.tsx';
import { DepartureRow } from './departure-row.tsx';
import { FoldedRows } from './folded-rows.tsx';

/** Rows shown at first; the others can be expanded. */
const mostShown = 5;

/**
 * A page's only list of departures, each with its total price for the party. Sold-out ones stay in order and cannot be chosen.
 * Radio buttons of the widget's form, so they work without script and by arrow keys.
 */
export function DepartureChoices({ widget, nights }: { widget: BookingWidgetView; nights: number }) {
  const key = useFormKey();
  const { formOptions, departures, party } = widget;
  if (!departures) return null;
  return (
    <ChoiceSection
      id="lich-khoi-hanh"
      title={`Chọn ${formOptions.words.day.toLowerCase()}`}
      party={party}
      intro={`Tổng cho ${party}, đã gồm thuế phí và phụ thu của ngày.`}
    >
      <ProposedNote widget={widget} />
      {departures.length > 0 ? (
        <FoldedRows
          key={key}
          rows={departures}
          keyOf={({ day }) => day}
          isChosen={({ day }) => day === widget.form.from}
          mostShown={mostShown}
          more={`Xem cả ${departures.length} ngày khởi hành`}
          around={(count) => ({ before: `Xem ${count} ngày trước`, after: `Xem ${count} ngày sau` })}
          show={(departure) => <DepartureRow departure={departure} widget={widget} nights={nights} />}
          foot={<OtherMonths widget={widget} />}
        />
      ) : (
        <NoDeparture widget={widget} />
      )}
    </ChoiceSection>
  );
}

/** A party that is too large for the choice has no departure in any month. */
function NoDeparture({ widget }: { widget: BookingWidgetView }) {
  const { ages, cm, adults, quantity } = widget.errors;
  const refusal = ages ?? cm ?? adults ?? quantity;
  if (refusal) return <p className="text-ink-soft">{refusal}</p>;
  return (
    <>
      <p className="text-ink-soft">Chưa có lịch trong hai tháng này.</p>
      <OtherMonths widget={widget} />
    </>
  );
}

/** Links to departures after those listed, and back. */
function OtherMonths({ widget: { path, laterMonth } }: { widget: BookingWidgetView }) {
  const [params] = useSearchParams();
  const hrefOf = (month: string | null) => {
    const next = new URLSearchParams(params);
    next.delete('from');
    next.delete('month');
    if (month) next.set('month', month);
    return `${path}?${next}#lich-khoi-hanh`;
  };
  const link = 'inline-flex min-h-11 items-center font-semibold text-sea hover:underline';
  return (
    <p className="mt-1 flex flex-wrap justify-center gap-x-6">
      {params.has('month') && (
        <Link to={hrefOf(null)} rel="nofollow" className={link}>
          Các ngày gần nhất
        </Link>
      )}
      {laterMonth && (
        <Link to={hrefOf(laterMonth)} rel="nofollow" className={link}>
          Từ tháng {Number(laterMonth.slice(5))}/{laterMonth.slice(0, 4)}
        </Link>
      )}
    </p>
  );
}

/** Why a day other than the requested one is chosen. */
function ProposedNote({ widget: { proposed, askedDay } }: { widget: BookingWidgetView }) {
  if (proposed !== 'next') return null;
  return (
    <p role="status" className="mb-3 rounded-control bg-sea-soft px-4 py-2.5 text-sm">
      {formatWeekdayDate(askedDay)} không có chuyến. Đã chọn chuyến gần nhất sau ngày đó.
    </p>
  );
}
