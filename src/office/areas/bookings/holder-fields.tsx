import { formatPhone } from '#platform/vietnamese/phone.ts';
import { TextField } from '../../parts/field.tsx';
import { NoteField, type SheetFieldProps } from './note-field.tsx';

/** The mailbox that receives the booking's mails from now on. */
export function EmailFields(props: SheetFieldProps) {
  return (
    <>
      <TextField
        name="email"
        type="email"
        label="Email mới"
        autoComplete="off"
        maxLength={200}
        error={props.problems.email}
      />
      <NoteField {...props} name="reason" label="Bạn đã nhận ra khách bằng cách nào" />
    </>
  );
}

/** The contact's details, to correct a guest's typing error. */
export function HolderFields(props: SheetFieldProps & { typed: Record<string, string> | undefined }) {
  const {
    booking: { contact },
    problems,
    typed = {},
  } = props;
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
      <NoteField {...props} name="reason" label="Bạn đã nhận ra khách bằng cách nào" />
    </>
  );
}
