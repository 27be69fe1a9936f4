import { listComments, listCommentsOfOwner } from '#modules/plans/comments/write-comment.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import type { ShownComment } from './comment-list.tsx';

/** Most comments shown on a page. */
const most = 100;

/** The comments on a plan; its owner also gets those they have hidden. */
export async function loadPlanComments(
  db: Executor,
  { slug, id, isOwner }: { slug: string; id: number; isOwner: boolean },
): Promise<ShownComment[]> {
  const rows = isOwner
    ? await listCommentsOfOwner(db, id)
    : (await listComments(db, slug, { page: 1, limit: most })).results.map((one) => ({
        ...one,
        hiddenAt: null,
      }));
  return rows.map(({ createdAt, hiddenAt, ...comment }) => ({
    ...comment,
    isHidden: hiddenAt !== null,
    writtenOn: formatDate(dayInVietnam(createdAt)),
  }));
}
