import type { ReviewView } from '#modules/reviews/queries/list-reviews.ts';
import type { ReviewStatus } from '#modules/reviews/schema.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { EditForm } from '../../parts/edit/edit-form.tsx';
import type { EditReply } from '../../parts/edit/edit-state.ts';
import { TextArea, TextField } from '../../parts/field.tsx';
import { replyValues, replyVersion } from './reply-fields.ts';

interface Acting {
  review: { status: ReviewStatus; reply: ReviewView['reply'] };
  reply: EditReply | undefined;
}

/** The company's answer below a review; a new one replaces the old, which stays in the history. */
export function ReplyForm({ review, reply }: Acting) {
  const may = useMay();
  if (!may('review.reply')) return null;
  return (
    <Card title={review.reply ? 'Sửa câu trả lời' : 'Trả lời'}>
      <EditForm
        version={replyVersion(review.reply)}
        values={replyValues(review.reply)}
        reply={reply?.opened ? reply : undefined}
      >
        {(values, errors) => (
          <div className="flex flex-col gap-3 p-3.5">
            <TextField
              name="by"
              label="Ai trả lời, khách đọc"
              defaultValue={values.by}
              error={errors.by}
              autoComplete="off"
            />
            <TextArea
              name="content"
              rows={5}
              label="Câu trả lời"
              defaultValue={values.content}
              error={errors.content}
            />
            <Button type="submit" name="do" value="reply" look="send">
              {reply?.merge ? 'Lưu bản đã ghép' : review.reply ? 'Thay câu trả lời' : 'Đăng câu trả lời'}
            </Button>
          </div>
        )}
      </EditForm>
    </Card>
  );
}
