import { searchAffiliates } from '#modules/affiliates/queries/list-affiliates.ts';
import { type BoardRow, listBookings } from '#modules/booking/board/list-bookings.ts';
import { listSuppliersForOffice } from '#modules/catalog/queries/suppliers.ts';
import { listEnquiries } from '#modules/enquiries/queries/list-enquiries.ts';
import { enquiryTypeLabels } from '#modules/enquiries/rules/enquiry-types.ts';
import { listGiftCards } from '#modules/gift-cards/queries/list-gift-cards.ts';
import { channelTitle } from '#modules/payments/gateways/gateway.ts';
import { findBookingCodes, findMoneyByContent } from '#modules/payments/webhook-events/webhook-events.ts';
import { searchEverything } from '#modules/search/everything/search-everything.ts';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import type { Executor } from '#platform/db/connect.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { standingWords } from '../bookings/booking-badge.tsx';
import { formatDay, formatMoment } from '../format-moment.ts';
import { findCommands } from './find-commands.ts';
import type { FoundThing } from './found-thing.ts';

/**
 * Search results that the user may see: bookings by any part of phone, code, name, email or voucher, their guests, enquiries, money by
 * the transfer's content, gift cards by number, name or email, affiliates by code, name, email or channel, suppliers, products and
 * places by name; and actions to start with the text.
 */
export async function findAnything(
  { readDb: db, clock }: App,
  actor: StaffActor,
  text: string,
): Promise<FoundThing[]> {
  const query = text.trim().slice(0, 100);
  if (query.length < 2) return [];
  const may = (...verbs: string[]) => verbs.some((verb) => staffMay(actor, verb));
  const maySeeMoney = may('booking.read') && may('payment.record', 'payment.assign', 'refund.read');
  // Not a phone number, a code or an email address.
  const isName = /\p{L}/u.test(query) && !/@|\d{3}|^(dv|yc|qt)/i.test(query);
  const [bookings, enquiries, money, gifts, affiliates, suppliers, products] = await Promise.all([
    may('booking.read') ? findBookings(db, query, clock.now()) : [],
    may('enquiry.answer', 'enquiry.move', 'enquiry.create') ? findEnquiries(db, query) : [],
    maySeeMoney && query.length > 2 ? findMoney(db, query) : [],
    may('gift.read') ? findGifts(db, query, dayInVietnam(clock.now())) : [],
    may('affiliate.read') ? findAffiliates(db, query) : [],
    may('supplier.read', 'supplier.edit') ? findSuppliers(db, query) : [],
    isName ? findProducts(db, query, may('catalogue.edit', 'catalogue.publish', 'catalogue.withdraw')) : [],
  ]);
  const guests = may('guest.read', 'guest.export', 'guest.erase', 'guest.merge') ? guestsOf(bookings) : [];
  return [
    ...bookings.map((row) => bookingThing(row, dayInVietnam(clock.now()))),
    ...guests,
    ...enquiries,
    ...money,
    ...gifts,
    ...affiliates,
    ...suppliers,
    ...products,
    ...findCommands(query, (verb) => staffMay(actor, verb)),
  ];
}

async function findBookings(db: Executor, query: string, now: Date): Promise<BoardRow[]> {
  // A voucher's code is the booking's code with the item's number.
  const words = query.replace(/(DV\w{7})-\d{1,2}$/i, '$1');
  return (await listBookings(db, { view: 'all', text: words }, {}, { limit: 6, now })).rows;
}

function bookingThing(row: BoardRow, today: string): FoundThing {
  const { code, fullName, phone, titles, firstOn, totalVnd, suppliers, owner } = row;
  const party = [`${row.adults} người lớn`, row.children > 0 && `${row.children} trẻ em`];
  return {
    group: 'Đặt chỗ',
    href: `/dat-cho/${code}`,
    title: `${fullName} · ${code}`,
    about: [titles[0], firstOn && formatDay(firstOn), formatPhone(phone)].filter(Boolean).join(' · '),
    aside: formatVnd(totalVnd),
    facts: [
      { label: 'Trạng thái', value: standingWords(row, today) },
      { label: 'Khách', value: party.filter(Boolean).join(', ') },
      { label: 'Phải thu', value: formatVnd(totalVnd) },
      { label: 'Còn thu', value: formatVnd(row.outstandingVnd) },
      { label: 'Nhà cung cấp nhận', value: `${suppliers.confirmed}/${suppliers.of}` },
      { label: 'Giữ', value: owner?.name ?? 'chưa ai' },
    ],
  };
}

/** The guests of the found bookings: each person once, with the page of all that is theirs. */
function guestsOf(bookings: readonly BoardRow[]): FoundThing[] {
  const people = Map.groupBy(
    bookings,
    ({ phone, fullName }) => `${phone} ${fullName.toLocaleLowerCase('vi')}`,
  );
  return [...people.values()].slice(0, 3).flatMap(([row]) =>
    row
      ? {
          group: 'Khách',
          href: `/khach/${row.code}`,
          title: row.fullName,
          about: formatPhone(row.phone),
          aside: 'mọi thứ của khách',
        }
      : [],
  );
}

async function findEnquiries(db: Executor, query: string): Promise<FoundThing[]> {
  const { rows } = await listEnquiries(db, { text: query, limit: 3 });
  return rows.map(({ code, fullName, phone, kind, createdAt }) => ({
    group: 'Yêu cầu',
    href: `/yeu-cau/${code}`,
    title: `${fullName} · ${code}`,
    about: `${enquiryTypeLabels[kind]} · ${formatPhone(phone)}`,
    aside: formatMoment(createdAt),
  }));
}

/** Money matched with a booking links to it; other money to its webhook event. */
async function findMoney(db: Executor, query: string): Promise<FoundThing[]> {
  const rows = await findMoneyByContent(db, query.toLowerCase().split(/\s+/), 4);
  return rows.map(({ id, content, provider, amountVnd, occurredAt }) => {
    const [code] = findBookingCodes(content);
    return {
      group: 'Tiền về',
      title: `“${content}”`,
      aside: `+${formatVnd(amountVnd ?? 0)}`,
      href: code ? `/dat-cho/${code}` : `/so-tien?tin=${id}`,
      about: [channelTitle(provider), formatMoment(occurredAt), !code && 'không có mã']
        .filter(Boolean)
        .join(' · '),
    };
  });
}

async function findGifts(db: Executor, query: string, today: string): Promise<FoundThing[]> {
  const filter = { view: 'all' as const, text: query, today };
  const { rows } = await listGiftCards(db, filter, {}, 3);
  return rows.map(({ number, payerName, receiverName, validUntil, amountVnd }) => ({
    group: 'Phiếu quà tặng',
    href: `/phieu-qua-tang/${number}`,
    title: `${receiverName} · ${number}`,
    about: `${payerName} tặng · dùng đến ${formatDay(validUntil)}`,
    aside: formatVnd(amountVnd),
  }));
}

async function findAffiliates(db: Executor, query: string): Promise<FoundThing[]> {
  const found = await searchAffiliates(db, query, 3);
  return found.map(({ code, name, channel, isActive }) => ({
    group: 'Tiếp thị',
    href: `/tiep-thi/${code}`,
    title: `${name} · ${code}`,
    about: channel,
    aside: isActive ? '' : 'tạm dừng',
  }));
}

async function findSuppliers(db: Executor, query: string): Promise<FoundThing[]> {
  const { rows } = await listSuppliersForOffice(db, { text: query, licenceBy: '1970-01-01' }, {}, 3);
  return rows.map(({ slug, brand, phone, email, products }) => ({
    group: 'Nhà cung cấp',
    href: `/nha-cung-cap/${slug}`,
    title: brand,
    about: [phone && formatPhone(phone), email].filter(Boolean).join(' · '),
    aside: `${products} sản phẩm`,
  }));
}

const maxProducts = 5;

/** Users who edit products get the editor, all others the public page. */
async function findProducts(db: Executor, query: string, isWriter: boolean): Promise<FoundThing[]> {
  const { groups } = await searchEverything(db, query, { perGroup: 3, quick: maxProducts });
  return groups
    .flatMap(({ type, label, results }) => results.map((card) => ({ type, label, card })))
    .flatMap(({ type, label, card }): FoundThing[] => {
      if (!('url' in card && 'title' in card)) return [];
      const isProduct = type !== 'destination' && type !== 'article';
      const thing = { group: 'Sản phẩm, nơi' as const, title: card.title, about: label };
      return isWriter && isProduct
        ? [{ ...thing, href: `/san-pham/${card.id}`, aside: 'sửa sản phẩm' }]
        : [{ ...thing, href: card.url, isPublic: true, aside: 'trang khách xem' }];
    })
    .slice(0, maxProducts);
}
