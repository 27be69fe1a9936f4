import { Link, useLocation } from 'react-router';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { SelectField, TextField } from '../../parts/field.tsx';
import type { BookingAnswer } from './booking-action.ts';
import { bookingAddress } from './booking-address.ts';
import { ChangePreviewCard } from './change-preview-card.tsx';
import type { Additions } from './list-additions.ts';
import { NoteField, type SheetFieldProps } from './note-field.tsx';
import { Way } from './way.tsx';

type Answered = Pick<BookingAnswer, 'preview' | 'additions' | 'typed'>;

/** Which service is to be added and for whom; then what is free of it, and once one is chosen what it costs. */
export function AdditionFields({
  booking,
  problems,
  preview,
  additions,
  typed = {},
}: SheetFieldProps & { [Name in keyof Answered]: Answered[Name] | undefined }) {
  const { standing, items } = booking;
  const party = items.find(({ ended }) => ended === null);
  const field = (name: string, usual: string) => ({
    name,
    defaultValue: typed[name] ?? usual,
    error: problems[name],
  });
  return (
    <>
      <div className="grid grid-cols-2 gap-2">
        <SelectField label="Loại dịch vụ" {...field('kind', booking.additionKinds[0] ?? 'car')}>
          {booking.additionKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindProfiles[kind].labels.one}
            </option>
          ))}
        </SelectField>
        <TextField label="Tên hoặc nơi, nếu biết" maxLength={100} autoComplete="off" {...field('name', '')} />
        <TextField type="date" label="Từ ngày" {...field('from', standing.firstOn ?? booking.today)} />
        <TextField type="date" label="Đến ngày (nếu nhiều ngày)" {...field('to', '')} />
        <TextField inputMode="numeric" label="Người lớn" {...field('adults', String(party?.adults ?? 2))} />
        <TextField
          inputMode="numeric"
          label="Tuổi từng bé"
          hint="Cách nhau bằng dấu cách"
          {...field('childAges', party?.childAges.join(' ') ?? '')}
        />
      </div>
      {additions && <Offers {...additions} />}
      {preview && (
        <>
          <input type="hidden" name="searched" value={typed.searched ?? ''} />
          <input type="hidden" name="target" value={typed.target ?? ''} />
          <OtherService code={booking.code} />
          <ChangePreviewCard preview={preview} />
          <input type="hidden" name="expectedTotalVnd" value={preview.totalVnd} />
          <input type="hidden" name="expectedDueVnd" value={preview.dueVnd} />
          <NoteField problems={problems} label="Lý do (bắt buộc), khách không đọc câu này" />
        </>
      )}
    </>
  );
}

function OtherService({ code }: { code: string }) {
  const { search } = useLocation();
  return (
    <Link
      to={bookingAddress(code, search, { viec: 'them-dich-vu' })}
      replace
      reloadDocument
      className="flex min-h-6 items-center self-start text-sea underline max-sm:min-h-11"
    >
      Chọn dịch vụ khác
    </Link>
  );
}

function Offers({ searched, offers }: Additions) {
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1 text-sm font-semibold text-ink-soft">Còn chỗ</legend>
      <input type="hidden" name="searched" value={searched} />
      {offers.length === 0 && (
        <p role="status" className="text-ink-soft">
          Không có dịch vụ nào như thế còn chỗ. Đổi ngày, tên hoặc loại rồi tìm lại.
        </p>
      )}
      {offers.map(({ title, place, unitTitle, planTitle, totalVnd, left, item }) => (
        <Way
          key={item.unitId}
          name="target"
          value={JSON.stringify(item)}
          title={title}
          aside={formatVnd(totalVnd)}
        >
          {[place, unitTitle, planTitle, left !== null && `còn ${left}`].filter(Boolean).join(' · ')}
        </Way>
      ))}
    </fieldset>
  );
}
