import { officeMapUrl } from '#modules/settings/rules/office-map-url.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useRootData } from '#web/app/root-data.ts';

/** Where and until when a booking is paid at our counter. */
export function OfficePayment({
  amount,
  until,
  unconfirmedMail,
}: {
  amount: number;
  until: string;
  /** The address of the mail that asks to confirm; null where nothing is to be confirmed any more. */
  unconfirmedMail: string | null;
}) {
  const { settings } = useRootData();
  return (
    <section aria-label="Trả tại văn phòng" className="rounded-card border border-line bg-rice p-5">
      <h2 className="text-lg">
        Trả tại văn phòng{' '}
        <span className="block text-2xl whitespace-nowrap tabular-nums lg:text-3xl">{formatVnd(amount)}</span>
      </h2>
      {unconfirmedMail !== null && (
        <p className="mt-2 rounded-card bg-sea-soft p-4">
          Bạn mở thư vừa gửi tới <span className="break-words">{unconfirmedMail}</span> và bấm xác nhận trước{' '}
          <strong className="whitespace-nowrap">{until}</strong>: chúng tôi giữ tiếp 24 giờ, hoặc 4 giờ khi
          còn dưới 72 giờ là tới ngày đi. Không nhận được thư, bạn gọi{' '}
          <span className="whitespace-nowrap">{settings.phone}</span> để nhân viên xác nhận giúp.
        </p>
      )}
      <p className="mt-2">
        {unconfirmedMail === null ? (
          <>
            Bạn trả trước <strong className="whitespace-nowrap">{until}</strong> tại:
          </>
        ) : (
          'Xác nhận xong, bạn trả tiền tại:'
        )}
      </p>
      <p className="mt-2 font-semibold">{settings.address}</p>
      <p className="mt-1 text-ink-soft">
        Quầy mở cửa {settings.hours.counter} mỗi ngày. Bạn đọc mã đặt chỗ cho nhân viên quầy.{' '}
        <a href={officeMapUrl(settings)} target="_blank" rel="noreferrer" className="text-sea underline">
          Mở bản đồ<span className="sr-only"> (mở trang mới)</span>
        </a>
      </p>
    </section>
  );
}
