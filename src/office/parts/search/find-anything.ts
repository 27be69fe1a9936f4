import { searchAffiliates } from '#modules/affiliates/queries/search-affiliates.ts';
import { listBookings } from '#modules/booking/board/list-bookings.ts';
import { listGiftCards } from '#modules/gift-cards/queries/list-gift-cards.ts';
import { findBookingCodes, findMoneyByContent } from '#modules/payments/webhook-events/webhook-events.ts';
import { searchEverything } from '#modules/search/everything/search-everything.ts';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { formatDay, formatMoment } from '../format-moment.ts';

/** One thing that was found. */
export interface FoundThing {
  group: 'Đặt chỗ' | 'Tiền về' | 'Phiếu quà tặng' | 'Tiếp thị' | 'Sản phẩm';
  /** Below /quan-tri, or an address of the public site where `isPublic`. */
  href: string;
  isPublic?: boolean;
  title: string;
  /** What it is known by. */
  about: string;
  aside: string;
}

/**
 * What a text finds, only of what the person may see: bookings by any part of phone, code, name, mail or voucher, money by
 * what was written on the transfer, gift cards by number, name or mail, affiliates by code, name, mail or channel, products by name.
 */
export async function findAnything(
  { readDb: db, clock }: App,
  actor: StaffActor,
  text: string,
): Promise<FoundThing[]> {
  const asked = text.trim().slice(0, 100);
  if (asked.length < 2) return [];
  const mayRead = staffMay(actor, 'booking.read');
  const maySeeMoney = ['payment.record', 'payment.assign', 'refund.read'].some((verb) =>
    staffMay(actor, verb),
  );
  const [bookings, money, gifts, affiliates, products] = await Promise.all([
    mayRead ? findBookings() : [],
    mayRead && maySeeMoney && asked.length > 2 ? findMoney() : [],
    staffMay(actor, 'gift.read') ? findGifts() : [],
    staffMay(actor, 'affiliate.read') ? findAffiliates() : [],
    /\p{L}/u.test(asked) ? findProducts() : [],
  ]);
  return [...bookings, ...money, ...gifts, ...affiliates, ...products];

  async function findBookings(): Promise<FoundThing[]> {
    // A voucher is the booking's code with the number of its item.
    const words = asked.replace(/(DV\w{7})-\d{1,2}$/i, '$1');
    const { rows } = await listBookings(db, { view: 'all', text: words }, {}, { limit: 6, now: clock.now() });
    return rows.map(({ code, fullName, phone, titles, firstOn, totalVnd }) => ({
      group: 'Đặt chỗ',
      href: `/dat-cho/${code}`,
      title: `${fullName} · ${code}`,
      about: [titles[0], firstOn && formatDay(firstOn), formatPhone(phone)].filter(Boolean).join(' · '),
      aside: formatVnd(totalVnd),
    }));
  }

  async function findMoney(): Promise<FoundThing[]> {
    const rows = await findMoneyByContent(db, asked.toLowerCase().split(/\s+/), 4);
    return rows.flatMap(({ content, provider, amountVnd, occurredAt }) => {
      const [code] = findBookingCodes(content);
      const thing = {
        group: 'Tiền về' as const,
        title: `“${content}”`,
        aside: `+${formatVnd(amountVnd ?? 0)}`,
      };
      return code
        ? [{ ...thing, href: `/dat-cho/${code}`, about: `${provider} · ${formatMoment(occurredAt)}` }]
        : [];
    });
  }

  async function findGifts(): Promise<FoundThing[]> {
    const filter = { view: 'all' as const, text: asked, today: dayInVietnam(clock.now()) };
    const { rows } = await listGiftCards(db, filter, {}, 3);
    return rows.map(({ number, payerName, receiverName, validUntil, amountVnd }) => ({
      group: 'Phiếu quà tặng',
      href: `/phieu-qua-tang/${number}`,
      title: `${receiverName} · ${number}`,
      about: `${payerName} tặng · dùng đến ${formatDay(validUntil)}`,
      aside: formatVnd(amountVnd),
    }));
  }

  async function findAffiliates(): Promise<FoundThing[]> {
    const found = await searchAffiliates(db, asked, 3);
    return found.map(({ code, name, channel, isActive }) => ({
      group: 'Tiếp thị',
      href: `/tiep-thi/${code}`,
      title: `${name} · ${code}`,
      about: channel,
      aside: isActive ? '' : 'tạm dừng',
    }));
  }

  async function findProducts(): Promise<FoundThing[]> {
    const { groups } = await searchEverything(db, asked, { perGroup: 3 });
    return groups
      .flatMap(({ label, results }) => results.map((card) => ({ label, card })))
      .flatMap(({ label, card }): FoundThing[] =>
        'kind' in card && 'url' in card
          ? [
              {
                group: 'Sản phẩm',
                href: card.url,
                isPublic: true,
                title: card.title,
                about: label,
                aside: 'trang khách xem',
              },
            ]
          : [],
      )
      .slice(0, 5);
  }
}
