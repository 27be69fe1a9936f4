import { Link } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { planPaths } from '#web/parts/plans/plan-paths.ts';

interface ShownComment {
  id: number;
  answersId: number | null;
  authorName: string;
  words: string;
  writtenOn: string;
}

/** What readers say of a public plan, answers below what they answer. */
export function CommentList({ slug, comments }: { slug: string; comments: ShownComment[] }) {
  return (
    <section id="binh-luan" aria-labelledby="comments-title" className="scroll-mt-24">
      <h2 id="comments-title" className="text-xl">
        Bình luận
      </h2>
      {comments.length === 0 && <p className="mt-2 text-ink-soft">Chưa có bình luận nào.</p>}
      <ul className="mt-3 space-y-3">
        {comments.map(({ id, answersId, authorName, words, writtenOn }) => (
          <li key={id} className={answersId === null ? '' : 'ml-6 border-l-2 border-line pl-4'}>
            <article className="[overflow-wrap:anywhere]">
              <p>
                <b>{authorName}</b> <span className="text-sm text-ink-soft">{writtenOn}</span>
              </p>
              <p className="whitespace-pre-line">{words}</p>
              <p className="flex gap-5 text-sm">
                {answersId === null && (
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
            </article>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <ButtonLink to={planPaths.comment(slug)} look="outline">
          Viết bình luận
        </ButtonLink>
      </p>
    </section>
  );
}
