import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useMay } from '../../app/office-data.ts';
import { formatMoment } from '../../parts/format-moment.ts';
import { ScrollBox } from '../../parts/scroll-box.tsx';
import type { BookingPageData } from './load-booking.ts';
import { NoteField, type SheetFieldProps } from './note-field.tsx';
import { shareCancellation } from './share-cancellation.ts';
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

/** On a phone the amounts of a line stand below its name. */
const feeRow = 'max-sm:grid max-sm:grid-cols-3';

/** The current fee of each line, what was paid for it, and what of that comes back. */
function FeeTable({ booking: { items, fees, refund, money, now } }: { booking: BookingPageData }) {
  const lines = fees.flatMap(({ position, feeVnd }) => {
    const item = items[position];
    return item ? [{ ...item, feeVnd }] : [];
  });
  const shared = shareCancellation(lines, money.paidVnd);
  const feesVnd = lines.reduce((sum, { feeVnd }) => sum + feeVnd, 0);
  const isPooled = lines.some(({ feeVnd }, at) => feeVnd > (shared[at]?.paidVnd ?? 0));
  return (
    <>
      <ScrollBox label="Phí hủy từng dòng" className="rounded-card border border-line">
        <table className="w-full text-sm">
          <thead className="bg-sunken text-left text-ink-soft">
            <tr className={feeRow}>
              <th scope="col" className="px-3 py-1.5 max-sm:sr-only">
                Dịch vụ
              </th>
              {['Đã trả', 'Phí hủy', 'Khách nhận'].map((title) => (
                <th key={title} scope="col" className="px-3 py-1.5 text-right whitespace-nowrap">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ position, title, tiers, amountVnd, feeVnd }, at) => (
              <tr key={position} className={`border-t border-line ${feeRow}`}>
                <td className="px-3 py-1.5 max-sm:col-span-3">
                  {title} <span className="block text-ink-soft">{tierWords(tiers, now)}</span>
                </td>
                <td className="px-3 py-1.5 text-right whitespace-nowrap tabular-nums">
                  {(shared[at]?.paidVnd ?? 0).toLocaleString('vi-VN')}
                  {shared[at]?.paidVnd !== amountVnd && (
                    <span className="block text-ink-soft">của {amountVnd.toLocaleString('vi-VN')}</span>
                  )}
                </td>
                <Amount vnd={feeVnd} />
                <Amount vnd={shared[at]?.backVnd ?? 0} />
              </tr>
            ))}
          </tbody>
          <tfoot className="border-t border-line-strong font-semibold">
            <tr className={feeRow}>
              <td className="px-3 py-1.5 max-sm:col-span-3">Cộng</td>
              <Amount vnd={money.paidVnd} />
              <Amount vnd={feesVnd} />
              <Amount vnd={refund?.refundVnd ?? 0} />
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
      {isPooled && (
        <p className="text-sm text-ink-soft">
          Phí lớn hơn tiền đã trả của một dòng thì trừ vào tiền của dòng khác.
          {feesVnd > money.paidVnd &&
            ` Khách trả chưa đủ phí: ${formatVnd(feesVnd - money.paidVnd)} còn lại không thu thêm.`}
        </p>
      )}
    </>
  );
}

function Amount({ vnd }: { vnd: number }) {
  return <td className="px-3 py-1.5 text-right tabular-nums">{vnd.toLocaleString('vi-VN')}</td>;
}

function tierWords(tiers: BookingPageData['items'][number]['tiers'], now: string): string {
  const step = tiers.find(({ until }) => now <= until);
  return step ? `hoàn ${step.refundPercent} % đến ${formatMoment(step.until)}` : 'không hoàn nữa';
}
