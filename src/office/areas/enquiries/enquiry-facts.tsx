import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { StaffEnquiry } from '#modules/enquiries/queries/find-staff-enquiry.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { useMay } from '../../app/office-data.ts';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

const cabins = { economy: 'phổ thông', 'premium-economy': 'phổ thông đặc biệt', business: 'thương gia' };

/** Who sent the enquiry, and what for. */
export function EnquiryFacts({ enquiry }: { enquiry: StaffEnquiry }) {
  const { code, contact, product, wishes, flight, message, sentFrom, createdAt } = enquiry;
  const may = useMay();
  const { dates, guests, budgetVnd } = wishes;
  const facts: [title: string, value: ReactNode][] = [
    [
      'Khách',
      <span key="name" className="flex flex-wrap gap-x-3">
        <b>{contact.fullName}</b>
        {may('guest.read') && (
          <Link to={`/khach/${code}`} className="text-sea underline">
            Trang khách, các lần đặt
          </Link>
        )}
      </span>,
    ],
    [
      'Email',
      contact.email && (
        <a key="email" href={`mailto:${contact.email}`} className="text-sea underline">
          {contact.email}
        </a>
      ),
    ],
    [
      'Hỏi về',
      product && (
        <a key="product" href={product.url} target="_blank" rel="noreferrer" className="text-sea underline">
          {product.title}
        </a>
      ),
    ],
    [
      'Ngày',
      dates &&
        [dates.from, dates.to]
          .filter((day) => day !== undefined)
          .map(formatDate)
          .join(' – '),
    ],
    ['Số khách', guests && partyOf(guests)],
    ['Ngân sách', budgetVnd !== undefined && formatVnd(budgetVnd)],
    [
      'Chuyến bay',
      flight?.legs?.map(({ from, to, date }) => `${from} → ${to} ${formatDate(date)}`).join('; '),
    ],
    [
      'Khách bay',
      flight?.legs &&
        [partyOf(flight), flight.infants > 0 && `${flight.infants} em bé`, cabins[flight.cabin]]
          .filter(Boolean)
          .join(', '),
    ],
    ['Gửi lúc', `${formatMoment(createdAt)}${sentFrom ? ` từ ${sentFrom}` : ''}`],
  ];
  return (
    <Card title="Khách hỏi">
      <dl className="grid grid-cols-[110px_minmax(0,1fr)] gap-x-3 gap-y-1 px-3.5 py-2.5">
        {facts.map(
          ([title, value]) =>
            value && (
              <div key={title} className="contents">
                <dt className="text-ink-faint">{title}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {message && (
        <p className="border-t border-line px-3.5 py-2.5 break-words whitespace-pre-line">{message}</p>
      )}
    </Card>
  );
}

function partyOf({ adults, childAges }: { adults: number; childAges: number[] }): string {
  const children = childAges.length > 0 && `${childAges.length} trẻ em (${childAges.join(', ')} tuổi)`;
  return [`${adults} người lớn`, children].filter(Boolean).join(', ');
}
