import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** Instead of the cards where nothing is left of a list. */
export function NothingFound({ nouns, path }: { nouns: string; path: string }) {
  return (
    <div className="mt-4">
      <EmptyState title="Chưa có kết quả phù hợp">
        <p>Bạn thử bớt một vài lựa chọn, hoặc xem tất cả {nouns}.</p>
        <ButtonLink to={path} look="sea" className="mt-4">
          Xem tất cả
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
