import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { formatDay } from '../../parts/format-moment.ts';
import type { BookingPageData } from './load-booking.ts';

const codeStates = { issued: '', reserved: 'Đang giữ cho một đặt chỗ', redeemed: 'Đã dùng', void: 'Đã hủy' };

/** Credits and prepaid codes from a booking, and a proposed credit that waits for a second person's approval. */
export function CreditCard({
  booking: { credits, creditProposal, prepaidCodes, today },
}: {
  booking: BookingPageData;
}) {
  if (credits.length + prepaidCodes.length === 0 && !creditProposal) return null;
  return (
    <Card title={prepaidCodes.length > 0 ? 'Mã combo, tín dụng' : 'Tín dụng'}>
      <ul>
        {creditProposal && (
          <li className={lineClass}>
            <span className="min-w-0 flex-1">
              {formatVnd(creditProposal.amountVnd)}{' '}
              <span className="text-ink-soft">{creditProposal.proposedName}</span>
            </span>
            <Badge tone="warn">Chờ người thứ hai duyệt</Badge>
          </li>
        )}
        {prepaidCodes.map(({ code, quantity, unitTitle, validUntil, state }) => (
          <li key={code} className={lineClass}>
            <span className="min-w-0 flex-1">
              <b>{code}</b>{' '}
              <span className="text-ink-soft">
                {quantity} gói {unitTitle}
              </span>
            </span>
            <Badge tone={state === 'issued' && validUntil >= today ? 'good' : 'mute'}>
              {codeStates[state] || `${validUntil >= today ? 'Đến hết' : 'Hết hạn'} ${formatDay(validUntil)}`}
            </Badge>
          </li>
        ))}
        {credits.map(({ code, amount, rest, validUntil }) => (
          <li key={code} className={lineClass}>
            <span className="min-w-0 flex-1">
              <b>{code}</b> còn {formatVnd(rest)}
              {rest < amount && <span className="text-ink-soft"> / {formatVnd(amount)}</span>}
            </span>
            <Badge tone={rest > 0 && validUntil >= today ? 'good' : 'mute'}>
              {rest === 0
                ? 'Đã dùng hết'
                : `${validUntil >= today ? 'Đến hết' : 'Hết hạn'} ${formatDay(validUntil)}`}
            </Badge>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const lineClass = 'flex flex-wrap items-center gap-2 border-b border-line px-3.5 py-2 last:border-0';
