import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ChoiceCauses } from './choice-causes.tsx';

/** What a guest has to choose, what staff replaced, and the credit from an earlier choice. */
export function ChoiceBanner({
  booking,
}: {
  booking: Pick<BookingView, 'code' | 'choices' | 'credits' | 'moves'>;
}) {
  const { code, choices, credits, moves } = booking;
  return (
    <>
      {choices && (
        <section aria-label="Lựa chọn của bạn" className="stack-3">
          <ChoiceCauses choices={choices} />
          <p>
            Bạn chọn {choices.proposedOn && 'đồng ý ngày mới, '}
            {choices.canRebook && 'dời ngày, '}giữ tín dụng hoặc nhận lại {formatVnd(choices.amount)} trước{' '}
            <strong className="whitespace-nowrap">{formatDateTime(choices.until)}</strong>.
          </p>
          <ButtonLink to={`/chuyen-di/${code}/lua-chon`} className="max-md:w-full">
            Xem các lựa chọn
          </ButtonLink>
        </section>
      )}
      <MovedNotice moves={moves} />
      {credits.map((credit) => (
        <Notice key={credit.code} tone="good" title={`Mã tín dụng ${credit.code}`}>
          <p>
            Còn {formatVnd(credit.rest)} trong {formatVnd(credit.amount)}, dùng đến hết{' '}
            {formatDate(credit.validUntil)}. Khi đặt chuyến khác bằng số điện thoại hoặc email này, bạn nhập
            mã ở bước thanh toán.
          </p>
        </Notice>
      ))}
    </>
  );
}

/** Items that staff replaced by another product, and why. */
function MovedNotice({ moves }: Pick<BookingView, 'moves'>) {
  return moves.map(({ at, from, to, note }) => (
    <Notice key={`${at} ${to}`} tone="info" title={`Đã chuyển sang ${to}`}>
      <p>
        Thay cho {from}, điều kiện hủy giữ như đã mua. {note}
      </p>
    </Notice>
  ));
}
