import { Form } from 'react-router';
import type { StaffEnquiry } from '#modules/enquiries/queries/find-staff-enquiry.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { MergePanel } from '../../parts/edit/merge-panel.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';

/** A note of what was said, and when to call again. */
export function NoteForm({
  enquiry: { followUpOn },
  reply,
}: {
  enquiry: StaffEnquiry;
  reply: EditReply | undefined;
}) {
  if (!useMay()('enquiry.move')) return null;
  const { typed = {}, errors = {} } = reply ?? {};
  return (
    <Card title="Ghi chú, hẹn liên hệ lại">
      <Form method="post" className="flex flex-col gap-2 px-3.5 py-2.5">
        <input
          type="hidden"
          name="seen"
          value={reply?.merge?.fields[0]?.theirs ?? typed.seen ?? followUpOn ?? ''}
        />
        {reply?.merge && <MergePanel merge={reply.merge} />}
        <TextArea
          name="note"
          label="Ghi chú nội bộ"
          hint="Khách không đọc được."
          maxLength={1000}
          defaultValue={typed.note ?? ''}
          error={errors.note}
        />
        <TextField
          name="followUpOn"
          type="date"
          label="Hẹn ngày"
          defaultValue={typed.followUpOn ?? followUpOn ?? ''}
          error={errors.followUpOn}
        />
        <p>
          <Button type="submit" name="do" value="note">
            Ghi lại
          </Button>
        </p>
      </Form>
    </Card>
  );
}
