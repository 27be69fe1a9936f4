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
  const props = { booking, problems };
  const fields: Record<ActionName, () => ReactNode> = {
    'nhan-loi': () => <NoteField {...props} label="Ghi chú (nếu có)" />,
    'tu-choi': () => <NoteField {...props} label="Lý do, khách sẽ đọc" />,
    'cong-ty-duyet': () => <ApprovalFields {...props} typed={typed} />,
    'ma-ncc': () => <Reference {...props} />,
    'thu-tien': () => <PaymentFields {...props} />,
    'khoi-phuc': () => <ChoiceFields {...props} />,
    'gia-han': () => <Hours {...props} />,
    'hen-tra-quay': () => null,
    chuyen: () => (
      <MoveFields {...props} typed={typed} preview={preview && 'borneVnd' in preview ? preview : undefined} />
    ),
    'them-dich-vu': () => <AdditionFields {...props} {...{ preview, additions, typed }} />,
    'doi-ngay': () => <ChangeFields {...props} preview={preview} typed={typed} />,
    'thoi-doi': () => <NoteField {...props} label="Lý do, khách không đọc câu này" />,
    'sua-ten': () => <NameFields {...props} />,
    'doi-nguoi-dat': () => <HolderFields {...props} typed={typed} />,
    'doi-email': () => <EmailFields {...props} />,
    'gui-lai': () => null,
    'cap-lai-phieu': () => (
      <>
        <Voucher {...props} isVersioned />
        <NoteField {...props} label="Lý do, khách không đọc câu này" />
      </>
    ),
    'den-muon': () => <LateFields {...props} />,
    'ncc-da-biet': () => <AcknowledgeFields {...props} />,
    'khong-den': () => <NoShowFields {...props} />,
    'rut-khong-den': () => <UndoFields {...props} />,
    'hoa-don': () => <InvoiceFields {...props} typed={typed} />,
    'so-hoa-don': () => <InvoiceNumber {...props} />,
    'huy-mot': () => <ItemCancelFields {...props} />,
    'tang-tin-dung': () => <GiveCreditFields {...props} typed={typed} />,
    'duyet-tin-dung': () => <DecideCreditFields {...props} typed={typed} />,
    'gia-han-tin-dung': () => <ExtendCreditFields {...props} typed={typed} />,
    'gia-han-ma': () => <ExtendCodeFields {...props} typed={typed} />,
    'hoan-mot-phan': () => <PartRefundFields {...props} />,
    huy: () => <CancelFields {...props} />,
  };
  return fields[name]();
}

function Reference(props: SheetFieldProps) {
  return (
    <>
      <Voucher {...props} />
      <TextField
        name="reference"
        label="Mã xác nhận của nhà cung cấp"
        maxLength={100}
        error={props.problems.reference}
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

function Hours(props: SheetFieldProps) {
  return (
    <>
      <TextField
        name="hours"
        label="Giữ thêm mấy giờ, kể từ bây giờ"
        inputMode="numeric"
        defaultValue="4"
        error={props.problems.hours}
      />
      <NoteField {...props} label="Lý do" />
    </>
  );
}
