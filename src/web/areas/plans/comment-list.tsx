import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { planPaths } from '#web/parts/plans/plan-paths.ts';

export interface ShownComment {
  id: number;
  answersId: number | null;
  authorName: string;
  words: string;
  /** Whether the plan's owner wrote it. */
  byOwner: boolean;
  isHidden?: boolean;
  writtenOn: string;
}

/** Comments on a plan, replies below what they reply to; `tools` renders further actions for each. */
export function CommentList({
  slug,
  comments,
  tools,
  note,
}: {
  slug: string;
  comments: ShownComment[];
  tools?: (comment: ShownComment) => ReactNode;
  note?: ReactNode;
}) {
  return (
    <section id="binh-luan" aria-labelledby="comments-title" className="scroll-mt-24">
      <h2 id="comments-title" className="text-xl">
        Bình luận
      </h2>
      {note}
      {comments.length === 0 && <p className="mt-2 text-ink-soft">Chưa có bình luận nào.</p>}
      <ul className="mt-3 stack-3">
        {comments.map((comment) => {
          const { id, answersId, authorName, words, writtenOn, byOwner, isHidden } = comment;
          return (
            <li key={id} className={answersId === null ? '' : 'ml-6 border-l-2 border-line pl-4'}>
              <article className="[overflow-wrap:anywhere]">
                <p>
                  <b>{authorName}</b> {byOwner && <Badge tone="sea">Người lập kế hoạch</Badge>}{' '}
                  {isHidden && <Badge tone="warn">Đang ẩn</Badge>}{' '}
                  <span className="text-sm text-ink-soft">{writtenOn}</span>
                </p>
                <p className="whitespace-pre-line">{words}</p>
                <p className="flex gap-5 text-sm">
                  {answersId === null && !isHidden && !tools && (
                    <Link
                      to={planPaths.comment(slug, id)}
                      className="inline-flex min-h-11 items-center text-sea hover:underline"
                    >
                      Trả lời
                    </Link>
                  )}
                  <Link
                    to={planPaths.report(slug, id)}
                    className="inline-flex min-h-11 items-center text-ink-soft hover:underline"
                  >
                    Báo cáo
                  </Link>
                </p>
                {tools?.(comment)}
              </article>
            </li>
          );
        })}
      </ul>
      <p className="mt-4">
        <ButtonLink to={planPaths.comment(slug)} look="outline">
          Viết bình luận
        </ButtonLink>
      </p>
    </section>
  );
}
