import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useRootData } from '../root-data.ts';

/** Where and until when a booking is paid at our counter. */
export function OfficePayment({ amount, until }: { amount: number; until: string }) {
  const { settings } = useRootData();
  return (
    <section aria-label="Trả tại văn phòng" className="rounded-card border border-line bg-rice p-5">
      <h2 className="text-lg">Trả tại văn phòng</h2>
      <p className="mt-2">
        Bạn trả {formatVnd(amount)} trước <strong>{until}</strong> tại:
      </p>
      <p className="mt-2 font-semibold">{settings.address}</p>
      <p className="mt-1 text-ink-soft">
        Quầy mở cửa {settings.officeHours} mỗi ngày. Bạn đọc mã đặt chỗ cho nhân viên quầy.{' '}
        <a href={settings.mapsUrl} target="_blank" rel="noreferrer" className="text-sea underline">
          Mở bản đồ<span className="sr-only"> (mở trang mới)</span>
        </a>
      </p>
    </section>
  );
}
