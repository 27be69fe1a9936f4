import { Button } from '@react-email/button';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import { itemFacts } from '#modules/booking/trip/item-facts.ts';
import { formatDateTime, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { MailContext } from './mail.ts';

const text = { fontSize: 16, lineHeight: '26px' };

/** The choices, each with a button, and what happens without an answer. */
export function Choices({ booking, choiceUrl }: MailContext) {
  const { choices } = booking;
  if (!choices) return null;
  const concerned = booking.quote.items.filter((_, position) =>
    choices.items.some((item) => item.position === position),
  );
  const isPart = concerned.length < booking.quote.items.filter((item) => !item.ended).length;
  const amount = formatVnd(choices.amount);
  return (
    <Section>
      {isPart && (
        <Text style={text}>
          Việc này chỉ liên quan tới{' '}
          {concerned
            .map((item) => `${item.productTitle} (${itemFacts(item)[0]?.value ?? item.from})`)
            .join('; ')}
          . Các dịch vụ khác giữ nguyên.
        </Text>
      )}
      {choices.proposedOn && (
        <Way href={`${choiceUrl}#dong-y`} label={`Đồng ý đi ${formatWeekdayDate(choices.proposedOn)}`}>
          Chỗ đã được giữ sẵn cho bạn, giá và dịch vụ như đã thỏa thuận.
        </Way>
      )}
      {choices.canRebook && (
        <Way href={`${choiceUrl}#doi-ngay`} label="Dời sang ngày khác">
          Cùng dịch vụ, cùng số khách, giá không đổi kể cả khi ngày mới đắt hơn.
        </Way>
      )}
      {choices.canCredit && (
        <Way href={`${choiceUrl}#tin-dung`} label="Giữ làm tín dụng">
          Giữ đủ {amount} cho chuyến khác trong 12 tháng.
        </Way>
      )}
      <Way href={`${choiceUrl}#hoan-tien`} label="Nhận lại tiền">
        Hoàn đủ {amount}, không mất phí.
      </Way>
      <Text style={text}>
        Bạn chọn trước <strong>{formatDateTime(choices.until)}</strong>. Sau giờ này, chúng tôi tự hoàn đủ{' '}
        {amount}.
      </Text>
    </Section>
  );
}

function Way({ href, label, children }: { href: string; label: string; children: ReactNode }) {
  return (
    <Section style={{ margin: '0 0 16px' }}>
      <Button
        href={href}
        style={{
          backgroundColor: '#ffffff',
          border: '2px solid #0b6e69',
          borderRadius: 12,
          color: '#0b6e69',
          fontWeight: 600,
          padding: '12px 20px',
        }}
      >
        {label}
      </Button>
      <Text style={{ ...text, margin: '4px 0 0' }}>{children}</Text>
    </Section>
  );
}
