import { Link } from 'react-router';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { seenRowSlot } from '#web/parts/device/slots.ts';

/** What an empty cart offers: one link to continue, and recently seen products. */
export function EmptyCart() {
  return (
    <>
      <div className="mt-6">
        <EmptyState title="Giỏ còn trống">
          <p>Chọn phòng, tour, vé hay xe rồi bấm “Thêm vào giỏ”: bạn trả tiền một lần cho tất cả.</p>
          <p className="mt-5">
            <ButtonLink to="/khach-san">Tìm chỗ nghỉ</ButtonLink>
          </p>
          <p className="mt-1">
            <Link
              to="/combo-voucher"
              className="inline-flex min-h-11 items-center font-semibold text-sea hover:underline"
            >
              Xem combo tiết kiệm
            </Link>
          </p>
        </EmptyState>
      </div>
      <seenRowSlot.Outlet />
    </>
  );
}
