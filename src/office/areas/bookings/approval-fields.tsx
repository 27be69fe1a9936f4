import { SelectField } from '../../parts/field.tsx';
import { NoteField, type SheetFieldProps } from './note-field.tsx';

/** The decision of a firm's manager given by phone: who they are, yes or no, and how staff verified them. */
export function ApprovalFields({
  booking: { managers },
  problems,
  typed = {},
}: SheetFieldProps & { typed: Record<string, string> | undefined }) {
  return (
    <>
      <SelectField
        name="managerId"
        label="Quản lý đã gọi"
        error={problems.managerId}
        defaultValue={typed.managerId}
      >
        {managers.map(({ userId, name }) => (
          <option key={userId} value={userId}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="answer"
        label="Họ trả lời"
        error={problems.answer}
        defaultValue={typed.answer ?? 'yes'}
      >
        <option value="yes">Duyệt, khách được trả tiền</option>
        <option value="no">Không duyệt, đặt chỗ hủy và hoàn đủ</option>
      </SelectField>
      <NoteField problems={problems} label="Lời nhắn cho người đặt (không duyệt thì cần)" />
      <NoteField problems={problems} name="reason" label="Bạn đã nhận ra người gọi bằng cách nào" />
    </>
  );
}
