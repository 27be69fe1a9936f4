import { Form } from 'react-router';
import type { ReviewView } from '#modules/reviews/queries/list-reviews.ts';
import { rejectReasonLabels } from '#modules/reviews/rules/reject-reasons.ts';
import type { ReviewStatus } from '#modules/reviews/schema.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextArea } from '../../parts/field.tsx';
import { Fold } from '../../parts/fold.tsx';

interface Acting {
  review: { status: ReviewStatus; reply: ReviewView['reply'] };
  reply: ActionReply | undefined;
}

/** Publishes a review, or refuses it for one of the public reasons. */
export function Verdict({ review: { status }, reply }: Acting) {
  const may = useMay();
  if (!may('review.moderate')) return null;
  const isShown = status === 'published';
  const { typed = {}, errors = {} } = reply?.typed?.do === 'reject' ? reply : {};
  return (
    <Card title="Duyệt">
      <div className="flex flex-col gap-2 p-3.5">
        {!isShown && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="seen" value={status} />
            <Button type="submit" name="do" value="publish" look="primary" className="w-full">
              Đăng đánh giá này
            </Button>
          </Form>
        )}
        <Fold title={isShown ? 'Gỡ khỏi trang…' : 'Từ chối, hoặc đổi lý do…'} isOpen={typed.do === 'reject'}>
          <Form method="post" preventScrollReset className="flex flex-col gap-2 p-3">
            <input type="hidden" name="seen" value={status} />
            <SelectField
              name="reason"
              label="Lý do, người viết sẽ đọc"
              defaultValue={typed.reason ?? ''}
              error={errors.reason}
            >
              <option value="">Chọn một lý do</option>
              {Object.entries(rejectReasonLabels).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextArea
              name="note"
              label="Ghi chú trong nhà"
              hint="Không ghi tên khách."
              defaultValue={typed.note}
              error={errors.note}
            />
            <Button type="submit" name="do" value="reject" look="danger">
              {isShown ? 'Gỡ khỏi trang' : 'Không đăng'}
            </Button>
          </Form>
        </Fold>
        <p className="text-sm text-ink-faint">
          Điểm thấp hay lời chê không phải lý do. Số bài bị từ chối theo từng lý do được công bố.
        </p>
      </div>
    </Card>
  );
}
