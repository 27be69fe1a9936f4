import { Section, Text } from '@react-email/components';
import type { SupplierView } from '#modules/suppliers/queries/find-supplier-view.ts';
import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import type { Mail } from './mail.ts';
import { type MailCompany, MailFrame } from './mail-frame.tsx';

const text = { fontSize: 16, lineHeight: '26px' };
const row = { ...text, margin: 0 };
const strong = { ...row, fontWeight: 600 };

interface About {
  view: SupplierView;
  /** Opens their part of the booking without a password. */
  url: string;
  company: MailCompany;
}

/** Asks a supplier whether they take a guest, or reminds them of it. */
export function supplierMailOfAsk({ view, url, company, isReminder }: About & { isReminder: boolean }): Mail {
  const { ask, code, items } = view;
  const asked = items.filter(({ position }) => ask?.positions.includes(position));
  const due = formatDateTime(ask?.dueAt ?? '');
  const isRequest = ask?.kind === 'request';
  const title = isRequest ? `Còn chỗ cho đặt chỗ ${code} không?` : `Xin xác nhận khách của đặt chỗ ${code}`;
  return {
    subject: `${isReminder ? 'Nhắc: ' : ''}${title} Trả lời trước ${due}`,
    body: (
      <MailFrame company={company} preview={title} title={title} action={{ label: 'Trả lời', href: url }}>
        <Text style={text}>
          {isRequest
            ? `Khách đang chờ câu trả lời trước ${due}. Quá giờ, yêu cầu tự khép lại.`
            : `Khách đã thanh toán. Bạn xác nhận và cho mã đặt chỗ của mình trước ${due}.`}
        </Text>
        <SupplierItems items={asked} />
        <Text style={text}>
          Nút dưới đây mở trang trả lời, không cần đăng nhập. Liên kết dành riêng cho {view.brand}; đừng
          chuyển tiếp thư này ra ngoài.
        </Text>
      </MailFrame>
    ),
  };
}

/** Tells a supplier when a guest who is late will be there; the link has the button that says they know. */
export function supplierMailOfLate({ view, url, company, arrivalId }: About & { arrivalId: string }): Mail {
  const { code, guest, items } = view;
  const arrival = view.arrivals.find(({ id }) => id === arrivalId);
  const title = `Khách của đặt chỗ ${code} đến muộn`;
  return {
    subject: `${title}, khoảng ${formatDateTime(arrival?.arrivesAt ?? '')}`,
    body: (
      <MailFrame company={company} preview={title} title={title} action={{ label: 'Tôi đã biết', href: url }}>
        <Text style={strong}>
          {guest} đến khoảng {formatDateTime(arrival?.arrivesAt ?? '')}
        </Text>
        {arrival?.note && <Text style={row}>Khách nhắn: {arrival.note}</Text>}
        <SupplierItems items={items.filter(({ position }) => position === arrival?.position)} />
        <Text style={text}>Xin giữ chỗ cho khách và bấm nút dưới đây, để khách yên tâm là bạn đã biết.</Text>
      </MailFrame>
    ),
  };
}

/** Tells a supplier who comes, and what is no longer so. */
export function supplierMailOfCopy({ view, url, company, isFirst }: About & { isFirst: boolean }): Mail {
  const { code, items, guest, travellers, note } = view;
  const coming = items.filter(({ standing }) => standing === 'confirmed');
  const ended = items.filter(({ standing }) => standing === 'ended');
  const title = titleOf(code, { isFirst, isOver: coming.length === 0 });
  return {
    subject: title,
    body: (
      <MailFrame company={company} preview={title} title={title} action={{ label: 'Mở đặt chỗ', href: url }}>
        {coming.length > 0 && (
          <>
            <Text style={text}>
              {isFirst
                ? 'Bản phiếu dành cho bạn ở tệp đính kèm.'
                : 'Bản phiếu mới ở tệp đính kèm thay cho bản trước.'}
            </Text>
            <SupplierItems items={coming} />
            <Text style={strong}>Khách: {guest}</Text>
            {travellers.length > 0 && <Text style={row}>Người đi: {travellers.join(', ')}</Text>}
            {note && <Text style={row}>Yêu cầu thêm: {note}</Text>}
          </>
        )}
        {ended.length > 0 && (
          <>
            <Text style={text}>Không còn diễn ra, mong bạn trả lại chỗ:</Text>
            <SupplierItems items={ended} />
          </>
        )}
      </MailFrame>
    ),
  };
}

function titleOf(code: string, { isFirst, isOver }: { isFirst: boolean; isOver: boolean }): string {
  if (isOver) return `Đặt chỗ ${code} đã hủy`;
  return isFirst ? `Khách của đặt chỗ ${code}` : `Đặt chỗ ${code} có thay đổi`;
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
