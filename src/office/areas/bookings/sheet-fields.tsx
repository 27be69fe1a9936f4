import type { ReactNode } from 'react';
import { SelectField, TextField } from '../../parts/field.tsx';
import { formatDay } from '../../parts/format-moment.ts';
import { AdditionFields } from './addition-fields.tsx';
import { ApprovalFields } from './approval-fields.tsx';
import type { ActionName, BookingAnswer } from './booking-action.ts';
import { isLive } from './booking-actions.ts';
import { CancelFields } from './cancel-fields.tsx';
import { ChangeFields, NameFields } from './change-fields.tsx';
import {
  DecideCreditFields,
  ExtendCodeFields,
  ExtendCreditFields,
  GiveCreditFields,
} from './credit-fields.tsx';
import { EmailFields, HolderFields } from './holder-fields.tsx';
import { InvoiceFields, InvoiceNumber } from './invoice-fields.tsx';
import { AcknowledgeFields, ItemCancelFields, LateFields, NoShowFields, UndoFields } from './late-fields.tsx';
import { MoveFields } from './move-fields.tsx';
import { NoteField, type SheetFieldProps } from './note-field.tsx';
import { PartRefundFields, PaymentFields } from './payment-fields.tsx';

/** The fields of a sheet's form. */
export function SheetFields({
  name,
  booking,
  answer: { problems, preview, additions, typed },
}: {
  name: ActionName;
  booking: SheetFieldProps['booking'];
  answer: BookingAnswer & { problems: Record<string, string> };
}) {
  const asked = { booking, problems };
  const fields: Record<ActionName, () => ReactNode> = {
    'nhan-loi': () => <NoteField {...asked} label="Ghi chú (nếu có)" />,
    'tu-choi': () => <NoteField {...asked} label="Lý do, khách sẽ đọc" />,
    'cong-ty-duyet': () => <ApprovalFields {...asked} typed={typed} />,
    'ma-ncc': () => <Reference {...asked} />,
    'thu-tien': () => <PaymentFields {...asked} />,
    'khoi-phuc': () => <ChoiceFields {...asked} />,
    'gia-han': () => <Hours {...asked} />,
    'hen-tra-quay': () => null,
    chuyen: () => (
      <MoveFields {...asked} typed={typed} preview={preview && 'borneVnd' in preview ? preview : undefined} />
    ),
    'them-dich-vu': () => <AdditionFields {...asked} {...{ preview, additions, typed }} />,
    'doi-ngay': () => <ChangeFields {...asked} preview={preview} typed={typed} />,
    'thoi-doi': () => <NoteField {...asked} label="Lý do, khách không đọc câu này" />,
    'sua-ten': () => <NameFields {...asked} />,
    'doi-nguoi-dat': () => <HolderFields {...asked} typed={typed} />,
    'doi-email': () => <EmailFields {...asked} />,
    'gui-lai': () => null,
    'cap-lai-phieu': () => (
      <>
        <Voucher {...asked} isVersioned />
        <NoteField {...asked} label="Lý do, khách không đọc câu này" />
      </>
    ),
    'den-muon': () => <LateFields {...asked} />,
    'ncc-da-biet': () => <AcknowledgeFields {...asked} />,
    'khong-den': () => <NoShowFields {...asked} />,
    'rut-khong-den': () => <UndoFields {...asked} />,
    'hoa-don': () => <InvoiceFields {...asked} typed={typed} />,
    'so-hoa-don': () => <InvoiceNumber {...asked} />,
    'huy-mot': () => <ItemCancelFields {...asked} />,
    'tang-tin-dung': () => <GiveCreditFields {...asked} typed={typed} />,
    'duyet-tin-dung': () => <DecideCreditFields {...asked} typed={typed} />,
    'gia-han-tin-dung': () => <ExtendCreditFields {...asked} typed={typed} />,
    'gia-han-ma': () => <ExtendCodeFields {...asked} typed={typed} />,
    'hoan-mot-phan': () => <PartRefundFields {...asked} />,
    huy: () => <CancelFields {...asked} />,
  };
  return fields[name]();
}

function Reference(asked: SheetFieldProps) {
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

function Voucher({ booking, problems, isVersioned = false }: SheetFieldProps & { isVersioned?: boolean }) {
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

function ChoiceFields({ booking: { moveDates, standing }, problems }: SheetFieldProps) {
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

function Hours(asked: SheetFieldProps) {
  return (
    <>
      <TextField
        name="hours"
        label="Giữ thêm mấy giờ, kể từ bây giờ"
        inputMode="numeric"
        defaultValue="4"
        error={asked.problems.hours}
      />
      <NoteField {...asked} label="Lý do" />
    </>
  );
}
