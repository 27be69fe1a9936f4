import { ButtonLink } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { type NearestDay, NearestDays } from '#web/parts/booking/nearest-days.tsx';

/** Why a choice cannot be booked, when it could be, and where it is changed. */
export function CheckoutRefusal({
  message,
  title,
  changeUrl,
  nearest = [],
  withoutCode,
  error,
}: {
  message: string;
  /** The product and its unit. */
  title?: string;
  /** The product's page with the same choice. */
  changeUrl?: string;
  nearest?: NearestDay[];
  /** Link to the same choice without its promotion code. */
  withoutCode?: string | undefined;
  error?: string | undefined;
}) {
  return (
    <div className="container-page max-w-2xl pt-6 pb-16">
      <h1 className="text-2xl">Chưa đặt được lựa chọn này</h1>
      {title && <p className="mt-2">{title}</p>}
      <div className="mt-4 stack-4">
        <Notice tone="warn" role="alert" title={error ?? message}>
          <NearestDays days={nearest} />
        </Notice>
        <div className="flex flex-wrap gap-3">
          {withoutCode && (
            <ButtonLink to={withoutCode} look="sea" className="max-md:w-full">
              Đặt không dùng mã
            </ButtonLink>
          )}
          {!withoutCode && changeUrl && (
            <ButtonLink to={changeUrl} look="sea" className="max-md:w-full">
              Đổi ngày hoặc số khách
            </ButtonLink>
          )}
          {!withoutCode && (
            <ButtonLink to="/" look={changeUrl ? 'outline' : 'sea'} className="max-md:w-full">
              Chọn dịch vụ khác
            </ButtonLink>
          )}
        </div>
      </div>
    </div>
  );
}
