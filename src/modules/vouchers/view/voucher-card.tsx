import type { ItemFact } from '#modules/booking/trip/item-facts.ts';
import type { VoucherSheet } from '../rules/voucher-sheet.ts';

/** A voucher for showing at the desk, on a screen or on paper. */
export function VoucherCard({ sheet, qrSvg }: { sheet: VoucherSheet; qrSvg: string | null }) {
  const facts = [
    ...sheet.facts,
    { label: 'Người đặt', value: sheet.guest },
    ...(sheet.travellers.length > 0 ? [{ label: 'Khách đi', value: sheet.travellers.join(', ') }] : []),
    ...(sheet.note ? [{ label: 'Yêu cầu của khách', value: sheet.note }] : []),
  ];
  return (
    <article
      aria-label={`Phiếu ${sheet.code}`}
      className="rounded-card border border-line bg-rice p-5 lg:p-8 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-b border-line pb-4">
        <div>
          <p className="text-sm text-ink-soft">Phiếu {sheet.stateLabel.toLowerCase()}</p>
          <p data-voucher-code={sheet.code} className="text-xl font-semibold tracking-wide tabular-nums">
            {sheet.code}
          </p>
        </div>
        <p className="text-ink-soft">
          Mã đặt chỗ <strong className="text-ink">{sheet.bookingCode}</strong>
        </p>
      </header>
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_220px] print:grid-cols-[minmax(0,1fr)_220px]">
        <div>
          <h2 className="text-xl">{sheet.productTitle}</h2>
          <p className="mt-1">{sheet.unitTitle}</p>
          <p className="text-ink-soft">{sheet.planTitle}</p>
          <Facts facts={facts} />
        </div>
        {qrSvg && (
          <figure className="order-first mx-auto w-55 md:order-none print:order-none">
            <img
              src={`data:image/svg+xml;utf8,${encodeURIComponent(qrSvg)}`}
              alt={`Mã QR của phiếu ${sheet.code}`}
              width={220}
              height={220}
              className="w-full rounded-control border border-line bg-white"
            />
            <figcaption className="mt-2 text-center text-sm text-ink-soft">
              Đưa mã này cho nhân viên quét
            </figcaption>
          </figure>
        )}
      </div>
      <div className="mt-6 grid gap-6 md:grid-cols-2 print:grid-cols-2">
        <section>
          <h3 className="font-semibold">Nơi cung cấp dịch vụ</h3>
          <p className="mt-1">{sheet.productTitle}</p>
          {sheet.supplierBrand !== sheet.productTitle && (
            <p className="text-ink-soft">Nhà cung cấp: {sheet.supplierBrand}</p>
          )}
          {sheet.confirmation && <p className="font-semibold">{sheet.confirmation}</p>}
          {sheet.address && (
            <p>
              {sheet.address}{' '}
              <a
                href={sheet.mapUrl}
                target="_blank"
                rel="noreferrer"
                className="text-sea underline print:hidden"
              >
                Mở&nbsp;bản&nbsp;đồ<span className="sr-only"> (mở trang mới)</span>
              </a>
            </p>
          )}
        </section>
        <Lines title="Khi tới nơi" lines={sheet.where} />
        <Lines title="Bạn mang theo" lines={sheet.bring} />
        {sheet.money.length > 0 && (
          <section>
            <h3 className="font-semibold">Thanh toán</h3>
            <Facts facts={sheet.money} />
          </section>
        )}
      </div>
    </article>
  );
}

function Facts({ facts }: { facts: ItemFact[] }) {
  return (
    <dl className="mt-3 stack-1.5">
      {facts.map(({ label, value }) => (
        <div key={label} className="grid grid-cols-[8.5rem_minmax(0,1fr)] gap-3">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Lines({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 list-disc stack-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
