import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { CommentList, type ShownComment } from './comment-list.tsx';
import type { PlanPageData } from './load-plan-page.ts';
import type { PlanFormRefusal } from './run-plan-action.ts';

/** Readers' comments on a shared plan; its owner replies there and hides unwanted ones. */
export function PlanComments({ page, refused }: { page: PlanPageData; refused: PlanFormRefusal | null }) {
  const { plan, access, comments } = page;
  if (!comments) return null;
  if (access !== 'owner') return <CommentList slug={plan.slug} comments={comments} />;
  const hidden = comments.filter(({ isHidden }) => isHidden).map(({ id }) => id);
  return (
    <CommentList
      slug={plan.slug}
      comments={comments}
      note={
        page.isAnswered && (
          <Notice tone="good" role="status" title="Đã nhận câu trả lời. Nhân viên đọc trước khi hiện." />
        )
      }
      tools={(comment) => (
        <OwnerTools
          // A new key clears the field after sending.
          key={page.isAnswered ? page.newDayId : 'open'}
          comment={comment}
          refused={refused}
          isBelowHidden={comment.answersId !== null && hidden.includes(comment.answersId)}
        />
      )}
    />
  );
}

function OwnerTools({
  comment: { id, answersId, authorName, isHidden },
  refused,
  isBelowHidden,
}: {
  comment: ShownComment;
  refused: PlanFormRefusal | null;
  isBelowHidden: boolean;
}) {
  const isBack = refused?.typed.intent === 'answer-comment' && refused.typed.id === String(id);
  if (isBelowHidden) return <p className="text-sm text-ink-soft">Ẩn cùng bình luận ở trên.</p>;
  return (
    <>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <Button
          type="submit"
          name="intent"
          value={isHidden ? 'show-comment' : 'hide-comment'}
          look="quiet"
          size="sm"
        >
          {isHidden ? 'Cho hiện lại' : 'Ẩn khỏi trang'}
          <span className="sr-only"> bình luận của {authorName}</span>
        </Button>
      </Form>
      {answersId === null && !isHidden && (
        <details open={isBack || undefined}>
          <summary className="folded-head min-h-11 w-fit list-none text-sm font-semibold text-sea hover:underline">
            Trả lời<span className="sr-only"> {authorName}</span>
          </summary>
          <Form method="post" noValidate preventScrollReset className="mt-1 max-w-2xl stack-3">
            <input type="hidden" name="id" value={id} />
            <TextArea
              id={`answer-${id}`}
              name="words"
              label="Câu trả lời của bạn"
              hint="Hiện dưới tên người lập kế hoạch. Nhân viên đọc trước khi hiện."
              maxLength={1000}
              defaultValue={isBack ? refused.typed.words : ''}
              error={isBack ? refused.error : undefined}
              required
            />
            <Button type="submit" name="intent" value="answer-comment" look="sea" size="sm">
              Gửi câu trả lời
            </Button>
          </Form>
        </details>
      )}
    </>
  );
}
