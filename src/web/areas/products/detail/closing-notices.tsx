import type { Closing } from '#modules/booking/disruption/list-closings.ts';
import { formatRange } from '#platform/vietnamese/format-date.ts';
import { Notice } from '#ui/notice.tsx';

/** Days on which something of a product does not take place, said calmly above its pictures. */
export function ClosingNotices({ closings }: { closings: Closing[] }) {
  if (closings.length === 0) return null;
  return (
    <div className="mt-4 space-y-3">
      {closings.map(({ title, fromOn, toOn, reasonLabel, note }) => (
        <Notice
          key={`${title} ${fromOn} ${toOn}`}
          tone="info"
          title={`${title} ngừng phục vụ ngày ${formatRange(fromOn, toOn)} ${reasonLabel}`}
        >
          <p>{note} Khách đã đặt ngày này nhận được thư với các lựa chọn.</p>
        </Notice>
      ))}
    </div>
  );
}
