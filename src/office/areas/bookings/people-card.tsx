import { Check, Eye, Mail, Phone } from 'lucide-react';
import { Form, Link } from 'react-router';
import { formatPhone } from '#platform/vietnamese/phone.ts';
import { useMay } from '../../app/office-data.ts';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import type { BookingPageData } from './load-booking.ts';
import type { PaperMark } from './papers-of.ts';

/** The contact and the travellers. Identity documents are shown only on request, and that is recorded in the history. */
export function PeopleCard({
  booking: { code, contact, travellers, note, otherCount, papers: held },
  papers,
}: {
  booking: BookingPageData;
  papers: Record<string, unknown>[] | undefined;
}) {
  const may = useMay();
  return (
    <Card
      title="Người"
      aside={
        !papers &&
        travellers.length > 0 &&
        may('booking.papers') && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="viec" value="giay-to" />
            <Button type="submit" size="sm" title="Việc mở giấy tờ được ghi vào nhật ký">
              <Eye size={14} aria-hidden /> Mở giấy tờ
            </Button>
          </Form>
        )
      }
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line bg-sunken px-3.5 py-2">
        <b className="mr-auto">{contact.fullName}</b>
        {may('guest.read') && (
          <Link
            to={`/khach/${code}`}
            className="flex min-h-6 items-center text-sea hover:underline max-sm:min-h-11"
          >
            Trang khách
          </Link>
        )}
        <span className="w-full" />
        <a href={`tel:${contact.phone}`} className="flex min-h-6 items-center gap-1.5 max-sm:min-h-11">
          <Phone size={14} aria-hidden /> {formatPhone(contact.phone)}
        </a>
        {contact.email && (
          <a
            href={`mailto:${contact.email}`}
            className="flex min-h-6 min-w-0 items-center gap-1.5 max-sm:min-h-11"
          >
            <Mail size={14} aria-hidden /> <span className="truncate">{contact.email}</span>
          </a>
        )}
        {otherCount > 0 && (
          <Link
            to={`/dat-cho?xem=tat-ca&tim=${encodeURIComponent(contact.phone)}`}
            className="ml-auto flex min-h-6 items-center text-sea hover:underline"
          >
            {otherCount + 1} lần đặt
          </Link>
        )}
      </div>
      {travellers.length === 0 && <p className="px-3.5 py-2 text-ink-faint">Chưa có danh sách khách đi.</p>}
      <ol>
        {travellers.map((name, at) => (
          <li key={at} className="flex flex-wrap gap-x-2 border-b border-line px-3.5 py-2 last:border-0">
            <span className="text-ink-faint">{at + 1}</span> <b>{name}</b>
            <span className="ml-auto text-ink-soft">
              {papers ? paperWords(papers[at]) : <PaperMarkOf mark={held.marks[at] ?? 'unneeded'} />}
            </span>
          </li>
        ))}
      </ol>
      {note && <p className="border-t border-line px-3.5 py-2 text-ink-soft">Khách ghi: “{note}”</p>}
    </Card>
  );
}

function PaperMarkOf({ mark }: { mark: PaperMark }) {
  if (mark === 'there')
    return (
      <span className="inline-flex items-center gap-1">
        •••• đã có <Check size={14} aria-hidden className="text-good" />
      </span>
    );
  return mark === 'missing' ? <Badge tone="warn">Chưa có giấy tờ</Badge> : 'không cần giấy tờ';
}

const sexes: Readonly<Record<string, string>> = { male: 'nam', female: 'nữ' };

function paperWords(details: Record<string, unknown> = {}): string {
  const { sex, bornOn, nationality, documentNo } = details as Record<string, string | undefined>;
  const words = [sex && (sexes[sex] ?? sex), bornOn?.split('-').reverse().join('/'), nationality, documentNo];
  return words.filter(Boolean).join(' · ') || 'không có giấy tờ';
}
