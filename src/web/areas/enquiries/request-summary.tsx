import { Link } from 'react-router';
import type { EnquiryView } from '#modules/enquiries/queries/enquiry-view.ts';
import { formatDateTime, formatRange, formatWeekdayDate } from '#platform/vietnamese/format-date.ts';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { formatPhone } from '#platform/vietnamese/phone.ts';

export const cabinWords = {
  economy: 'Phổ thông',
  'premium-economy': 'Phổ thông đặc biệt',
  business: 'Thương gia',
};

/** The enquiry as the guest wrote it. `cities` names airports. */
export function RequestSummary({ view, cities }: { view: EnquiryView; cities: Record<string, string> }) {
  const { wishes, flight, contact, product } = view;
  const facts = [
    { label: 'Gửi lúc', value: formatDateTime(view.createdAt) },
    { label: 'Người gửi', value: `${contact.fullName}, ${formatPhone(contact.phone)}` },
    product && {
      label: 'Hỏi về',
      value: (
        <Link to={product.url} className="text-sea underline underline-offset-3">
          {product.title}
        </Link>
      ),
    },
    wishes.dates && {
      label: 'Ngày đi',
      value: formatRange(wishes.dates.from, wishes.dates.to ?? wishes.dates.from),
    },
    wishes.guests && { label: 'Số khách', value: String(wishes.guests.adults) },
    wishes.budgetVnd !== undefined && { label: 'Ngân sách', value: formatVnd(wishes.budgetVnd) },
    ...(flight?.legs ?? []).map((leg, index) => ({
      label: `Chặng ${index + 1}`,
      value: `${cities[leg.from] ?? leg.from} – ${cities[leg.to] ?? leg.to}, ${formatWeekdayDate(leg.date)}`,
    })),
    flight && { label: 'Khách bay', value: flyers(flight) },
    flight && { label: 'Hạng ghế', value: cabinWords[flight.cabin] },
    view.message && {
      label: 'Lời nhắn',
      value: <span className="whitespace-pre-line">{view.message}</span>,
    },
  ].filter((fact) => fact !== null && fact !== undefined && typeof fact === 'object');
  return (
    <dl className="divide-y divide-line rounded-card border border-line bg-rice px-5">
      {facts.map((fact) => (
        <div key={fact.label} className="grid gap-x-4 py-3 sm:grid-cols-[130px_minmax(0,1fr)]">
          <dt className="text-ink-soft">{fact.label}</dt>
          <dd className="min-w-0 break-words">{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

function flyers({ adults, childAges, infants }: NonNullable<EnquiryView['flight']>): string {
  return [
    `${adults} người lớn`,
    childAges.length > 0 && `${childAges.length} trẻ em (${childAges.join(', ')} tuổi)`,
    infants > 0 && `${infants} em bé`,
  ]
    .filter(Boolean)
    .join(', ');
}
