import type { ChangePreview } from '#modules/booking/change/change-booking.ts';
import { TextArea, TextField } from '../../parts/field.tsx';
import { ChangePreviewCard } from './change-preview-card.tsx';
import type { BookingPageData } from './load-booking.ts';

type Item = BookingPageData['items'][number];

/** New days and guests for items that can be changed; once priced, the difference, and the reason field. */
export function ChangeFields({
  booking,
  problems,
  preview,
  typed = {},
}: {
  booking: BookingPageData;
  problems: Record<string, string>;
  preview: ChangePreview | undefined;
  typed: Record<string, string> | undefined;
}) {
  const items = booking.items.filter(({ change }) => change.isPossible);
  return (
    <>
      {items.map((item) => (
        <ItemFields key={item.position} item={item} problems={problems} typed={typed} />
      ))}
      {preview && (
        <>
          <ChangePreviewCard preview={preview} />
          <input type="hidden" name="expectedTotalVnd" value={preview.totalVnd} />
          <input type="hidden" name="expectedDueVnd" value={preview.dueVnd} />
          <TextArea
            name="note"
            label="Lý do (bắt buộc)"
            maxLength={500}
            defaultValue={typed.note ?? ''}
            error={problems.note}
          />
        </>
      )}
    </>
  );
}

function ItemFields({
  item: { position, title, unitTitle, fromOn, toOn, quantity, adults, childAges, change },
  problems,
  typed,
}: {
  item: Item;
  problems: Record<string, string>;
  typed: Record<string, string>;
}) {
  const field = (name: string, value: string) => ({
    name: `${name}-${position}`,
    defaultValue: typed[`${name}-${position}`] ?? value,
    error: problems[`${name}-${position}`],
  });
  const hidden = (name: string, value: string | number) => (
    <input type="hidden" name={`${name}-${position}`} value={value} />
  );
  return (
    <fieldset className="rounded-card border border-line p-3.5">
      <legend className="px-1 font-semibold">
        {title} <span className="font-normal text-ink-soft">{unitTitle}</span>
      </legend>
      <div className="grid grid-cols-2 gap-2">
        <TextField type="date" label={change.fromLabel} {...field('from', fromOn)} />
        {change.toLabel ? (
          <TextField type="date" label={change.toLabel} {...field('to', toOn)} />
        ) : (
          hidden('to', toOn)
        )}
        {change.counts ? (
          <TextField
            inputMode="numeric"
            label={`Số ${change.counts}`}
            {...field('quantity', String(quantity))}
          />
        ) : (
          hidden('quantity', quantity)
        )}
        <TextField inputMode="numeric" label="Người lớn" {...field('adults', String(adults))} />
        <TextField
          inputMode="numeric"
          label="Tuổi từng bé"
          hint="Cách nhau bằng dấu cách"
          {...field('childAges', childAges.join(' '))}
        />
      </div>
    </fieldset>
  );
}

/** The travellers' names, one field each. */
export function NameFields({
  booking: { travellers, standing },
  problems,
}: {
  booking: BookingPageData;
  problems: Record<string, string>;
}) {
  const count = standing.adults + standing.children || travellers.length;
  const names = Array.from({ length: count }, (_, at) => travellers[at] ?? '');
  return names.map((name, at) => (
    <TextField
      key={at}
      id={`name-${at}`}
      name="names"
      label={`Khách ${at + 1}`}
      defaultValue={name}
      maxLength={100}
      autoComplete="off"
      error={problems[`names.${at}`]}
    />
  ));
}
