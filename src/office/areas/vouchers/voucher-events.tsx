import { type ScanOutcome, scanOutcomeLabels } from '#modules/vouchers/rules/evaluate-scan.ts';
import { Badge } from '../../parts/badge.tsx';
import { Card } from '../../parts/card.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

interface VoucherEvent {
  id: number;
  at: Date;
  who: string;
  reason: string;
  details: { outcome?: string; scannedAt?: string; version?: number; reference?: string; note?: string };
}

const titles: Readonly<Record<string, string>> = {
  issued: 'Phát phiếu',
  booking_cancelled: 'Hủy theo đặt chỗ',
  match_undone: 'Thu lại vì tiền khớp nhầm',
  reissued: 'Cấp lại phiếu',
  voided: 'Hủy phiếu',
  rebooked: 'Đổi ngày trên phiếu',
  supplier_confirmed: 'Nhà cung cấp xác nhận',
  supplier_declined: 'Nhà cung cấp báo không nhận được',
  calendar: 'Theo lịch',
  scanned: 'Quét, mời khách vào',
  scan_contested: 'Quét thêm lần nữa',
  scan_refused: 'Quét, không nhận',
};

/** All events of a voucher, scans with place and time, newest first. */
export function VoucherEvents({ events }: { events: VoucherEvent[] }) {
  return (
    <Card title="Diễn biến và lượt quét">
      <ol>
        {events.map(({ id, at, who, reason, details }) => (
          <li
            key={id}
            className="flex flex-wrap gap-x-3 gap-y-1 border-b border-line px-3.5 py-2.5 last:border-0"
          >
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{titles[reason] ?? reason}</p>
              <p className="text-sm text-ink-soft">{[who, ...wordsOf(details, at)].join(' · ')}</p>
            </div>
            {details.outcome && (
              <Badge tone={details.outcome === 'accepted' ? 'good' : 'warn'}>
                {scanOutcomeLabels[details.outcome as ScanOutcome] ?? details.outcome}
              </Badge>
            )}
            <time className="text-sm whitespace-nowrap text-ink-faint" dateTime={new Date(at).toISOString()}>
              {formatMoment(details.scannedAt ?? at)}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Delay beyond which a scan counts as reported late: a gate without a network reports its scans later. */
const lateMs = 2 * 60_000;

function wordsOf({ scannedAt, version, reference, note }: VoucherEvent['details'], at: Date): string[] {
  const isLate = scannedAt !== undefined && new Date(at).getTime() - Date.parse(scannedAt) > lateMs;
  return [
    reference && `mã ${reference}`,
    note,
    version !== undefined && `bản ${version}`,
    isLate && `gửi về lúc ${formatMoment(at)}`,
  ].filter((words): words is string => typeof words === 'string' && words !== '');
}
