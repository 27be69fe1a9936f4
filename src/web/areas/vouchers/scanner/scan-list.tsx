import { formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { LoggedScan } from './scan-log.ts';

/** What this device scanned, newest first, with what the server made of it. */
export function ScanList({ log }: { log: LoggedScan[] }) {
  if (log.length === 0) return <p className="mt-3 text-ink-soft">Chưa quét phiếu nào trên máy này.</p>;
  return (
    <ul className="mt-3 divide-y divide-line">
      {log.slice(0, 50).map((scan) => (
        <li key={scan.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
          <div>
            <p className="font-semibold tabular-nums">{scan.claims.code}</p>
            <p className="text-sm text-ink-soft">
              {scan.claims.pax} khách · quét lúc {formatDateTime(scan.scannedAt)}
            </p>
          </div>
          <Badge tone={toneOf(scan)}>{scan.outcomeLabel}</Badge>
        </li>
      ))}
    </ul>
  );
}

function toneOf({ outcome }: LoggedScan): BadgeTone {
  if (outcome === null) return 'plain';
  return outcome === 'accepted' ? 'good' : 'warn';
}
