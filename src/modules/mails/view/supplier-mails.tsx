import { Section, Text } from '@react-email/components';
import type { SupplierView } from '#modules/suppliers/queries/find-supplier-view.ts';
import { formatDateTime, formatRange } from '#platform/vietnamese/format-date.ts';
import type { RenderPart } from '../texts/worded-mails.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';
import { Paragraphs } from './paragraphs.tsx';

const text = { fontSize: 16, lineHeight: '26px' };
const row = { ...text, margin: 0 };
const strong = { ...row, fontWeight: 600 };

interface About {
  /** The wording of the mail, by part. */
  say: RenderPart;
  view: SupplierView;
  /** Opens their part of the booking without a password. */
  url: string;
  company: MailCompany;
}

/** Asks a supplier whether they accept a guest, or reminds them. */
export function supplierMailOfAsk({
  say,
  view,
  url,
  company,
  isReminder,
}: About & { isReminder: boolean }): Mail {
  const { ask, items } = view;
  const asked = items.filter(({ position }) => ask?.positions.includes(position));
  const isRequest = ask?.kind === 'request';
  const title = say(isRequest ? 'titleRequest' : 'title');
  const firstSubject = say(isRequest ? 'subjectRequest' : 'subject');
  return {
    subject: isReminder ? say('subjectReminder', { firstSubject }) : firstSubject,
    body: (
      <MailFrame company={company} preview={title} title={title} action={{ label: 'Trả lời', href: url }}>
        <Paragraphs text={say(isRequest ? 'request' : 'text')} />
        <SupplierItems items={asked} />
        <Paragraphs text={say('link')} />
      </MailFrame>
    ),
  };
}

/** Tells a supplier when a late guest will arrive; the linked page has the button to acknowledge it. */
export function supplierMailOfLate({
  say,
  view,
  url,
  company,
  arrivalId,
}: About & { arrivalId: string }): Mail {
  const { guest, items } = view;
  const arrival = view.arrivals.find(({ id }) => id === arrivalId);
  const title = say('title');
  return {
    subject: say('subject'),
    body: (
      <MailFrame company={company} preview={title} title={title} action={{ label: 'Tôi đã biết', href: url }}>
        <Text style={strong}>
          {guest} đến khoảng {formatDateTime(arrival?.arrivesAt ?? '')}
        </Text>
        {arrival?.note && <Text style={row}>Khách nhắn: {arrival.note}</Text>}
        <SupplierItems items={items.filter(({ position }) => position === arrival?.position)} />
        <Paragraphs text={say('text')} />
      </MailFrame>
    ),
  };
}

/** Tells a supplier which guests come, and what was cancelled. */
export function supplierMailOfCopy({ say, view, url, company, isFirst }: About & { isFirst: boolean }): Mail {
  const { items, guest, travellers, note } = view;
  const coming = items.filter(({ standing }) => standing === 'confirmed');
  const ended = items.filter(({ standing }) => standing === 'ended');
  const { former } = view;
  const isOver = coming.length === 0;
  // No guest was confirmed to them yet: they were only asked.
  const wasOnlyAsked = isOver && isFirst;
  const title = isOver
    ? say(wasOnlyAsked ? 'titleAsked' : 'titleOver')
    : say(isFirst ? 'title' : 'titleChanged');
  return {
    subject: isOver
      ? say(wasOnlyAsked ? 'subjectAsked' : 'subjectOver')
      : say(isFirst ? 'subject' : 'subjectChanged'),
    body: (
      <MailFrame company={company} preview={title} title={title} action={{ label: 'Mở đặt chỗ', href: url }}>
        {coming.length > 0 && (
          <>
            <Paragraphs text={say(isFirst ? 'text' : 'changed')} />
            <SupplierItems items={coming} />
            <Text style={strong}>Khách: {guest}</Text>
            {travellers.length > 0 && <Text style={row}>Người đi: {travellers.join(', ')}</Text>}
            {note && <Text style={row}>Yêu cầu thêm: {note}</Text>}
          </>
        )}
        {ended.length + former.length > 0 && (
          <>
            <Paragraphs text={say(wasOnlyAsked ? 'endedAsked' : 'ended')} />
            {ended.length > 0 && <SupplierItems items={ended} />}
            {former.length > 0 && <FormerItems items={former} />}
          </>
        )}
      </MailFrame>
    ),
  };
}

/** Items that were replaced by another supplier's. */
function FormerItems({ items }: { items: SupplierView['former'] }) {
  return (
    <Section style={{ backgroundColor: '#fbf7f0', borderRadius: 12, padding: 16 }}>
      {items.map(({ title, unitTitle, fromOn, toOn, quantity }, at) => (
        <Section key={at}>
          <Text style={strong}>{title}</Text>
          <Text style={row}>
            {quantity} × {unitTitle}, {formatRange(fromOn, toOn)}
          </Text>
        </Section>
      ))}
    </Section>
  );
}

function SupplierItems({ items }: { items: SupplierView['items'] }) {
  return (
    <Section style={{ backgroundColor: '#fbf7f0', borderRadius: 12, padding: 16 }}>
      {items.map(({ position, title, unitTitle, planTitle, facts }) => (
        <Section key={position}>
          <Text style={strong}>{title}</Text>
          <Text style={row}>
            {unitTitle}, {planTitle}
          </Text>
          {facts.map(({ label, value }) => (
            <Text key={label} style={row}>
              {label}: {value}
            </Text>
          ))}
        </Section>
      ))}
    </Section>
  );
}
