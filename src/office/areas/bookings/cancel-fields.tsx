import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useMay } from '../../app/office-data.ts';
import { formatMoment } from '../../parts/format-moment.ts';
import { ScrollBox } from '../../parts/scroll-box.tsx';
import type { BookingPageData } from './load-booking.ts';
import { NoteField, type SheetFieldProps } from './note-field.tsx';
import { Way } from './way.tsx';

const quickReasons = ['Khách ốm', 'Khách đổi kế hoạch', 'Thời tiết xấu', 'Đặt nhầm'];

/** Who cancels, which decides the refund: by the purchased conditions line by line, or in full. */
export function CancelFields({ booking, problems }: SheetFieldProps) {
  const may = useMay();
  const { refund, money, state, standing, today } = booking;
  const feeVnd = refund?.feeVnd ?? 0;
  const isAhead = state === 'confirmed' && standing.firstOn !== null && standing.firstOn >= today;
  return (
    <>
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1 text-sm font-semibold text-ink-soft">Ai hủy</legend>
        <Way name="by" value="policy" title="Khách hủy" isChosen>
          theo điều kiện lúc mua,{' '}
          {refund?.refundVnd
            ? `hoàn ${formatVnd(refund.refundVnd)}${approval(refund.isApproved)}`
            : 'không hoàn'}
        </Way>
        {isAhead && (
          <Way name="by" value="supplier" title="Nhà cung cấp hủy">
            khách chọn dời ngày giữ giá, tín dụng hoặc nhận đủ {formatVnd(money.paidVnd)}; 72 giờ không chọn
            thì hoàn đủ. Khách đọc lý do bên dưới
          </Way>
        )}
        {feeVnd > 0 && may('booking.waive', feeVnd) && (
          <Way name="by" value="waived" title="Miễn phí hủy">
            khách nhận đủ {formatVnd(money.paidVnd)}, công ty chịu {formatVnd(feeVnd)}
            {approval(refund?.isApprovedInFull)}
          </Way>
        )}
      </fieldset>
      {state === 'confirmed' && <FeeTable booking={booking} />}
      <input type="hidden" name="expectedRefundVnd" value={refund?.refundVnd ?? 0} />
      <input type="hidden" name="expectedPaidVnd" value={money.paidVnd} />
      <NoteField label="Lý do (bắt buộc)" problems={problems} quick={quickReasons} />
    </>
  );
}

const approval = (isNeeded: boolean | undefined) =>
  isNeeded ? '; số này chờ hai người duyệt rồi mới trả' : '';

/** The current fee of each line, and the total refund once the fees are taken from what was paid. */
function FeeTable({ booking: { items, fees, refund, money, now } }: { booking: BookingPageData }) {
  // A deposit is not paid for one line or another, so only what is paid in full has a part of each.
  const isPaid = money.paidVnd >= money.totalVnd;
  return (
    <ScrollBox label="Phí hủy từng dòng" className="rounded-card border border-line">
      <table className="w-full text-sm">
        <thead className="bg-sunken text-left text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-1.5">
              Dịch vụ
            </th>
            <th scope="col" className="px-3 py-1.5 text-right whitespace-nowrap">
              {isPaid ? 'Đã trả' : 'Giá'}
            </th>
            <th scope="col" className="px-3 py-1.5 text-right whitespace-nowrap">
              Phí hủy
            </th>
            {isPaid && (
              <th scope="col" className="px-3 py-1.5 text-right whitespace-nowrap">
                Khách nhận
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {fees.map(({ position, feeVnd }) => {
            const item = items[position];
            return item ? (
              <tr key={position} className="border-t border-line">
                <td className="px-3 py-1.5">
                  {item.title} <span className="block text-ink-soft">{tierWords(item.tiers, now)}</span>
                </td>
                <td className="px-3 py-1.5 text-right tabular-nums">
                  {item.amountVnd.toLocaleString('vi-VN')}
                </td>
                <td className="px-3 py-1.5 text-right tabular-nums">{feeVnd.toLocaleString('vi-VN')}</td>
                {isPaid && (
                  <td className="px-3 py-1.5 text-right tabular-nums">
                    {Math.max(0, item.amountVnd - feeVnd).toLocaleString('vi-VN')}
                  </td>
                )}
              </tr>
            ) : null;
          })}
        </tbody>
        <tfoot className="border-t border-line-strong font-semibold">
          <tr>
            <td className="px-3 py-1.5">
              {isPaid
                ? 'Cộng, khách nhận lại'
                : `Khách đã trả ${money.paidVnd.toLocaleString('vi-VN')}, nhận lại`}
            </td>
            <td className="px-3 py-1.5 text-right tabular-nums">
              {(isPaid ? money.paidVnd : (refund?.refundVnd ?? 0)).toLocaleString('vi-VN')}
            </td>
            <td className="px-3 py-1.5 text-right tabular-nums">
              {(refund?.feeVnd ?? 0).toLocaleString('vi-VN')}
            </td>
            {isPaid && (
              <td className="px-3 py-1.5 text-right tabular-nums">
                {(refund?.refundVnd ?? 0).toLocaleString('vi-VN')}
              </td>
            )}
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}

function tierWords(tiers: BookingPageData['items'][number]['tiers'], now: string): string {
  const step = tiers.find(({ until }) => now <= until);
  return step ? `hoàn ${step.refundPercent} % đến ${formatMoment(step.until)}` : 'không hoàn nữa';
}
