import { TextField } from '../../parts/field.tsx';
import type { BulkReply } from '../../parts/list/bulk-reply.ts';
import { BulkSheet } from '../../parts/list/bulk-sheet.tsx';
import { ColleagueField } from '../../parts/people/colleague-field.tsx';
import { enquiryBulk } from './enquiry-list.tsx';

type BulkName = (typeof enquiryBulk)[number]['name'];

const effects: Record<BulkName, string> = {
  giao: 'Việc đang chờ của từng yêu cầu thành của người nhận. Hoàn tác được ngay sau đó.',
  nhan: 'Khách thấy yêu cầu đang được xử lý. Đồng hồ trả lời vẫn chạy.',
  dong: 'Yêu cầu thôi chờ, việc của nó khép lại. Hoàn tác thì các yêu cầu ấy đang được xử lý trở lại.',
};

/** Sheet for one action on many enquiries. */
export function EnquiryBulkSheet({
  bulk: { name, keys, staff },
  reply,
  backTo,
}: {
  bulk: { name: string; keys: string[]; staff: { id: string; name: string }[] };
  reply: BulkReply | undefined;
  backTo: string;
}) {
  const action = enquiryBulk.find((one) => one.name === name);
  if (!action) return null;
  return (
    <BulkSheet action={action} keys={keys} reply={reply} backTo={backTo} effect={effects[action.name]}>
      {action.name === 'giao' && <ColleagueField staff={staff} />}
      {action.name === 'dong' && (
        <TextField
          name="ghi"
          label="Vì sao đóng"
          maxLength={300}
          autoComplete="off"
          defaultValue={reply?.typed?.ghi ?? ''}
        />
      )}
    </BulkSheet>
  );
}
