import { ChevronRight } from 'lucide-react';
import { Form, Link } from 'react-router';

interface Shown {
  code: string;
  can: { beLate: boolean; cancelItem: boolean; rename: boolean; invoice: boolean; resend: boolean };
  invoiceNo: string | null;
  messageCount: number;
}

const row = 'flex min-h-14 w-full items-center justify-between gap-3 py-2 text-left hover:text-sea';

/** What a guest may need during the trip, or ask of the company. */
export function TripHelp({ code, can, invoiceNo, messageCount }: Shown) {
  const links = [
    can.beLate && { to: 'den-muon', title: 'Tôi đến muộn', more: 'Chúng tôi báo nơi bạn đến' },
    can.rename && { to: 'hanh-khach', title: 'Sửa tên khách đi', more: 'Không mất phí, tới lúc bắt đầu' },
    can.cancelItem && { to: 'huy-mot', title: 'Hủy một dịch vụ', more: 'Các dịch vụ khác giữ nguyên' },
    (can.invoice || invoiceNo) && {
      to: 'hoa-don',
      title: 'Hóa đơn',
      more: invoiceNo ? `Số ${invoiceNo}` : 'Thêm hoặc sửa thông tin xuất hóa đơn',
    },
    {
      to: 'loi-nhan',
      title: 'Nhắn cho chúng tôi',
      more: messageCount > 0 ? `${messageCount} lời nhắn` : 'Hỏi hoặc dặn thêm về chuyến này',
    },
  ].filter((link) => link !== false && link !== null);
  return (
    <section aria-labelledby="can-giup">
      <h2 id="can-giup" className="text-lg">
        Cần giúp gì?
      </h2>
      <div className="mt-3 divide-y divide-line rounded-card border border-line bg-rice px-4 lg:px-5">
        {links.map((link) =>
          link ? (
            <Link key={link.to} to={`/chuyen-di/${code}/${link.to}`} className={row}>
              <Words {...link} />
            </Link>
          ) : null,
        )}
        {can.resend && (
          <Form method="post" action={`/chuyen-di/${code}/gui-lai`} reloadDocument>
            <button type="submit" className={row}>
              <Words title="Gửi lại thư" more="Tới hộp thư của đặt chỗ, kèm phiếu nếu đã có" />
            </button>
          </Form>
        )}
      </div>
    </section>
  );
}

function Words({ title, more }: { title: string; more: string }) {
  return (
    <>
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{more}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0" />
    </>
  );
}
