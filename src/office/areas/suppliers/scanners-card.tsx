import { Form } from 'react-router';
import { Badge } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { TextField } from '../../parts/field.tsx';
import { formatMoment } from '../../parts/format-moment.ts';
import type { SupplierReply } from './run-supplier-action.ts';

interface Scanner {
  id: number;
  name: string;
  madeAt: Date;
  madeBy: string;
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

/** The keys of a supplier's scanners: create, show once, revoke. */
export function ScannersCard({
  scanners,
  reply,
  isOpen,
}: {
  scanners: Scanner[];
  reply: SupplierReply | undefined;
  isOpen: boolean;
}) {
  return (
    <Card title="Máy quét phiếu">
      {reply?.scannerKey && (
        <div className="flex flex-col gap-2 border-b border-line bg-good-soft px-3.5 py-3">
          <p>Chép khóa này và gửi cho nhà cung cấp. Rời trang là không xem lại được.</p>
          <code className="font-semibold break-all select-all">{reply.scannerKey}</code>
          <div>
            <CopyButton text={reply.scannerKey}>Chép khóa</CopyButton>
          </div>
        </div>
      )}
      {scanners.length > 0 && (
        <ul>
          {scanners.map((scanner) => (
            <ScannerRow key={scanner.id} scanner={scanner} isOpen={isOpen} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <Form method="post" preventScrollReset className="flex flex-col gap-2 px-3.5 py-3">
          <TextField
            key={scanners.length}
            name="scanner"
            label="Điểm quét mới"
            maxLength={60}
            defaultValue={reply?.errors?.scanner ? reply.typed?.scanner : ''}
            error={reply?.errors?.scanner}
            hint="Mỗi máy một khóa, chỉ đánh dấu được phiếu của nhà cung cấp này."
          />
          <div>
            <Button type="submit" name="do" value="make-key">
              Cấp khóa
            </Button>
          </div>
        </Form>
      ) : (
        scanners.length === 0 && <p className="px-3.5 py-3 text-ink-faint">Chưa có máy quét nào.</p>
      )}
    </Card>
  );
}

function ScannerRow({ scanner, isOpen }: { scanner: Scanner; isOpen: boolean }) {
  const { id, name, madeAt, madeBy, lastUsedAt, revokedAt } = scanner;
  return (
    <li className="flex items-center gap-2 border-b border-line px-3.5 py-2">
      <div className="min-w-0 flex-1">
        <b>{name}</b>
        <p className="text-sm text-ink-faint">
          {madeBy} cấp {formatMoment(madeAt)} ·{' '}
          {lastUsedAt ? `quét lần cuối ${formatMoment(lastUsedAt)}` : 'chưa quét lần nào'}
        </p>
      </div>
      {revokedAt ? (
        <Badge tone="mute">Đã thu hồi</Badge>
      ) : (
        isOpen && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="key" value={id} />
            <Button type="submit" name="do" value="revoke-key" look="dangerous" size="sm">
              Thu hồi<span className="sr-only"> khóa của {name}</span>
            </Button>
          </Form>
        )
      )}
    </li>
  );
}
