import { lastDay } from '#modules/booking/active-items.ts';
import { VoucherCard } from '#modules/vouchers/view/voucher-card.tsx';
import { renderQr } from '#platform/qr/render-qr.ts';
import { addDays, instantInVietnam } from '#platform/time/days.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { buttonClass } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite, useRootData } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { voucherSaverSlot } from '#web/parts/device/slots.ts';
import type { Route } from './+types/voucher-page.ts';
import { loadSheets } from './load-sheets.ts';

/** How long after the trip a device keeps vouchers, for later questions. */
const daysAfter = 30;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { booking, sheets } = await loadSheets(request, app, params.code);
  return {
    code: booking.code,
    offlineUntil: offlineUntil(booking.quote),
    // A combo bought without a date has a prepaid code; its voucher comes with the booking that uses it.
    openVouchers: booking.vouchers,
    awaitsVouchers: booking.quote.items.some((item) => !item.options.openDated),
    vouchers: await Promise.all(
      sheets.map(async (sheet) => ({ sheet, qrSvg: sheet.token ? await renderQr(sheet.token) : null })),
    ),
  };
}

export const meta: Route.MetaFunction = ({ location, matches, params }) =>
  pageMeta(metaSite(matches), location, {
    title: `Phiếu ${params.code}`,
    path: `/chuyen-di/${params.code}/phieu`,
    noindex: true,
  });

/** Print styles: vouchers and the hotline only, without the rest of the site. */
const paper = `@media print {
  @page { margin: 14mm; }
  body > :not(:has(main)), body > :has(main) > :not(main) { display: none !important; }
  body, main { background: #fff; }
}`;

export default function VoucherPage({ loaderData }: Route.ComponentProps) {
  const { code, vouchers, openVouchers, awaitsVouchers } = loaderData;
  const { settings } = useRootData();
  return (
    <div className="container-page max-w-4xl pt-4 pb-16">
      <style>{paper}</style>
      <div className="print:hidden">
        <Breadcrumbs
          items={[
            { label: 'Trang chủ', href: '/' },
            { label: 'Chuyến đi của tôi', href: '/chuyen-di' },
            { label: code, href: `/chuyen-di/${code}` },
            { label: 'Phiếu' },
          ]}
        />
      </div>
      <h1 className="mt-3 text-2xl lg:text-3xl">
        Phiếu dịch vụ<span className="hidden print:inline"> · {settings.name}</span>
      </h1>
      <div className="mt-6 stack-5">
        {vouchers.length === 0 && awaitsVouchers && (
          <Notice tone="info" title="Phiếu đang được lập">
            <p>
              Việc này mất vài giây.{' '}
              <a href={`/chuyen-di/${code}/phieu`} className="font-semibold text-sea underline">
                Tải lại trang
              </a>
            </p>
          </Notice>
        )}
        {vouchers.length > 0 && (
          <div className="flex flex-wrap gap-3 print:hidden">
            <a href={`/chuyen-di/${code}/phieu.pdf`} className={buttonClass('sea')}>
              Tải PDF
            </a>
            <a href={`/chuyen-di/${code}/lich.ics`} className={buttonClass('outline')}>
              Thêm vào lịch
            </a>
          </div>
        )}
        {vouchers.map(({ sheet, qrSvg }, index) => (
          <div key={sheet.code} className={index > 0 ? 'print:break-before-page' : undefined}>
            <VoucherCard sheet={sheet} qrSvg={qrSvg} />
          </div>
        ))}
        {vouchers.length > 0 && <voucherSaverSlot.Outlet code={code} until={loaderData.offlineUntil} />}
        {openVouchers.map((voucher) => (
          <Notice key={voucher.code} tone="info" title={`Mã ${voucher.code}`}>
            <p>
              {voucher.quantity} gói {voucher.unitTitle}, chọn ngày đến hết {formatDate(voucher.validUntil)}.
              Phiếu có mã QR sẽ đi cùng đặt chỗ mà bạn dùng mã này.
            </p>
          </Notice>
        ))}
        <section className="rounded-card border border-line bg-rice p-5 print:border-0 print:p-0">
          <h2 className="text-lg">Cần giúp trên đường</h2>
          <ul className="mt-2 stack-1">
            {settings.hotlines.map((line) => (
              <li key={line.label}>
                {line.label}:{' '}
                <a href={`tel:${line.phone.replace(/\s/g, '')}`} className="font-semibold text-sea">
                  {line.phone}
                </a>{' '}
                ({settings.hours.phone})
              </li>
            ))}
          </ul>
          <p className="mt-3 text-sm text-ink-soft print:hidden">
            Ai nhận phiếu cũng có thể{' '}
            <a href="/kiem-tra-kenh-chinh-thuc" className="text-sea underline">
              kiểm tra mã
            </a>{' '}
            trên trang của chúng tôi.
          </p>
        </section>
      </div>
    </div>
  );
}

/** Until when (milliseconds since 1970) devices may keep the vouchers of a trip offline. */
function offlineUntil(quote: Parameters<typeof lastDay>[0]): number {
  const last = lastDay(quote);
  return last ? instantInVietnam(addDays(last, daysAfter + 1)).getTime() : 0;
}
