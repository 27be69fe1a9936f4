import { SelectField, TextField } from '../../parts/field.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import { isUnacknowledged } from './booking-actions.ts';
import type { BookingPageData } from './load-booking.ts';
import { NoteField, type SheetFieldProps } from './note-field.tsx';

type Item = BookingPageData['items'][number];

/** The item a guest arrives late for, and when they arrive. */
export function LateFields({ booking, problems }: SheetFieldProps) {
  return (
    <>
      <ItemField items={booking.items.filter(({ can }) => can.beLate)} problems={problems} />
      <TextField
        name="time"
        label="Giờ đến (trước giờ bắt đầu là của ngày hôm sau)"
        placeholder="22:30"
        inputMode="numeric"
        autoComplete="off"
        error={problems.time}
      />
      <NoteField label="Ai báo, báo cách nào" problems={problems} />
    </>
  );
}

/** The late arrivals that a supplier has acknowledged. */
export function AcknowledgeFields({ booking: { arrivals }, problems }: SheetFieldProps) {
  return (
    <SelectField name="arrivalId" label="Lần báo" error={problems.arrivalId}>
      {arrivals.filter(isUnacknowledged).map(({ id, title, arrivesAt }) => (
        <option key={id} value={id}>
          {title} · đến {formatMoment(arrivesAt ?? '')}
        </option>
      ))}
    </SelectField>
  );
}

export function NoShowFields({ booking, problems }: SheetFieldProps) {
  return (
    <>
      <ItemField items={booking.items.filter(({ can }) => can.beNoShow)} problems={problems} />
      <NoteField label="Ai báo, lúc nào" problems={problems} />
    </>
  );
}

export function UndoFields({ booking: { arrivals, items }, problems }: SheetFieldProps) {
  const undoable = arrivals.filter(({ canUndo }) => canUndo).map(({ position }) => position);
  return (
    <>
      <ItemField items={items.filter(({ position }) => undoable.includes(position))} problems={problems} />
      <NoteField label="Lý do" problems={problems} />
    </>
  );
}

/** The item to cancel, with its fee and refund. */
export function ItemCancelFields({ booking: { itemCancellations }, problems }: SheetFieldProps) {
  return (
    <>
      <SelectField name="item" label="Dịch vụ" error={problems.item}>
        {itemCancellations.map(({ position, title, feeVnd, refundVnd }) => (
          <option key={position} value={`${position} ${refundVnd}`}>
            {title} · phí {feeVnd.toLocaleString('vi-VN')}, trả khách {refundVnd.toLocaleString('vi-VN')}
          </option>
        ))}
      </SelectField>
      <NoteField label="Lý do" problems={problems} />
    </>
  );
}

function ItemField({ items, problems }: { items: Item[]; problems: Record<string, string> }) {
  return (
    <SelectField name="position" label="Dịch vụ" error={problems.position}>
      {items.map(({ position, title, fromOn, amountVnd }) => (
        <option key={position} value={position}>
          {title} · {formatDay(fromOn)} · {amountVnd.toLocaleString('vi-VN')}
        </option>
      ))}
    </SelectField>
  );
}
