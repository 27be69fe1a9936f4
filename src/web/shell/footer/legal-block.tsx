import type { ShownSettings } from '#modules/settings/schema.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { SpriteIcon } from '#ui/sprite-icon.tsx';

/**
 * The company's legal details, which the e-commerce and tourism laws require on every page: name, registration numbers and their
 * issuers, address, licence, the authority's badge once it was granted; and a clear notice where all this is a demo. The text is
 * aligned right, where the floating contacts never cover it.
 */
export function LegalBlock({ settings }: { settings: ShownSettings }) {
  const { business } = settings;
  return (
    <section aria-label="Thông tin doanh nghiệp" className="bg-ink pb-(--bottom-bar) text-sm text-sand-85">
      <div className="container-page grid gap-x-14 gap-y-4 pt-1 pb-4 lg:py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div className="flex flex-col items-start gap-3">
          <p className="text-base font-semibold text-sand max-lg:hidden">{business.legalName}</p>
          {business.moitBadgeUrl && (
            <a
              href={business.moitBadgeUrl}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center rounded-control border border-sand-40 px-4 font-semibold text-sand hover:border-sand"
            >
              Đã thông báo Bộ Công Thương
            </a>
          )}
        </div>
        <div className="flex flex-col gap-1">
          <details className="open-on-desk -mt-2 lg:mt-0">
            <summary className="folded-head min-h-12 text-base font-semibold text-sand after:[filter:invert(1)] lg:hidden">
              {business.legalName}
            </summary>
            <p>
              Mã số doanh nghiệp {business.registrationNo}, {business.registrationPlace} cấp ngày{' '}
              {formatDate(business.registrationDate)}. Mã số thuế {business.taxCode}.
            </p>
            <p>
              {business.lhLicence.type}: giấy phép số {business.lhLicence.no}, {business.lhLicence.issuer}{' '}
              cấp.
            </p>
            <p>
              Trụ sở: {settings.address}. Người đại diện: {business.representative}. Điện thoại:{' '}
              {settings.phone}. Email: {settings.customerEmail}.
            </p>
          </details>
          {business.isDemo && (
            <p className="mt-2 flex items-start gap-2 text-sun">
              <SpriteIcon name="info" className="mt-0.5 size-4 shrink-0" />
              {business.demoNotice}
            </p>
          )}
          <p className="mt-2 border-t border-sand-20 pt-2 lg:mt-3 lg:pt-4">
            {settings.copyright || `© ${settings.name}`}
          </p>
        </div>
      </div>
    </section>
  );
}
