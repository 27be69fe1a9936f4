import { Download, Smartphone } from 'lucide-react';
import { Form } from 'react-router';
import { formatVnd } from '#platform/vietnamese/format-money.ts';
import { Button, type ButtonLook, buttonClass } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';

export interface QrView {
  payload: string;
  svg: string;
  bankName: string;
  account: string;
  accountName: string;
  transferContent: string;
}

/**
 * The details of a bank transfer. On a phone the banking app comes first, by its deep link where one is configured, else by a
 * picture of the QR code; then what somebody types by hand; the code itself is for another device. On a wide screen the code
 * comes first.
 */
export function QrPayment({
  page,
  amount,
  qr,
  bankApp,
  simulatedBank,
  then = 'trang tự chuyển sang phiếu của bạn',
}: {
  /** The path of the payment page; the QR picture's path is below it. */
  page: string;
  amount: number;
  qr: QrView;
  /** What happens once the money has arrived. */
  then?: string;
  /** Deep link that opens the transfer in a banking app; null where none is configured. */
  bankApp: string | null;
  /** URL of the simulated bank's page in simulator mode, empty where it has none; null in live mode. */
  simulatedBank: string | null;
}) {
  return (
    <section
      aria-label="Chuyển khoản VietQR"
      className="rounded-card border border-line bg-rice p-4 md:grid md:grid-cols-[240px_minmax(0,1fr)] md:gap-x-8 lg:p-6"
    >
      <div className="md:col-start-2 md:row-start-1">
        <h2 className="text-base">
          Chuyển khoản{' '}
          <span className="block text-2xl whitespace-nowrap tabular-nums lg:text-3xl">
            {formatVnd(amount)}
          </span>
        </h2>
        <div className="mt-3 stack-2 md:hidden">
          {bankApp && (
            <a href={bankApp} rel="noreferrer" className={buttonClass('primary', 'md', 'w-full')}>
              <Smartphone aria-hidden className="size-5" />
              Mở ứng dụng ngân hàng
            </a>
          )}
          <SaveCode page={page} name={qr.transferContent} look={bankApp ? 'outline' : 'primary'} />
        </div>
        <TransferRows amount={amount} qr={qr} />
      </div>
      <NextSteps
        opensApp={bankApp !== null}
        then={then}
        className="mt-5 md:col-span-2 md:row-start-2 md:border-t md:border-line md:pt-5"
      />
      <div className="mt-5 flex items-center gap-4 border-t border-line pt-5 md:col-start-1 md:row-start-1 md:mt-0 md:block md:border-0 md:pt-0">
        <img
          src={`data:image/svg+xml;utf8,${encodeURIComponent(qr.svg)}`}
          alt={`Mã VietQR chuyển ${formatVnd(amount)} với nội dung ${qr.transferContent}`}
          width={240}
          height={240}
          className="w-36 shrink-0 rounded-control border border-line bg-white md:w-60"
        />
        <div className="hidden md:mt-3 md:block">
          <SaveCode page={page} name={qr.transferContent} look="outline" />
        </div>
        <p className="text-sm text-ink-soft md:hidden">
          <strong className="block text-base text-ink">Trả bằng máy khác</strong>
          Mở ứng dụng ngân hàng trên máy đó rồi quét mã này.
        </p>
      </div>
      <noscript>
        <p className="mt-3">
          <a href={page} className="font-semibold text-sea underline">
            Tôi đã chuyển, kiểm tra lại
          </a>
        </p>
      </noscript>
      {simulatedBank !== null && <SimulatedTransfer payload={qr.payload} bank={simulatedBank} />}
    </section>
  );
}

function SaveCode({ page, name, look }: { page: string; name: string; look: ButtonLook }) {
  return (
    <a
      href={`${page}/ma-qr.png`}
      download={`vietqr-${name.replaceAll(' ', '-')}.png`}
      className={buttonClass(look, 'md', 'w-full')}
    >
      <Download aria-hidden className="size-5" />
      Lưu ảnh mã QR
    </a>
  );
}

function TransferRows({ amount, qr }: { amount: number; qr: QrView }) {
  const rows = [
    { label: 'Số tài khoản', value: qr.account, copy: qr.account },
    { label: 'Số tiền', value: formatVnd(amount), copy: String(amount) },
    { label: 'Nội dung', value: qr.transferContent, copy: qr.transferContent },
    { label: 'Ngân hàng', value: `${qr.bankName} · ${qr.accountName}`, copy: '' },
  ];
  return (
    <dl className="mt-3 divide-y divide-line">
      {rows.map(({ label, value, copy }) => (
        <div key={label} className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-1">
          <dt className="self-end text-sm text-ink-soft">{label}</dt>
          <dd className="col-start-1 self-start font-semibold break-words tabular-nums">{value}</dd>
          {copy && (
            <dd className="col-start-2 row-span-2 row-start-1">
              <CopyButton text={copy} label={`Chép ${label.toLowerCase()}`} word="Chép" />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function NextSteps({ opensApp, then, className }: { opensApp: boolean; then: string; className: string }) {
  const onPhone = opensApp
    ? 'Bấm “Mở ứng dụng ngân hàng”. Số tiền và nội dung đã điền sẵn.'
    : 'Lưu ảnh, mở ứng dụng ngân hàng và chọn quét mã từ ảnh. Số tiền và nội dung đã điền sẵn.';
  const steps = [
    <>
      <span className="md:hidden">{onPhone}</span>
      <span className="max-md:hidden">
        Mở ứng dụng ngân hàng trên điện thoại và quét mã. Số tiền và nội dung đã điền sẵn.
      </span>
    </>,
    'Xác nhận trong ứng dụng, rồi quay lại trang này.',
    <>
      Tiền tới, <span className="noscript:hidden">{then}</span>
      <noscript>bạn bấm “Tôi đã chuyển, kiểm tra lại” ở dưới</noscript>. Chuyển sai nội dung, bạn gọi chúng
      tôi, không cần chuyển lại.
    </>,
  ];
  return (
    <section aria-label="Tiếp theo" className={className}>
      <h3 className="text-lg">Tiếp theo</h3>
      <ol className="mt-2 stack-2">
        {steps.map((step, index) => (
          <li key={index} className="flex gap-3">
            <span
              aria-hidden
              className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-sea-soft text-sm font-semibold text-sea"
            >
              {index + 1}
            </span>
            <span className="min-w-0 pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Simulates the guest's bank where no real money moves. */
function SimulatedTransfer({ payload, bank }: { payload: string; bank: string }) {
  return (
    <Form method="post" className="mt-5 rounded-control bg-sun-soft p-4 md:col-span-2">
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
