import { Form } from 'react-router';
import { Button } from '../../parts/button.tsx';
import { CopyButton } from '../../parts/copy-button.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

export interface Address {
  feedId: number | null;
  madeAt: Date;
  madeBy: string;
  lastAskedAt: Date | null;
}

/** The calendar URL that a channel reads: create it, show it once, renew it. */
export function AddressRow({
  feedId,
  name,
  address,
  madeUrl,
  isOpen,
}: {
  feedId: number | null;
  /** Of the channel. */
  name: string;
  address: Address | undefined;
  madeUrl: string | undefined;
  isOpen: boolean;
}) {
  return (
    <div className="flex flex-col gap-2 border-t border-line px-3.5 py-3">
      <p>
        <b>Lịch của mình cho {name}.</b>{' '}
        {address ? (
          <>
            {address.madeBy} cấp {formatMoment(address.madeAt)},{' '}
            {address.lastAskedAt
              ? `kênh đọc lần cuối ${formatMoment(address.lastAskedAt)}`
              : 'kênh chưa đọc lần nào'}
            .
          </>
        ) : (
          'Chưa cấp địa chỉ.'
        )}
      </p>
      {madeUrl && (
        <div className="flex flex-col gap-2 rounded-control bg-good-soft px-3 py-2.5">
          <p>Dán địa chỉ này vào mục nhập lịch của kênh. Rời trang là không xem lại được.</p>
          <code className="font-semibold break-all select-all">{madeUrl}</code>
          <div>
            <CopyButton text={madeUrl}>Chép địa chỉ</CopyButton>
          </div>
        </div>
      )}
      {isOpen && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="feed" value={feedId ?? ''} />
          <Button type="submit" name="do" value="make-address" look={address ? 'dangerous' : 'plain'}>
            {address ? 'Thay địa chỉ' : 'Cấp địa chỉ'}
            <span className="sr-only"> lịch cho {name}</span>
          </Button>
        </Form>
      )}
    </div>
  );
}
