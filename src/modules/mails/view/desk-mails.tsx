import { Text } from '@react-email/text';
import type { BookingView } from '#modules/booking/trip/find-booking.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import type { deskMailTexts } from '../texts/desk-mail-texts.ts';
import { BookingFacts, VoucherFacts } from './booking-facts.tsx';
import { framedMail } from './framed-mail.tsx';
import type { Mail, MailContext } from './mail.ts';
import { Paragraphs } from './paragraphs.tsx';

type DeskMailTemplate = keyof typeof deskMailTexts;

const text = { fontSize: 16, lineHeight: '26px' };

/** Mails about corrections by staff. */
export const deskMails: Record<DeskMailTemplate, (context: MailContext) => Mail> = {
  match_undone: ({ booking, company, tripUrl, renderPart }) => {
    const label = booking.due > 0 ? `Trả ${formatVnd(booking.due)}` : 'Xem đặt chỗ';
    return framedMail(
      { company, renderPart, action: { label, href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <Paragraphs
          text={renderPart(isBought(booking) ? 'stands' : booking.holdExpiresAt ? 'held' : 'over')}
        />
        <BookingFacts booking={booking} />
      </>,
    );
  },
  credit_given: creditMail,
  credit_extended: creditMail,
  code_extended: ({ booking, company, tripUrl, renderPart }) =>
    framedMail(
      { company, renderPart, action: { label: 'Xem mã', href: tripUrl } },
      <>
        <Paragraphs text={renderPart('text')} />
        <VoucherFacts booking={booking} />
      </>,
    ),
};

function isBought({ state }: BookingView): boolean {
  return state === 'confirmed' || state === 'completed' || state === 'disrupted';
}

function creditMail({ booking, company, tripUrl, renderPart }: MailContext): Mail {
  return framedMail(
    { company, renderPart, action: { label: 'Xem mã tín dụng', href: tripUrl } },
    <>
      {booking.credits
        .filter(({ rest }) => rest > 0)
        .map(({ code, rest, validUntil }) => (
          <Text key={code} style={text}>
            Mã <strong>{code}</strong>: {formatVnd(rest)}, dùng đến hết ngày {formatDate(validUntil)}.
          </Text>
        ))}
      <Paragraphs text={renderPart('text')} />
    </>,
  );
}
