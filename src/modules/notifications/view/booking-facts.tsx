import { Section, Text } from '@react-email/components';
import type { BookingView } from '#modules/booking/queries/find-booking.ts';
import { formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';

const row = { fontSize: 16, lineHeight: '26px', margin: 0 };
const soft = { ...row, fontSize: 14, lineHeight: '22px', color: '#45605c' };

/** What was booked, for when and whom, and what it costs, line by line. */
export function BookingFacts({ booking }: { booking: BookingView }) {
  return (
    <Section style={{ backgroundColor: '#fbf7f0', borderRadius: 12, padding: 16 }}>
      <Text style={{ ...row, fontWeight: 600 }}>Mã đặt chỗ: {booking.code}</Text>
      {booking.quote.items.map((item) => (
        <Section key={`${item.unitId}-${item.from}`} style={{ marginTop: 12 }}>
          <Text style={{ ...row, fontWeight: 600 }}>{item.productTitle}</Text>
          <Text style={row}>
            {item.quantity} × {item.unitTitle}, {item.planTitle}
          </Text>
          <Text style={row}>
            {formatWeekdayDate(item.from)} – {formatWeekdayDate(item.to)} · {guests(item)}
          </Text>
        </Section>
      ))}
      <Section style={{ marginTop: 12 }}>
        {booking.quote.lines.map((line) => (
          <Text key={`${line.label}${line.amount}`} style={soft}>
            {line.label}: {formatVnd(line.amount)}
          </Text>
        ))}
        <Text style={{ ...row, fontWeight: 600 }}>
          Tổng cộng: {formatVnd(booking.total)} (đã gồm thuế phí)
        </Text>
        {booking.paid > 0 && <Text style={row}>Đã thanh toán: {formatVnd(booking.paid)}</Text>}
      </Section>
    </Section>
  );
}

/** Until when cancelling brings back how much. */
export function CancellationFacts({ booking }: { booking: BookingView }) {
  const tiers = booking.quote.cancellation.filter((tier) => tier.refundPercent > 0);
  return (
    <Section style={{ marginTop: 16 }}>
      <Text style={{ ...row, fontWeight: 600 }}>Nếu bạn hủy</Text>
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

function guests(item: { adults: number; childAges: number[] }): string {
  const children = item.childAges.length ? `, ${item.childAges.length} trẻ em` : '';
  return `${item.adults} người lớn${children}`;
}
