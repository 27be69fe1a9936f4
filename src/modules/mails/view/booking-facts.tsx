import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { itemFacts } from '#modules/booking/trip/item-facts.ts';
import { groupPriceLines } from '#modules/pricing/quote/group-price-lines.ts';
import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

const row = { fontSize: 16, lineHeight: '26px', margin: 0 };
const soft = { ...row, fontSize: 14, lineHeight: '22px', color: '#45605c' };
const strong = { ...row, fontWeight: 600 };

type Item = BookingView['quote']['items'][number];

/** What was booked, item by item of any kind: when, for whom, with which extras, and its price. */
export function BookingFacts({ booking }: { booking: BookingView }) {
  const calledOff = new Set(booking.choices?.items.map(({ position }) => position));
  // What is to be refunded is no longer counted as paid.
  const isRefunded = booking.state === 'cancelled' && booking.refunds.length > 0;
  return (
    <Section style={{ backgroundColor: '#fbf7f0', borderRadius: 12, padding: 16 }}>
      <Text style={strong}>Mã đặt chỗ: {booking.code}</Text>
      {booking.quote.items.map((item, position) => (
        <ItemFacts
          key={`${item.unitId} ${item.startsAt} ${item.amount}`}
          item={item}
          confirmation={
            calledOff.has(position)
              ? undefined
              : booking.confirmations.find((one) => one.position === position)?.words
          }
        />
      ))}
      <Section style={{ marginTop: 12 }}>
        <Text style={strong}>Tổng cộng: {formatVnd(booking.total)} (đã gồm thuế phí)</Text>
        {booking.paid > 0 && (
          <Text style={row}>
            {isRefunded ? 'Phần không hoàn' : 'Đã thanh toán'}: {formatVnd(booking.paid)}
          </Text>
        )}
        {booking.balance > 0 && (
          <Text style={row}>
            Còn lại: {formatVnd(booking.balance)}
            {booking.balanceDueOn && `, trả trước hết ngày ${formatDate(booking.balanceDueOn)}`}
          </Text>
        )}
      </Section>
    </Section>
  );
}

function ItemFacts({ item, confirmation }: { item: Item; confirmation: string | undefined }) {
  return (
    <Section style={{ marginTop: 12 }}>
      <Text style={strong}>{item.productTitle}</Text>
      <Text style={row}>
        {item.unitTitle}, {item.planTitle}
      </Text>
      {confirmation && <Text style={strong}>{confirmation}</Text>}
      {itemFacts(item).map(({ label, value }) => (
        <Text key={label} style={row}>
          {label}: {value}
        </Text>
      ))}
      {groupPriceLines(item.lines).map((line) => (
        <Text key={`${line.label} ${line.amount}`} style={soft}>
          {line.label}
          {'quantity' in line && line.quantity > 1 && ` × ${line.quantity}`}: {formatVnd(line.amount)}
        </Text>
      ))}
    </Section>
  );
}

/** The prepaid codes of a booking, and how to use them. */
export function VoucherFacts({ booking }: { booking: BookingView }) {
  if (booking.vouchers.length === 0) return null;
  return (
    <Section style={{ marginTop: 16 }}>
      <Text style={strong}>Mã để chọn ngày đi sau</Text>
      {booking.vouchers.map((voucher) => (
        <Text key={voucher.code} style={row}>
          {voucher.code}: {voucher.quantity} gói {voucher.unitTitle}, nhận phòng chậm nhất ngày{' '}
          {formatDate(voucher.validUntil)}
        </Text>
      ))}
      <Text style={soft}>
        Khi chọn được ngày, bạn mở lại trang combo, chọn ngày và nhập mã này. Mã trả thay cho số tiền bạn đã
        thanh toán.
      </Text>
    </Section>
  );
}

/** The refunds of a cancellation, by deadline. */
export function CancellationFacts({ booking }: { booking: BookingView }) {
  if (booking.total === 0) return null;
  const tiers = booking.quote.cancellation.filter((tier) => tier.refundPercent > 0);
  return (
    <Section style={{ marginTop: 16 }}>
      <Text style={strong}>Nếu bạn hủy</Text>
      {tiers.map((tier) => (
        <Text key={tier.until} style={soft}>
          Trước {formatDateTime(tier.until)}: hoàn {formatVnd(tier.refundAmount)} ({tier.refundPercent}%)
        </Text>
      ))}
      <Text style={soft}>
        {tiers.length > 0 ? 'Sau các mốc trên: không hoàn tiền.' : 'Giá này không hoàn, không hủy.'}
      </Text>
    </Section>
  );
}
