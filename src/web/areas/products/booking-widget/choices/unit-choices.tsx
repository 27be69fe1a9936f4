import type { ReactNode } from 'react';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Picture, type PictureSource } from '#ui/picture.tsx';
import { bookingFormId } from '#web/areas/products/booking-widget/booking-form-id.ts';
import type { BookingWidgetView } from '#web/areas/products/booking-widget/load-booking-widget.ts';
import { useFormKey } from '#web/areas/products/booking-widget/selection/use-form-key.ts';
import { choiceRow } from './choice-row.ts';
import { ChoiceSection } from './choice-section.tsx';
import { FoldedRows } from './folded-rows.tsx';

/** Rows shown at first; the others can be expanded. */
const mostShown = 5;

type Unit = BookingWidgetView['units'][number];

/** What a row shows of a unit besides its name and price. */
export interface UnitFacts {
  id: number;
  /** A line or two: size and beds, hours, distance. */
  facts: ReactNode;
  picture?: PictureSource | null;
}

/**
 * Cabins, tickets, hours, routes or packages as radio rows. With `asDifference` the others state their price difference from the
 * chosen one; else each states its total.
 */
export function UnitChoices({
  widget,
  about,
  title,
  asDifference = false,
  children,
}: {
  widget: BookingWidgetView;
  about: UnitFacts[];
  title: string;
  asDifference?: boolean;
  /** Content for all of them, below the rows. */
  children?: ReactNode;
}) {
  const key = useFormKey();
  const { units, form, party } = widget;
  return (
    <ChoiceSection
      id="hang"
      title={title}
      intro={`Tổng cho ${party}, đã gồm thuế phí.`}
      party={widget.departures ? undefined : party}
    >
      <FoldedRows
        key={key}
        rows={units}
        keyOf={({ id }) => id}
        isChosen={({ id }) => id === form.unit}
        mostShown={mostShown}
        more={`Xem cả ${units.length} lựa chọn`}
        show={(unit) => (
          <UnitRow
            unit={unit}
            about={about.find(({ id }) => id === unit.id)}
            widget={widget}
            asDifference={asDifference}
          />
        )}
      />
      {children}
    </ChoiceSection>
  );
}

function UnitRow({
  unit,
  about,
  widget: { units, form, formOptions },
  asDifference,
}: {
  unit: Unit;
  about: UnitFacts | undefined;
  widget: BookingWidgetView;
  asDifference: boolean;
}) {
  const chosen = asDifference ? units.find(({ id }) => id === form.unit) : undefined;
  const Row = units.length > 1 ? 'label' : 'div';
  return (
    <Row className={choiceRow}>
      {units.length > 1 && (
        <input
          type="radio"
          form={bookingFormId}
          name="unit"
          value={unit.id}
          defaultChecked={unit.id === form.unit}
          className="mt-0.5 size-5 shrink-0 accent-sea outline-none"
        />
      )}
      {about?.picture && (
        <span className="block w-18 shrink-0 self-start sm:w-24">
          <Picture picture={about.picture} sizes="96px" decorative className="rounded-control" />
        </span>
      )}
      <span className="min-w-0 grow sm:flex sm:justify-between sm:gap-4">
        <span className="block min-w-0">
          <span className="block font-semibold">{unit.title}</span>
          <span className="block text-sm text-ink-soft">{about?.facts}</span>
        </span>
        <UnitPrice unit={unit} chosen={chosen} noun={formOptions.words.left} />
      </span>
    </Row>
  );
}

/** A unit's price for the party on the chosen day; as a difference from the chosen unit where there is one. */
function UnitPrice({ unit, chosen, noun }: { unit: Unit; chosen: Unit | undefined; noun: string }) {
  return (
    <span className="mt-1 block text-sm sm:mt-0 sm:shrink-0 sm:text-right">
      <strong className="block text-base font-semibold whitespace-nowrap tabular-nums">
        {priceWords(unit, chosen)}
      </strong>
      <PlacesLeft unit={unit} noun={noun} />
    </span>
  );
}

function priceWords(unit: Unit, chosen: Unit | undefined): string {
  if (unit.priceVnd === null) return unit.isMisfit ? 'Không nhận số khách này' : 'Chưa mở bán';
  if (!unit.isOfDay) return `Từ ${formatVnd(unit.priceVnd)}`;
  if (!chosen?.isOfDay || chosen.priceVnd === null) return formatVnd(unit.priceVnd);
  if (chosen.id === unit.id) return 'đã gồm trong giá';
  const more = unit.priceVnd - chosen.priceVnd;
  return more === 0 ? 'cùng giá' : `${more > 0 ? '+' : '−'}${formatVnd(Math.abs(more))}`;
}

const fewPlaces = 5;

function PlacesLeft({ unit: { left, isOfDay, lowestDay }, noun }: { unit: Unit; noun: string }) {
  if (!isOfDay) return lowestDay && <span className="text-ink-soft">{formatWeekdayDate(lowestDay)}</span>;
  if (left === 0) return <span className="text-warn">hết {noun} ngày này</span>;
  return left !== null && left <= fewPlaces ? (
    <span className="text-warn">
      còn {left} {noun}
    </span>
  ) : null;
}
