import { Form } from 'react-router';
import type { ReviewView } from '#modules/reviews/queries/list-reviews.ts';
import type { ReviewStatus } from '#modules/reviews/schema.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextArea, TextField } from '../../parts/field.tsx';

interface Acting {
  review: { status: ReviewStatus; reply: ReviewView['reply'] };
  reply: ActionReply | undefined;
}

/** The answer below a review; a new one takes the place of the old, which stays in the history. */
export function ReplyForm({ review, reply }: Acting) {
  const may = useMay();
  if (!may('review.reply')) return null;
  const { typed = {}, errors = {} } = reply?.typed?.do === 'reply' ? reply : {};
  return (
    <Card title={review.reply ? 'Sửa câu trả lời' : 'Trả lời'}>
      <Form key={review.reply?.at} method="post" preventScrollReset className="flex flex-col gap-3 p-3.5">
        <TextField
          name="by"
          label="Ai trả lời, khách đọc"
          defaultValue={typed.by ?? review.reply?.by}
          error={errors.by}
          autoComplete="off"
        />
        <TextArea
          name="content"
          rows={5}
          label="Câu trả lời"
          defaultValue={typed.content ?? review.reply?.content}
          error={errors.content}
        />
        <Button type="submit" name="do" value="reply" look="send">
          {review.reply ? 'Thay câu trả lời' : 'Đăng câu trả lời'}
        </Button>
      </Form>
    </Card>
  );
}
