import type { ReactNode } from 'react';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { SelectField, TextArea, TextField } from '../../parts/field.tsx';
import { formatDay } from '../../parts/format-moment.ts';
import { type ActionName, type BookingAnswer, isLive } from './booking-action.ts';
import { CancelFields } from './cancel-fields.tsx';
import { ChangeFields, NameFields } from './change-fields.tsx';
import { InvoiceFields, InvoiceNumber } from './invoice-fields.tsx';
import { HeardFields, ItemCancelFields, LateFields, NoShowFields, UndoFields } from './late-fields.tsx';
import type { BookingPageData } from './load-booking.ts';

interface Asked {
  booking: BookingPageData;
  problems: Record<string, string>;
}

/** What a sheet's form asks for. */
export function SheetFields({
  name,
  booking,
  answer: { problems, preview, typed },
}: {
  name: ActionName;
  booking: BookingPageData;
  answer: BookingAnswer & { problems: Record<string, string> };
}) {
  const asked = { booking, problems };
  const fields: Record<ActionName, () => ReactNode> = {
    'nhan-loi': () => <Note {...asked} label="Ghi chú (nếu có)" />,
    'tu-choi': () => <Note {...asked} label="Lý do, khách sẽ đọc" />,
    'ma-ncc': () => <Reference {...asked} />,
    'thu-tien': () => <Payment {...asked} />,
    'khoi-phuc': () => <ChoiceFields {...asked} />,
    'gia-han': () => <Hours {...asked} />,
    'hen-tra-quay': () => null,
    'doi-ngay': () => <ChangeFields {...asked} preview={preview} typed={typed} />,
    'thoi-doi': () => <Note {...asked} label="Lý do, khách không đọc câu này" />,
    'sua-ten': () => <NameFields {...asked} />,
    'doi-nguoi-dat': () => <Holder {...asked} typed={typed} />,
    'doi-email': () => <Email {...asked} />,
    'gui-lai': () => null,
    'cap-lai-phieu': () => (
      <>
        <Voucher {...asked} isVersioned />
        <Note {...asked} label="Lý do, khách không đọc câu này" />
      </>
    ),
    'den-muon': () => <LateFields {...asked} />,
    'ncc-da-biet': () => <HeardFields {...asked} />,
    'khong-den': () => <NoShowFields {...asked} />,
    'rut-khong-den': () => <UndoFields {...asked} />,
    'hoa-don': () => <InvoiceFields {...asked} typed={typed} />,
    'so-hoa-don': () => <InvoiceNumber {...asked} />,
    'huy-mot': () => <ItemCancelFields {...asked} />,
    'hoan-mot-phan': () => <PartRefund {...asked} />,
    huy: () => <CancelFields {...asked} />,
  };
  return fields[name]();
}

function Note({ problems, label, name = 'note' }: Asked & { label: string; name?: string }) {
  return <TextArea name={name} label={label} maxLength={500} error={problems[name]} />;
}

function Reference(asked: Asked) {
  return (
    <>
      <Voucher {...asked} />
      <TextField
        name="reference"
        label="Mã xác nhận của nhà cung cấp"
        maxLength={100}
        error={asked.problems.reference}
      />
    </>
  );
}

function Voucher({ booking, problems, isVersioned = false }: Asked & { isVersioned?: boolean }) {
  const live = booking.vouchers.filter(isLive);
  const titleOf = (position: number) => booking.items.find((item) => item.position === position)?.title ?? '';
  return (
    <SelectField name="voucher" label="Phiếu" error={problems.voucher}>
      {live.map(({ code, version, position, reference }) => (
        <option key={code} value={isVersioned ? `${code} ${version}` : code}>
          {code} · {titleOf(position)}
          {reference && ` · đang ghi ${reference}`}
        </option>
      ))}
    </SelectField>
  );
}

function Payment({ booking: { money, parts }, problems }: Asked) {
  const awaitedVnd = money.dueNowVnd || money.outstandingVnd;
  const open = parts.filter(({ state }) => state === 'open');
  return (
    <>
      {open.length > 0 && (
        <SelectField name="partNumber" label="Trả cho phần" defaultValue="" error={problems.partNumber}>
          <option value="">Cả đặt chỗ, do người đặt trả</option>
          {open.map(({ number, name, amountVnd }) => (
            <option key={number} value={number}>
              {`P${number} · ${name} · ${amountVnd.toLocaleString('vi-VN')} ₫`}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        name="amountVnd"
        label="Số tiền, ₫"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={awaitedVnd.toLocaleString('vi-VN')}
        error={problems.amountVnd}
      />
      <TextField
        name="receiptNo"
        label="Số phiếu thu"
        autoComplete="off"
        maxLength={60}
        error={problems.receiptNo}
      />
    </>
  );
}

function Email(asked: Asked) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        label="Email mới"
        autoComplete="off"
        maxLength={200}
        error={asked.problems.email}
      />
      <Note {...asked} name="reason" label="Bạn đã nhận ra khách bằng cách nào" />
    </>
  );
}

function Holder(asked: Asked & { typed: Record<string, string> | undefined }) {
  const {
    booking: { contact },
    problems,
    typed = {},
  } = asked;
  return (
    <>
      <TextField
        name="fullName"
        label="Họ tên người đặt"
        autoComplete="off"
        maxLength={100}
        defaultValue={typed.fullName ?? contact.fullName}
        error={problems.fullName}
      />
      <TextField
        name="phone"
        label="Điện thoại"
        inputMode="tel"
        autoComplete="off"
        maxLength={20}
        defaultValue={typed.phone ?? formatPhone(contact.phone)}
        error={problems.phone}
      />
      <Note {...asked} name="reason" label="Bạn đã nhận ra khách bằng cách nào" />
    </>
  );
}

function PartRefund(asked: Asked) {
  const { problems } = asked;
  return (
    <>
      <TextField
        name="amountVnd"
        label="Số tiền hoàn, ₫"
        inputMode="numeric"
        autoComplete="off"
        error={problems.amountVnd}
      />
      <Note {...asked} name="reason" label="Lý do, người duyệt đọc" />
    </>
  );
}

function ChoiceFields({ booking: { moveDates, standing }, problems }: Asked) {
  const days = [...new Set([...(standing.firstOn ? [standing.firstOn] : []), ...moveDates])].sort();
  return (
    <>
      <SelectField name="choice" label="Khách chọn" error={problems.choice}>
        <option value="rebook">Khôi phục hoặc dời ngày, giữ giá</option>
        <option value="credit">Giữ tiền thành tín dụng</option>
        <option value="refund">Trả lại toàn bộ tiền</option>
      </SelectField>
      <SelectField
        name="from"
        label="Ngày bắt đầu, nếu khôi phục hoặc dời"
        error={problems.from}
        defaultValue={standing.firstOn ?? ''}
      >
        {days.map((day) => (
          <option key={day} value={day}>
            {formatDay(day)}
            {day === standing.firstOn && ' (ngày đã đặt)'}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function Hours(asked: Asked) {
  return (
    <>
      <TextField
        name="hours"
        label="Giữ thêm mấy giờ, kể từ bây giờ"
        inputMode="numeric"
        defaultValue="4"
        error={asked.problems.hours}
      />
      <Note {...asked} label="Lý do" />
    </>
  );
}
