import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { LeaveNumber } from './leave-number.tsx';
import { listHref } from './list-href.ts';
import type { ListView } from './load-list.ts';

/** In place of the cards of an empty list: which filter to remove, where else to look, whom to ask. */
export function NothingFound({ list, path }: { list: ListView; path: string }) {
  const { instead, chips, noun, nouns } = list;
  const params = new URLSearchParams(list.query);
  const href = (change: (next: URLSearchParams) => void) => listHref(path, params, change);
  return (
    <div className="mt-4 max-w-prose">
      <h3 className="text-xl">
        {chips.length > 1
          ? `Không có ${noun} khớp cả ${chips.length} lựa chọn`
          : list.search && !list.isPlace
            ? `Không có ${noun} nào cho “${list.correctedTo ?? list.search}”`
            : `Không có ${noun} phù hợp`}
      </h3>
      {instead && instead.drops.length > 0 && (
        <>
          <p className="mt-1 text-ink-soft">Bỏ một lựa chọn là có:</p>
          <ul className="mt-3 grid gap-2">
            {instead.drops.map(({ key, value, label, count }) => (
              <li key={`${key}=${value}`}>
                <Link
                  to={href((next) => next.delete(key, value))}
                  className="flex min-h-12 items-center justify-between gap-3 rounded-control border border-line bg-rice px-4 hover:border-sea"
                >
                  <span>
                    Bỏ <strong>{label}</strong>
                  </span>
                  <span className="flex items-center gap-1 font-semibold whitespace-nowrap text-sea">
                    {count} {noun}
                    <ChevronRight aria-hidden className="size-4" />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {instead && instead.near.length > 0 && (
        <>
          <h3 className="mt-6 text-lg">{list.isPlace ? `Gần ${list.place}` : 'Gần đó'}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {instead.near.map(({ slug, title, count }) => (
              <li key={slug}>
                <Link
                  to={href((next) => {
                    for (const key of ['places', 'near', 'bounds', 'search']) next.delete(key);
                    next.set('provinces', slug);
                  })}
                  className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-rice px-4 text-sm hover:border-sea"
                >
                  {title} · {count} {noun}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-6 rounded-card bg-rice p-5 shadow-soft">
        <h3 className="text-lg">Để lại số điện thoại</h3>
        <p className="mt-1 text-ink-soft">
          Nhân viên gọi lại và tìm giúp theo đúng nơi, ngày và số khách bạn vừa chọn.
        </p>
        {instead && <LeaveNumber wanted={instead.wanted} />}
      </div>
      <p className="mt-4">
        <ButtonLink to={path} look="outline">
          Xem tất cả {nouns}
        </ButtonLink>
      </p>
    </div>
  );
}
