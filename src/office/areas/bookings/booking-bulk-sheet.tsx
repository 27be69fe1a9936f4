import { CheckField, TextArea } from '../../parts/field.tsx';
import type { BulkReply } from '../../parts/list/bulk-reply.ts';
import { BulkSheet } from '../../parts/list/bulk-sheet.tsx';
import { ColleagueField } from '../../parts/people/colleague-field.tsx';
import { SuggestedField } from '../../parts/suggested-field.tsx';
import { bookingBulk } from './booking-bulk.ts';

type BulkName = (typeof bookingBulk)[number]['name'];

const effects: Record<BulkName, string> = {
  giao: 'Người nhận thấy chúng ở ‘Của tôi’. Hoàn tác được ngay sau đó.',
  'ghi-chu': 'Cùng một ghi chú nội bộ vào từng đặt chỗ, khách không thấy. Hoàn tác được ngay sau đó.',
  nhan: 'Nhãn chỉ nhân viên thấy, và là một bộ lọc của bảng. Hoàn tác được ngay sau đó.',
  'nhac-tien':
    'Mỗi khách nhận một thư nói còn phải trả bao nhiêu và đến bao giờ, mỗi ngày nhiều nhất một thư. Thư đã gửi thì không rút lại được.',
  'nhac-ncc':
    'Mỗi nhà cung cấp chưa trả lời nhận thêm một thư với liên kết để trả lời. Thư đã gửi thì không rút lại được.',
  'gui-lai': 'Mỗi khách nhận lại thư nói trạng thái hiện tại. Thư đã gửi thì không rút lại được.',
};

/** Sheet for one action on many bookings. */
export function BookingBulkSheet({
  bulk: { name, keys, left, staff },
  labels,
  reply,
  backTo,
}: {
  bulk: { name: string; keys: string[]; left: number; staff: { id: string; name: string }[] };
  /** Labels in use. */
  labels: { known: readonly string[]; longest: number };
  reply: BulkReply | undefined;
  backTo: string;
}) {
  const action = bookingBulk.find((one) => one.name === name);
  if (!action) return null;
  return (
    <BulkSheet
      action={action}
      keys={keys}
      reply={reply}
      backTo={backTo}
      effect={`${effects[action.name]}${left > 0 ? ` ${left} dòng đã chọn không cần nhắc, hoặc hôm nay đã nhắc rồi, nên để nguyên.` : ''}`}
    >
      {action.name === 'giao' && <ColleagueField staff={staff} />}
      {action.name === 'nhan' && (
        <>
          <SuggestedField
            name="nhan"
            label="Nhãn"
            hint="Vài chữ, không ghi tên hay số điện thoại của khách: đoàn, dịp, việc chung."
            suggestions={labels.known}
            maxLength={labels.longest}
            defaultValue={reply?.typed?.nhan}
          />
          <CheckField name="bo" label="Bỏ nhãn này thay vì gắn" />
        </>
      )}
      {action.name === 'ghi-chu' && (
        <TextArea name="ghi" label="Ghi chú nội bộ" maxLength={1000} defaultValue={reply?.typed?.ghi ?? ''} />
      )}
    </BulkSheet>
  );
}
