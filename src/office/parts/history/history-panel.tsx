import { ArrowRight } from 'lucide-react';
import { Avatar } from '../avatar.tsx';
import { Empty } from '../empty.tsx';
import { formatMoment } from '../format-moment.ts';
import { changeName } from './change-name.ts';
import { changeValue } from './change-value.ts';

/** A history line in words. */
export interface HistoryLineView {
  id: number;
  /** ISO instant. */
  at: string;
  /** 'staff:<id>' */
  actor: string;
  actorName: string;
  cameFrom: string;
  verb: string;
  title: string;
  objectType: string;
  objectId: string;
  /** The changed values, or a note. */
  changes: { key: string; before: string | null; after: string | null }[];
  reason: string;
  requestId: string | null;
}

/** Who did what to an object and why, newest first: for its tab 'Lịch sử'. */
export function HistoryPanel({ lines }: { lines: readonly HistoryLineView[] }) {
  if (lines.length === 0)
    return <Empty title="Chưa có gì được ghi">Việc đầu tiên làm ở đây sẽ hiện ra.</Empty>;
  return (
    <ol className="flex flex-col">
      {lines.map((line) => (
        <HistoryLine key={line.id} line={line} />
      ))}
    </ol>
  );
}

function HistoryLine({ line }: { line: HistoryLineView }) {
  const { actor, actorName, cameFrom, at, title, changes, reason } = line;
  return (
    <li className="flex gap-3 border-b border-line px-3.5 py-2.5 last:border-0">
      <Avatar id={actor} name={actorName} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b>{actorName}</b>
          <span>{title}</span>
        </p>
        {reason && <p className="text-ink-soft [overflow-wrap:anywhere]">“{reason}”</p>}
        <HistoryChanges changes={changes} />
      </div>
      <p className="flex-none text-right text-sm text-ink-faint">
        <time dateTime={at}>{formatMoment(at)}</time>
        <br />
        {cameFrom}
      </p>
    </li>
  );
}

/** The changed values, each with the former one. */
export function HistoryChanges({ changes }: Pick<HistoryLineView, 'changes'>) {
  if (changes.length === 0) return null;
  return (
    <dl className="mt-0.5 flex flex-wrap gap-x-4 gap-y-0.5 text-sm">
      {changes.map(({ key, before, after }) => (
        <div key={key} className="flex min-w-0 flex-wrap items-center gap-x-1">
          <dt className="text-ink-faint">{changeName(key)}:</dt>
          <dd className="flex min-w-0 flex-wrap items-center gap-1 whitespace-pre-line [overflow-wrap:anywhere]">
            {before !== null && (
              <>
                <span className="text-ink-soft">{changeValue(key, before)}</span>
                <ArrowRight size={12} aria-label="thành" className="text-ink-faint" />
              </>
            )}
            {changeValue(key, after)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Types of objects with a history, for display and for the filter. */
export const objectNames: Readonly<Record<string, string>> = {
  supplier: 'Nhà cung cấp',
  promotion: 'Khuyến mãi',
  booking: 'Đặt chỗ',
  refund: 'Hoàn tiền',
  voucher: 'Phiếu',
  gift_card: 'Phiếu quà tặng',
  affiliate: 'Cộng tác viên',
  affiliates: 'Danh sách cộng tác viên',
  payable: 'Công nợ',
  payables: 'Công nợ',
  'booking-cost': 'Giá vốn của đặt chỗ',
  report: 'Báo cáo',
  review: 'Đánh giá',
  disruption: 'Ngừng phục vụ',
  enquiry: 'Yêu cầu',
  reconciliation: 'Đối soát',
  ledger: 'Sổ cái',
  'ledger-proposal': 'Bút toán điều chỉnh',
  day: 'Ngày',
  departure: 'Chuyến',
  money: 'Tin tiền về',
  product: 'Sản phẩm',
  unit: 'Hạng',
  'rate-plan': 'Gói giá',
  article: 'Bài viết',
  place: 'Điểm đến',
  province: 'Tỉnh, thành',
  term: 'Từ của danh mục',
  policy: 'Điều kiện hủy',
  holiday: 'Ngày lễ',
  tax: 'Thuế suất',
  media: 'Hình',
  setting: 'Thông tin công ty',
  points: 'Điểm của khách',
  role: 'Vai trò',
  invoices: 'Hóa đơn',
  page: 'Trang',
  redirect: 'Chuyển hướng',
  guest: 'Khách',
  newsletter: 'Bản tin',
  job: 'Việc nền',
  staff: 'Nhân viên',
  task: 'Việc',
  bookings: 'Danh sách đặt chỗ',
  enquiries: 'Danh sách yêu cầu',
  refunds: 'Danh sách hoàn tiền',
  vouchers: 'Danh sách phiếu',
  suppliers: 'Danh sách nhà cung cấp',
  reviews: 'Danh sách đánh giá',
  messages: 'Danh sách tiền về',
  view: 'Cách xem',
  demo: 'Số liệu mẫu',
};

/** The readable name of an object type. */
export function objectName(type: string): string {
  return objectNames[type] ?? type;
}
