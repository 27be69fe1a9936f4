import { FlaskConical } from 'lucide-react';
import { Form, useNavigation } from 'react-router';
import type { DemoTrade } from '#modules/retention/commands/demo-trade.ts';
import { AddressSheet } from '../../parts/address-sheet.tsx';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Notice } from '../../parts/notice.tsx';

/** Notice that there are simulated sales, with a link to remove them for users who may. */
export function DemoStrip({ demo, mayRemove }: { demo: DemoTrade; mayRemove: boolean }) {
  return (
    <section
      aria-label="Số liệu mẫu"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-sunken px-3.5 py-1.5"
    >
      <FlaskConical size={18} aria-hidden className="flex-none text-ink-faint" />
      <p className="min-w-56 flex-1">
        Đang có <b>số liệu mẫu</b>: {amountOf(demo)}.
      </p>
      {mayRemove && (
        <ButtonLink to="?mau=xoa" preventScrollReset>
          Xóa số liệu mẫu…
        </ButtonLink>
      )}
    </section>
  );
}

/** Lists what will be removed, before it is. */
export function RemoveDemoSheet({ demo, problem }: { demo: DemoTrade; problem: string | undefined }) {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <AddressSheet title="Xóa số liệu mẫu" backTo="/">
      <Form method="post" className="flex flex-col gap-3">
        {problem && (
          <Notice tone="bad" role="alert">
            {problem}
          </Notice>
        )}
        <Notice tone="warn">
          Xóa {amountOf(demo)}, cùng phiếu, thư, tiền và đợt ngừng phục vụ đi kèm. Chỗ đã giữ được mở bán lại.
          Đặt chỗ của khách thật và nhật ký ở lại. Việc này không lấy lại được.
        </Notice>
        <div className="flex flex-wrap justify-end gap-2 border-t border-line pt-3">
          <ButtonLink to="/" preventScrollReset>
            Thôi
          </ButtonLink>
          <Button type="submit" look="danger" disabled={isBusy}>
            {`Xóa ${demo.bookings} đặt chỗ mẫu`}
          </Button>
        </div>
      </Form>
    </AddressSheet>
  );
}

const amountOf = ({ bookings, enquiries, messages }: DemoTrade) =>
  `${bookings} đặt chỗ, ${enquiries} yêu cầu, ${messages} khoản tiền`;
