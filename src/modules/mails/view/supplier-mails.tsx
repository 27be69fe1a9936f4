import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
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
  renderPart: RenderPart;
  view: SupplierView;
  /** Opens their part of the booking without a password. */
  url: string;
  company: MailCompany;
}

/** Asks a supplier whether they accept a guest, or reminds them. */
export function supplierMailOfAsk({
  renderPart,
  view,
  url,
  company,
  isReminder,
}: About & { isReminder: boolean }): Mail {
  const { ask, items } = view;
  const requested = items.filter(({ position }) => ask?.positions.includes(position));
  const isRequest = ask?.kind === 'request';
  const title = renderPart(isRequest ? 'titleRequest' : 'title');
  const firstSubject = renderPart(isRequest ? 'subjectRequest' : 'subject');
  return {
    subject: isReminder ? renderPart('subjectReminder', { firstSubject }) : firstSubject,
    body: (
      <MailFrame company={company} preview={title} title={title} action={{ label: 'Trả lời', href: url }}>
        <Paragraphs text={renderPart(isRequest ? 'request' : 'text')} />
        <SupplierItems items={requested} />
        <Paragraphs text={renderPart('link')} />
      </MailFrame>
    ),
  };
}

/** Tells a supplier when a late guest will arrive; the linked page has the button to acknowledge it. */
export function supplierMailOfLate({
  renderPart,
  view,
  url,
  company,
  arrivalId,
}: About & { arrivalId: string }): Mail {
  const { guest, items } = view;
  const arrival = view.arrivals.find(({ id }) => id === arrivalId);
  const title = renderPart('title');
  return {
    subject: renderPart('subject'),
    body: (
      <MailFrame company={company} preview={title} title={title} action={{ label: 'Tôi đã biết', href: url }}>
        <Text style={strong}>
          {guest} đến khoảng {formatDateTime(arrival?.arrivesAt ?? '')}
        </Text>
        {arrival?.note && <Text style={row}>Khách nhắn: {arrival.note}</Text>}
        <SupplierItems items={items.filter(({ position }) => position === arrival?.position)} />
        <Paragraphs text={renderPart('text')} />
      </MailFrame>
    ),
  };
}

/** Tells a supplier which guests come, and what was cancelled. */
export function supplierMailOfCopy({
  renderPart,
  view,
  url,
  company,
  isFirst,
}: About & { isFirst: boolean }): Mail {
  const { items, guest, travellers, note } = view;
  const coming = items.filter(({ standing }) => standing === 'confirmed');
  const ended = items.filter(({ standing }) => standing === 'ended');
  const { former } = view;
  const isOver = coming.length === 0;
  // No guest was confirmed to them yet: they were only asked.
  const wasOnlyRequested = isOver && isFirst;
  const title = isOver
    ? renderPart(wasOnlyRequested ? 'titleAsked' : 'titleOver')
    : renderPart(isFirst ? 'title' : 'titleChanged');
  return {
    subject: isOver
      ? renderPart(wasOnlyRequested ? 'subjectAsked' : 'subjectOver')
      : renderPart(isFirst ? 'subject' : 'subjectChanged'),
    body: (
      <MailFrame company={company} preview={title} title={title} action={{ label: 'Mở đặt chỗ', href: url }}>
        {coming.length > 0 && (
          <>
            <Paragraphs text={renderPart(isFirst ? 'text' : 'changed')} />
            <SupplierItems items={coming} />
            <Text style={strong}>Khách: {guest}</Text>
            {travellers.length > 0 && <Text style={row}>Người đi: {travellers.join(', ')}</Text>}
            {note && <Text style={row}>Yêu cầu thêm: {note}</Text>}
          </>
        )}
        {ended.length + former.length > 0 && (
          <>
            <Paragraphs text={renderPart(wasOnlyRequested ? 'endedAsked' : 'ended')} />
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
