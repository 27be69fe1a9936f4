import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { MailContext } from './mail.ts';

const row = { fontSize: 16, lineHeight: '26px', margin: 0 };

/** Time, vehicle and crew of departures, as far as staff have entered them. */
export function Crews({ booking, crews }: Pick<MailContext, 'booking' | 'crews'>) {
  if (crews.length === 0) return null;
  return (
    <Section style={{ margin: '0 0 16px' }}>
      {crews.map(({ position, productTitle, part, guide, vehicle }) => (
        <Section key={position}>
          <Text style={{ ...row, fontWeight: 600 }}>{productTitle}</Text>
          <Text style={row}>Khởi hành: {formatDateTime(booking.quote.items[position]?.startsAt ?? '')}</Text>
          {(vehicle || part > 1) && (
            <Text style={row}>Xe, tàu: {[part > 1 && `số ${part}`, vehicle].filter(Boolean).join(', ')}</Text>
          )}
          {guide && <Text style={row}>Hướng dẫn: {guide}</Text>}
        </Section>
      ))}
    </Section>
  );
}
