import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import type { ChoiceView } from '#modules/booking/disruption/choices.ts';
import { bookingLimits } from '#modules/pricing/booking-limits.ts';
import { addDays } from '#platform/time/days.ts';
import { formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button } from '#ui/button.tsx';
import { DayChoice } from '#web/parts/trip-search/day-choice.tsx';

interface Shown {
  choices: ChoiceView;
  /** Available days (ISO), nearest first. */
  dates: string[];
  today: string;
}

/** The options, a form each, so that they work without JavaScript. */
export function ChoiceWays({ choices, dates, today }: Shown) {
  const isSending = useNavigation().state === 'submitting';
  const amount = formatVnd(choices.amount);
  return (
    <div className="stack-5">
      {choices.proposedOn && (
        <Way id="dong-y" kind="rebook" title="Đi ngày mới" price="Không trả thêm">
          <p>
            Chỗ của bạn ngày {formatWeekdayDate(choices.proposedOn)} đã được giữ sẵn, giá và dịch vụ như đã
            thỏa thuận.
          </p>
          <input type="hidden" name="otherDay" value={choices.proposedOn} />
          <Button type="submit" disabled={isSending}>
            Đồng ý đi {formatWeekdayDate(choices.proposedOn)}
          </Button>
        </Way>
      )}
      {choices.canRebook && (
        <Way id="doi-ngay" kind="rebook" title="Dời sang ngày khác" price="Không trả thêm">
          <p>Cùng dịch vụ, cùng số khách. Giá giữ như đã thỏa thuận, kể cả khi ngày mới đắt hơn.</p>
          <Days dates={dates} today={today} />
          <Button type="submit" look={choices.proposedOn ? 'outline' : 'primary'} disabled={isSending}>
            Dời sang ngày này
          </Button>
        </Way>
      )}
      {choices.canCredit && (
        <Way id="tin-dung" kind="credit" title="Giữ làm tín dụng" price={amount}>
          <p>
            Bạn nhận một mã có giá trị {amount}, dùng trong 12 tháng cho mọi dịch vụ, một lần hay nhiều lần,
            với số điện thoại hoặc email của đặt chỗ này.
          </p>
          <Button type="submit" look="sea" disabled={isSending}>
            Nhận mã tín dụng {amount}
          </Button>
        </Way>
      )}
      <Way id="hoan-tien" kind="refund" title="Nhận lại tiền" price={amount}>
        <p>Hoàn đủ số tiền bạn đã trả, không mất phí, dù điều kiện hủy của giá này thế nào.</p>
        <Button type="submit" look="outline" disabled={isSending}>
          Hoàn {amount}
        </Button>
      </Way>
    </div>
  );
}

function Way({
  id,
  kind,
  title,
  price,
  children,
}: {
  id: string;
  kind: string;
  title: string;
  price: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 rounded-card border border-line bg-rice p-5"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`${id}-title`} className="text-lg">
          {title}
        </h2>
        <p className="font-semibold tabular-nums">{price}</p>
      </div>
      <Form method="post" data-held noValidate className="mt-3 stack-4">
        <input type="hidden" name="choice" value={kind} />
        {children}
      </Form>
    </section>
  );
}

function Days({ dates, today }: Pick<Shown, 'dates' | 'today'>) {
  return (
    <>
      {dates.length > 0 && (
        <fieldset>
          <legend className="font-semibold">Những ngày gần đó còn chỗ</legend>
          <div className="mt-2 grid gap-2 md:grid-cols-2">
            {[...dates].sort().map((day) => (
              <Day key={day} value={day} label={formatWeekdayDate(day)} isFirst={day === dates[0]} />
            ))}
          </div>
        </fieldset>
      )}
      <DayChoice
        name="otherDay"
        isRequired={false}
        day=""
        days={{ firstDay: today, lastDay: addDays(today, bookingLimits.horizonDays) }}
        error={undefined}
        label={dates.length > 0 ? 'Hoặc một ngày khác' : 'Ngày bạn muốn đi'}
        hint={
          dates.length > 0
            ? 'Để trống nếu bạn chọn một ngày ở trên.'
            : 'Chúng tôi kiểm tra còn chỗ ngay khi bạn bấm nút.'
        }
      />
    </>
  );
}

function Day({ value, label, isFirst }: { value: string; label: string; isFirst: boolean }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line px-4 py-2 has-checked:border-sea has-checked:bg-sea-soft">
      <input type="radio" name="day" value={value} defaultChecked={isFirst} className="size-5 accent-sea" />
      {label}
    </label>
  );
}
