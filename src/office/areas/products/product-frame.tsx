import { CalendarClock, ChevronRight, Globe, Pencil, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ProductSummary } from '#modules/catalog/editing/find-product-summary.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { Badge } from '../../parts/badge.tsx';
import { ButtonLink, buttonClass } from '../../parts/button.tsx';
import { formatDayMonthYear, formatMoment } from '../../parts/format-moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { Segments } from '../../parts/segments.tsx';
import { productStates } from './product-states.ts';

const tabs = {
  text: { to: '', title: 'Nội dung' },
  units: { to: '/hang', title: 'Hạng & giá' },
  history: { to: '/lich-su', title: 'Lịch sử' },
  preview: { to: '/xem', title: 'Xem như khách' },
} as const;

const crumb = 'inline-flex items-center hover:underline max-sm:min-h-11';

export type ProductTab = keyof typeof tabs;

/** Frame of all pages about one product: its name, its state, and links to its other pages. */
export function ProductFrame({
  product: { id, kind, title, state, hasDraft, publishAt, lacks, licenceEndedOn, path },
  tab,
  about,
  actions,
  children,
}: {
  product: Omit<ProductSummary, 'publishAt'> & { publishAt: Date | string | null };
  tab: ProductTab;
  /** Behind its states. */
  about?: ReactNode;
  /** Actions beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <PageBody>
      <nav
        aria-label="Sản phẩm này ở đâu"
        className="-mb-2 flex items-center gap-1 text-sm text-ink-soft max-sm:-my-2.5"
      >
        <Link to="/san-pham" className={crumb}>
          Sản phẩm
        </Link>
        <ChevronRight size={14} aria-hidden className="text-ink-faint" />
        <Link to={`/san-pham?loai=${kind}`} className={crumb}>
          {kindProfiles[kind].labels.one}
        </Link>
      </nav>
      <PageHead
        title={title}
        about={
          <span className="flex flex-wrap items-center gap-2">
            <Badge tone={productStates[state].tone} {...(state === 'published' && { icon: Globe })}>
              {productStates[state].title}
            </Badge>
            {licenceEndedOn && (
              <Badge tone="bad" icon={ScrollText}>
                Giấy phép của nhà cung cấp hết hạn {formatDayMonthYear(licenceEndedOn)}
              </Badge>
            )}
            {hasDraft && (
              <Badge tone="info" icon={Pencil}>
                Có bản nháp
              </Badge>
            )}
            {publishAt && (
              <Badge tone="wait" icon={CalendarClock}>
                Tự đăng {formatMoment(publishAt)}
              </Badge>
            )}
            {about}
          </span>
        }
      >
        {state === 'published' && (
          <a href={path} className={buttonClass()}>
            Xem trên trang
          </a>
        )}
        {hasDraft && state !== 'new' && (
          <ButtonLink to={`/san-pham/${id}/lich-su#ban-nhap`}>Bản nháp đổi gì</ButtonLink>
        )}
        {actions}
      </PageHead>
      <Segments
        label="Phần của sản phẩm"
        items={Object.entries(tabs).map(([name, { to, title: words }]) => ({
          to: `/san-pham/${id}${to}`,
          title: words,
          isChosen: name === tab,
        }))}
      />
      {lacks && state === 'published' && <LacksNotice id={id} lacks={lacks} />}
      {children}
    </PageBody>
  );
}

/** Notice that guests see a page on which they cannot book yet, with the next step. */
function LacksNotice({ id, lacks }: { id: number; lacks: 'units' | 'plans' }) {
  return (
    <Notice tone="info">
      Khách đọc được trang này nhưng chưa đặt được:{' '}
      {lacks === 'units' ? 'chưa có hạng nào đang bán.' : 'chưa có gói giá nào đang dùng.'}{' '}
      <Link
        to={`/san-pham/${id}/${lacks === 'units' ? 'hang' : 'goi'}/moi`}
        className="font-semibold text-sea underline"
      >
        {lacks === 'units' ? 'Thêm hạng' : 'Thêm gói giá'}
      </Link>
    </Notice>
  );
}
