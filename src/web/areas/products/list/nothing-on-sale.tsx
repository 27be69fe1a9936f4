import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';

/** The list of a kind with nothing on sale yet: links to ask staff, and to places to read about. */
export function NothingOnSale({ nouns }: { nouns: string }) {
  return (
    <div className="mt-6">
      <EmptyState title={`Chưa mở bán ${nouns}`}>
        <p>
          Danh sách đang được chuẩn bị. Bạn gửi nơi đi, ngày đi và số khách, nhân viên sẽ tìm giúp và báo giá.
        </p>
        <p className="mt-5 flex flex-wrap justify-center gap-3">
          <ButtonLink to="/yeu-cau" look="sea">
            Gửi yêu cầu
          </ButtonLink>
          <ButtonLink to="/dia-diem" look="outline">
            Xem các điểm đến
          </ButtonLink>
        </p>
      </EmptyState>
    </div>
  );
}
