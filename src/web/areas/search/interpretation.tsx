import { Link } from 'react-router';
import type { SearchView } from './load-search.ts';

/** The link that searches for the words as they were typed. */
export function AsTyped({ typed }: Pick<SearchView, 'typed'>) {
  return (
    <Link
      to={`/tim-kiem?${new URLSearchParams({ search: typed, words: 'true' })}`}
      className="text-sea underline"
    >
      Tìm đúng chữ đã gõ
    </Link>
  );
}

/** How the text was interpreted, where not word by word, and a link to search for the exact words. */
export function Interpretation({
  view: { typed, understood, unfiltered, leftOut, isWider, where, shown },
}: {
  view: SearchView;
}) {
  if ([understood, unfiltered, leftOut, where].every((said) => said.length === 0)) return null;
  return (
    <p className="mt-2 max-w-3xl text-sm">
      {understood.length > 0 && (
        <>
          Đã hiểu: <strong>{understood.join(' · ')}</strong>. <AsTyped typed={typed} />{' '}
        </>
      )}
      {where && `${where} `}
      {isWider && `Không có ${shown?.label.toLowerCase()} nào đúng như vậy: đây là tất cả. `}
      {unfiltered.length > 0 &&
        `${shown?.label} chưa lọc được theo “${unfiltered.join('”, “')}”, bạn xem trong trang của từng nơi. `}
      {leftOut.length > 0 &&
        `Không nơi nào có chữ “${leftOut.join(' ')}”, nên đây là kết quả của phần còn lại.`}
    </p>
  );
}
