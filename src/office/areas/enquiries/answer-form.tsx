import { Form } from 'react-router';
import type { StaffEnquiry } from '#modules/enquiries/queries/find-staff-enquiry.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextArea, TextField } from '../../parts/field.tsx';

const fares = [0, 1, 2];

/** Answers the guest, with up to three priced offers; an empty one is no offer. */
export function AnswerForm({
  enquiry,
  reply,
  now,
}: {
  enquiry: StaffEnquiry;
  reply: ActionReply | undefined;
  now: Date;
}) {
  if (!useMay()('enquiry.answer') || !enquiry.canAnswer) return null;
  const { typed = {}, errors = {} } = reply ?? {};
  const isPriced = enquiry.kind !== 'khieu-nai' && enquiry.kind !== 'gop-y';
  const days = {
    from: enquiry.flight?.legs[0]?.date ?? enquiry.wishes.dates?.from ?? '',
    to: enquiry.flight?.legs.at(-1)?.date ?? enquiry.wishes.dates?.to ?? '',
  };
  const way = enquiry.contact.email
    ? `Thư gửi tới ${enquiry.contact.email}.`
    : 'Khách không để email: bạn gọi điện, câu trả lời lưu ở trang yêu cầu của khách.';
  return (
    <Card title="Trả lời khách">
      <Form method="post" className="flex flex-col gap-3 px-3.5 py-2.5" noValidate>
        <TextArea
          name="message"
          label="Lời nhắn cho khách"
          rows={5}
          hint={way}
          defaultValue={typed.message ?? ''}
          error={errors.message}
        />
        {isPriced &&
          fares.map((at) => (
            <FareFields
              key={at}
              at={at}
              typed={typed}
              errors={errors}
              policies={enquiry.policies}
              days={days}
              now={now}
            />
          ))}
        <p>
          <Button type="submit" name="do" value="answer" look="send">
            Gửi cho khách
          </Button>
        </p>
      </Form>
    </Card>
  );
}

function FareFields({
  at,
  typed,
  errors,
  policies,
  days,
  now,
}: {
  at: number;
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  policies: StaffEnquiry['policies'];
  /** The guest's wished days. */
  days: { from: string; to: string };
  now: Date;
}) {
  const field = (name: string, usual = '') => ({
    name: `${name}-${at}`,
    defaultValue: typed[`${name}-${at}`] ?? usual,
    error: errors[`${name}-${at}`],
  });
  const twoDays = new Date(now.getTime() + 55 * 3_600_000).toISOString().slice(0, 16);
  const isOpen =
    at === 0 || Object.keys(errors).some((name) => name.endsWith(`-${at}`)) || Boolean(typed[`label-${at}`]);
  return (
    <details open={isOpen} className="rounded-control border border-line px-3 py-2">
      <summary className="cursor-pointer font-semibold">Phương án {at + 1} (có giá)</summary>
      <div className="mt-2 grid grid-cols-2 gap-2 max-sm:grid-cols-1">
        <TextField {...field('label')} label="Tên phương án" maxLength={160} className="col-span-full" />
        <TextArea
          {...field('lines')}
          label="Các dòng giá"
          className="col-span-full"
          hint="Mỗi dòng: tên; số suất; đơn giá. Ví dụ: Vé người lớn HAN–PQC; 2; 2.450.000"
        />
        <TextField {...field('from', days.from)} type="date" label="Ngày đi" />
        <TextField {...field('to', days.to)} type="date" label="Ngày về" />
        <TextField {...field('expiresAt', twoDays)} type="datetime-local" label="Giữ giá đến" />
        <TextField {...field('conditions')} label="Đã gồm, điều kiện" maxLength={300} />
        <TextField
          {...field('depositPercent')}
          label="Đặt cọc, phần trăm"
          inputMode="numeric"
          hint="Để trống khi trả hết một lần."
        />
        <TextField {...field('balanceDueOn')} type="date" label="Trả phần còn lại trước ngày" />
        <SelectField {...field('policy')} label="Khách hủy được hoàn" className="col-span-full">
          <option value="">Không hoàn</option>
          {policies.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextArea {...field('cancellation')} label="Điều kiện đổi, hủy" className="col-span-full" rows={2} />
      </div>
    </details>
  );
}
