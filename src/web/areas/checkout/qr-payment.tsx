import { Download } from 'lucide-react';
import { Form } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button, buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

export interface QrView {
  payload: string;
  svg: string;
  bankName: string;
  account: string;
  accountName: string;
  transferContent: string;
}

/** The QR with amount and code inside, and beside it what somebody needs who types by hand. */
export function QrPayment({
  code,
  amount,
  qr,
  simulatedBank,
}: {
  code: string;
  amount: number;
  qr: QrView;
  /** Address of the bank's page in simulator mode, empty where it has none; null in live mode. */
  simulatedBank: string | null;
}) {
  const rows = [
    { label: 'Ngân hàng', value: qr.bankName, copy: '' },
    { label: 'Số tài khoản', value: qr.account, copy: qr.account },
    { label: 'Chủ tài khoản', value: qr.accountName, copy: '' },
    { label: 'Số tiền', value: formatVnd(amount), copy: String(amount) },
    { label: 'Nội dung', value: qr.transferContent, copy: qr.transferContent },
  ];
  return (
    <section aria-label="Chuyển khoản VietQR" className="rounded-card border border-line bg-rice p-5">
      <h2 className="text-lg">
        Chuyển khoản <span className="whitespace-nowrap tabular-nums">{formatVnd(amount)}</span>
      </h2>
      <a
        href={`/dat-cho/${code}/ma-qr.png`}
        download={`vietqr-${code}.png`}
        className={buttonClass('primary', 'lg', 'mt-4 w-full md:hidden')}
      >
        <Download aria-hidden className="size-5" />
        Lưu ảnh mã QR
      </a>
      <p className="mt-2 text-sm text-ink-soft md:hidden">
        Mở ứng dụng ngân hàng, chọn quét mã từ ảnh, số tiền và nội dung đã điền sẵn. Hoặc chép từng dòng dưới
        đây.
      </p>
      <div className="mt-4 grid items-start gap-6 md:grid-cols-[240px_minmax(0,1fr)]">
        <div className="order-last text-center md:order-none">
          <p className="mb-2 font-semibold md:hidden">Trả bằng máy khác: quét mã này</p>
          <img
            src={`data:image/svg+xml;utf8,${encodeURIComponent(qr.svg)}`}
            alt={`Mã VietQR chuyển ${formatVnd(amount)} với nội dung ${qr.transferContent}`}
            width={240}
            height={240}
            className="mx-auto w-60 rounded-control border border-line bg-white"
          />
        </div>
        <dl className="divide-y divide-line">
          {rows.map((row) => (
            <div key={row.label} className="flex min-h-12 items-center justify-between gap-3">
              <dt className="text-sm text-ink-soft">{row.label}</dt>
              <dd className="flex items-center gap-2 text-right font-semibold tabular-nums">
                {row.value}
                {row.copy && <CopyButton text={row.copy} label={`Sao chép ${row.label.toLowerCase()}`} />}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        Giữ đúng số tiền và nội dung để hệ thống nhận ra ngay. Trang này tự cập nhật khi tiền tới. Chúng tôi
        không bao giờ yêu cầu chuyển lại vì sai nội dung.
      </p>
      <noscript>
        <p className="mt-3">
          <a href={`/dat-cho/${code}`} className="font-semibold text-sea underline">
            Tôi đã chuyển, kiểm tra lại
          </a>
        </p>
      </noscript>
      {simulatedBank !== null && <SimulatedTransfer payload={qr.payload} bank={simulatedBank} />}
    </section>
  );
}

/** Plays the guest's bank where no money moves. */
function SimulatedTransfer({ payload, bank }: { payload: string; bank: string }) {
  return (
    <Form method="post" className="mt-4 rounded-control bg-sun-soft p-4">
      <input type="hidden" name="intent" value="simulate" />
      <p className="text-sm">Trang đang chạy ở chế độ thử: không có tiền thật nào được chuyển.</p>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <Button type="submit" look="sea" size="sm">
          Giả lập chuyển khoản
        </Button>
        {bank && (
          <a
            href={`${bank}?qr=${encodeURIComponent(payload)}`}
            className="inline-flex min-h-11 items-center text-sm text-sea underline underline-offset-3"
          >
            Chuyển thiếu, thừa, sai nội dung hoặc muộn
          </a>
        )}
      </div>
    </Form>
  );
}
