import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Why a choice cannot be booked, and when it could be. */
export function CheckoutRefusal({
  message,
  nearest = [],
  withoutCode,
  error,
}: {
  message: string;
  nearest?: string[];
  /** Link to the same choice without its promotion code. */
  withoutCode?: string | undefined;
  error?: string | undefined;
}) {
  return (
    <div className="container-page max-w-2xl pt-6 pb-16">
      <h1 className="text-2xl">Chưa đặt được lựa chọn này</h1>
      <div className="mt-4 space-y-4">
        <Notice tone="warn" role="alert" title={error ?? message}>
          {nearest.length > 0 && <p>Ngày gần nhất còn chỗ: {nearest.join('; ')}.</p>}
        </Notice>
        {withoutCode ? (
          <ButtonLink to={withoutCode} look="sea">
            Đặt không dùng mã
          </ButtonLink>
        ) : (
          <ButtonLink to="/" look="sea">
            Chọn dịch vụ khác
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
