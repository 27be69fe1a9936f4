import { formatDate, formatDateTime } from '#platform/vietnamese/format-date.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Notice } from '#ui/notice.tsx';
import { Table } from '#ui/table.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import type { Route } from './+types/status-page.ts';
import { loadStatus, type Status } from './load-status.ts';

const title = 'Tình trạng hệ thống';
const path = '/tinh-trang';
const intro = 'Đặt chỗ, thanh toán và thư xác nhận đang hoạt động ra sao, và kết quả đối chiếu đêm qua.';

/** Never cached: a cached page would still be shown while the database is down. */
export function loader({ context }: Route.LoaderArgs) {
  return loadStatus(context.get(appContext));
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const site = metaSite(matches);
  return pageMeta(site, location, {
    title,
    description: intro,
    path,
    jsonLd: () => [breadcrumbsJsonLd(site.publicUrl, [{ label: title, href: path }])],
  });
};

const methodNames: Record<string, string> = {
  vietqr: 'Chuyển khoản (VietQR)',
  vnpay: 'VNPay',
  momo: 'MoMo',
  zalopay: 'ZaloPay',
  office: 'Tại văn phòng',
};

/** What works, for visitors who wonder whether a problem is theirs or ours. */
export default function StatusPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="container-page pt-4 pb-16">
      <div className="mx-auto max-w-[760px]">
        <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: title }]} />
      </div>
      <article className="mx-auto mt-3 max-w-[760px] rounded-card border border-line bg-rice p-5 lg:p-10">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <div className="prose mt-2">
          <p>{intro}</p>
        </div>
        <div className="mt-4 stack-4">
          <Notice {...summaryOf(loaderData)} />
          <Table
            caption={title}
            columns={[{ label: 'Phần' }, { label: 'Tình trạng' }]}
            rows={rowsOf(loaderData).map(([label, state]) => ({ key: label, cells: [label, state] }))}
          />
        </div>
        <p className="mt-4 text-stone">Xem lúc {formatDateTime(loaderData.now)}.</p>
      </article>
    </div>
  );
}

/** What the rows say in one line. */
function summaryOf({ areJobsLate, areMailsLate, proof }: Status): { tone: 'good' | 'warn'; title: string } {
  if (areJobsLate || areMailsLate)
    return { tone: 'warn', title: 'Đặt chỗ được, vài việc đang chậm hơn thường lệ' };
  if (proof && !proof.isRight)
    return { tone: 'warn', title: 'Đặt chỗ được, nhân viên đang xem một khoản chưa khớp' };
  return { tone: 'good', title: 'Mọi phần đang hoạt động bình thường' };
}

function rowsOf({ areJobsLate, areMailsLate, methods, proof }: Status): [string, string][] {
  const rows: [string, string | null][] = [
    ['Tìm và đặt chỗ', 'Hoạt động'],
    ['Phiếu và việc sau thanh toán', stateOf(areJobsLate, 'Đang chậm, vẫn được làm lần lượt')],
    ['Cách thanh toán đang nhận', methods.map((method) => methodNames[method] ?? method).join(', ')],
    [
      'Thư xác nhận',
      stateOf(areMailsLate, areJobsLate ? mailsLate : `${mailsLate}; phiếu có sẵn trong Chuyến đi`),
    ],
    ['Đối chiếu tiền và chỗ mỗi đêm', proofText(proof)],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== null);
}

const mailsLate = 'Đang gửi chậm';

function stateOf(isLate: boolean | null, late: string): string | null {
  if (isLate === null) return null;
  return isLate ? late : 'Hoạt động';
}

function proofText(proof: Status['proof']): string {
  if (!proof) return 'Chưa đến đêm đầu tiên';
  const day = formatDate(proof.day);
  return proof.isRight ? `Ngày ${day}: khớp` : `Ngày ${day}: có chỗ chưa khớp, nhân viên đang xem`;
}
