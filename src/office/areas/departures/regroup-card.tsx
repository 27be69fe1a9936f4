import { Form, Link } from 'react-router';
import type { DepartureOfOffice, Regrouped, Rider } from '#modules/booking/trip/passengers.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Empty } from '../../parts/empty.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../parts/field.tsx';
import { formatDay, formatMoment } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';
import type { DepartureReply } from './departure-form.ts';

interface Shown {
  departure: DepartureOfOffice;
  riders: Omit<Rider, 'bookingId'>[];
  /** ISO. */
  today: string;
  reply: DepartureReply | undefined;
}

/** Selects bookings and their target: another day merges or splits departures, another vehicle splits one within its day. */
export function RegroupCard({ departure, riders, today, reply }: Shown) {
  const own = reply?.form === 'doi' ? reply : undefined;
  const { typed, errors, preview, codes } = own ?? {};
  if (riders.length === 0)
    return (
      <Card title="Gộp, tách chuyến">
        <Empty title="Chưa có khách nào để chuyển" />
      </Card>
    );
  return (
    <Card title="Gộp, tách chuyến">
      <Form method="post" noValidate className="flex flex-col gap-3 p-3.5" key={own?.done}>
        <input type="hidden" name="form" value="doi" />
        <fieldset className="flex flex-col">
          <legend className="text-sm font-semibold text-ink-soft">Đặt chỗ được chuyển</legend>
          {riders.map((rider) => (
            <RiderBox
              key={`${rider.code} ${rider.position}`}
              rider={rider}
              isSplit={departure.parts.length > 1}
              isChosen={codes ? codes.includes(rider.code) : rider.standing === 'confirmed'}
            />
          ))}
          {errors?.ma && <p className="text-sm text-bad">{errors.ma}</p>}
        </fieldset>
        <div className="grid grid-cols-2 gap-3">
          <TextField
            name="ngay"
            type="date"
            label="Sang ngày"
            hint="Giữ ngày này nếu chỉ đổi xe"
            min={today}
            defaultValue={typed?.ngay ?? departure.day}
            error={errors?.ngay}
          />
          <SelectField name="xeSo" label="Lên xe số" defaultValue={typed?.xeSo ?? '1'} error={errors?.xeSo}>
            {Array.from({ length: 9 }, (_, at) => (
              <option key={at} value={at + 1}>
                {at + 1}
              </option>
            ))}
          </SelectField>
        </div>
        <TextArea
          name="loiNhan"
          label="Lý do, khách đọc câu này"
          maxLength={500}
          rows={2}
          defaultValue={typed?.loiNhan ?? ''}
          error={errors?.loiNhan}
        />
        <CheckField
          name="ngungNgayCu"
          label="Ngừng bán ngày cũ khi mọi khách đã sang ngày khác"
          defaultChecked={Boolean(typed?.ngungNgayCu)}
        />
        {preview && (
          <Effect departure={departure} preview={preview} day={typed?.ngay ?? ''} part={typed?.xeSo ?? ''} />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="buoc" value="xem">
            Xem trước
          </Button>
          {preview && (
            <Button type="submit" name="buoc" value="lam" look="send">
              Chuyển {preview.bookings} đặt chỗ và báo khách
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}

const standings = { waiting: 'Chờ khách chọn', unpaid: 'Chờ trả tiền' };

function RiderBox({
  rider: { code, fullName, unitTitle, guests, part, standing },
  isSplit,
  isChosen,
}: {
  rider: Omit<Rider, 'bookingId'>;
  isSplit: boolean;
  isChosen: boolean;
}) {
  const isFree = standing === 'confirmed';
  return (
    <div className="flex min-h-9 items-center gap-2 border-b border-line py-1 last:border-0 max-sm:min-h-11">
      <label className="flex min-w-0 flex-1 items-center gap-2">
        <input
          type="checkbox"
          name="ma"
          value={code}
          defaultChecked={isChosen && isFree}
          disabled={!isFree}
          className="size-4 flex-none accent-sea max-sm:size-5"
        />
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <b>{fullName}</b>{' '}
          <span className="text-ink-soft">
            {guests} khách · {unitTitle}
            {isSplit && ` · xe số ${part}`}
          </span>
        </span>
      </label>
      {standing !== 'confirmed' && <Badge tone="warn">{standings[standing]}</Badge>}
      <Link
        to={`/dat-cho/${code}`}
        className="inline-flex min-h-6 items-center text-sea hover:underline max-sm:min-h-11"
      >
        {code}
      </Link>
    </div>
  );
}

function Effect({
  departure,
  preview: { isOtherDay, bookings, guests, seats, choiceBy, closed },
  day,
  part,
}: {
  departure: DepartureOfOffice;
  preview: Regrouped;
  day: string;
  part: string;
}) {
  const changed = seats.filter(({ taken, takenAfter }) => taken !== takenAfter);
  return (
    <Notice tone="info">
      <p>
        {bookings} đặt chỗ, {guests} khách chuyển từ {formatWeekdayDate(departure.day)} sang{' '}
        {isOtherDay ? `${formatWeekdayDate(day)}, ` : ''}xe số {part}.
      </p>
      {changed.length > 0 && (
        <table className="mt-2 w-full text-left tabular-nums">
          <thead>
            <tr className="text-sm">
              <th scope="col">Ngày, hạng</th>
              <th scope="col" className="text-right">
                Đang có
              </th>
              <th scope="col" className="text-right">
                Sau khi chuyển
              </th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ unitId, unitTitle, day: of, taken, takenAfter, allotment }) => (
              <tr key={`${unitId} ${of}`}>
                <td>
                  {formatDay(of)}, {unitTitle}
                </td>
                <td className="text-right">
                  {taken}/{allotment}
                </td>
                <td className="text-right">
                  {takenAfter}/{allotment}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {closed > 0 && (
        <p className="mt-2">
          Ngày {formatDay(departure.day)} ngừng bán, {closed} hạng.
        </p>
      )}
      <p className="mt-2">
        {choiceBy
          ? `Mỗi khách được thư với ngày, giờ, xe mới và chọn trước ${formatMoment(choiceBy)}: đồng ý, dời ngày khác, giữ tín dụng hay nhận lại đủ tiền. Ai không trả lời thì được hoàn đủ. Nhà cung cấp được báo ngày mới.`
          : 'Mỗi khách và nhà cung cấp được thư báo xe và hướng dẫn mới; ngày đi giữ nguyên.'}
      </p>
    </Notice>
  );
}
