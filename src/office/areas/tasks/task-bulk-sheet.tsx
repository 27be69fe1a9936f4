import { TextField } from '../../parts/field.tsx';
import type { BulkReply } from '../../parts/list/bulk-reply.ts';
import { BulkSheet } from '../../parts/list/bulk-sheet.tsx';
import { ColleagueField } from '../../parts/people/colleague-field.tsx';
import { taskBulk } from './task-list.tsx';

type BulkName = (typeof taskBulk)[number]['name'];

const effects: Record<BulkName, string> = {
  nhan: 'Những việc chưa ai giữ thành của bạn; việc người khác đang giữ để nguyên. Hoàn tác được ngay sau đó.',
  giao: 'Việc thành của người nhận, ai đang giữ cũng vậy. Hoàn tác được ngay sau đó.',
  khep: 'Việc rời danh sách của cả nhóm dù lý do của nó còn đó. Không hoàn tác được; lý do hết rồi trở lại thì việc tự mở.',
};

/** Sheet for one action on many tasks. */
export function TaskBulkSheet({
  bulk: { name, keys, names, staff },
  reply,
  backTo,
}: {
  bulk: { name: string; keys: string[]; names: string[]; staff: { id: string; name: string }[] };
  reply: BulkReply | undefined;
  backTo: string;
}) {
  const action = taskBulk.find((one) => one.name === name);
  if (!action) return null;
  return (
    <BulkSheet
      action={action}
      keys={keys}
      names={names}
      reply={reply}
      backTo={backTo}
      effect={effects[action.name]}
    >
      {action.name === 'giao' && <ColleagueField staff={staff} />}
      {action.name === 'khep' && (
        <TextField
          name="ghi"
          label="Vì sao không cần làm nữa"
          maxLength={200}
          autoComplete="off"
          defaultValue={reply?.typed?.ghi ?? ''}
        />
      )}
    </BulkSheet>
  );
}
