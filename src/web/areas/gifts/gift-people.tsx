import { type ReactNode, useId } from 'react';
import { checkContact } from '#platform/vietnamese/check-contact.ts';
import { CheckedField } from '#ui/checked-field.tsx';
import { TextArea } from '#ui/field.tsx';
import { DayChoice } from '#web/parts/trip-search/day-choice.tsx';
import type { GiftErrors, GiftValues } from './gift-values.ts';

interface Shown {
  values: GiftValues;
  errors: GiftErrors;
}

/** Who gets the gift card, when and with which words, and who pays for it. @param days the first and the last on which it can be sent */
export function GiftPeople({ values, errors, days }: Shown & { days: { from: string; to: string } }) {
  return (
    <>
      <ReceiverFields values={values} errors={errors} days={days} />
      <PayerFields values={values} errors={errors} />
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <div className="mt-3 grid gap-4 rounded-card border border-line bg-rice p-4 md:grid-cols-2 lg:p-5">
        {children}
      </div>
    </section>
  );
}

function ReceiverFields({ values, errors, days }: Shown & { days: { from: string; to: string } }) {
  return (
    <Part title="Người nhận">
      <CheckedField
        name="receiverName"
        label="Tên người nhận"
        autoComplete="off"
        required
        defaultValue={values.receiverName}
        errors={errors}
        check={checkContact.fullName}
      />
      <CheckedField
        name="receiverEmail"
        label="Email người nhận"
        type="email"
        autoComplete="off"
        required
        defaultValue={values.receiverEmail}
        errors={errors}
        check={checkContact.email}
      />
      <DayChoice
        name="sendOn"
        label="Ngày gửi"
        day={values.sendOn}
        days={{ firstDay: days.from, lastDay: days.to }}
        error={errors.sendOn}
      />
      <TextArea
        name="message"
        label="Lời nhắn"
        maxLength={500}
        rows={4}
        defaultValue={values.message}
        error={errors.message}
        hint="Đến 500 ký tự, in trong thư tặng."
        className="md:col-span-2"
      />
    </Part>
  );
}

function PayerFields({ values, errors }: Shown) {
  return (
    <Part title="Người tặng">
      <CheckedField
        name="fullName"
        label="Họ và tên"
        autoComplete="name"
        required
        defaultValue={values.fullName}
        errors={errors}
        check={checkContact.fullName}
        hint="Người nhận thấy tên này."
      />
      <CheckedField
        name="phone"
        label="Số điện thoại"
        type="tel"
        autoComplete="tel"
        required
        defaultValue={values.phone}
        errors={errors}
        check={checkContact.phone}
        hint="Chúng tôi gọi khi khoản tiền có gì chưa rõ."
      />
      <CheckedField
        name="email"
        label="Email"
        type="email"
        autoComplete="email"
        required
        defaultValue={values.email}
        errors={errors}
        check={checkContact.email}
        hint="Xác nhận của đơn gửi về đây."
        className="md:col-span-2"
      />
    </Part>
  );
}
