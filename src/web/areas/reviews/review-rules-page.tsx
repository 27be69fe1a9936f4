import { type ReviewCounts, reviewCounts } from '#modules/reviews/queries/review-counts.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Table } from '#ui/table.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { breadcrumbsJsonLd } from '#web/app/seo/json-ld.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { sharedPage } from '#web/app/shared-page.ts';
import type { Route } from './+types/review-rules-page.ts';

export const headers = sharedPage({ tags: ['catalogue', 'review-counts'] });

const title = 'Quy chế đánh giá';
const path = '/quy-che-danh-gia';
const intro = 'Ai được viết, ai đọc trước, điểm tính thế nào, và bao nhiêu đánh giá đã không được đăng.';

export async function loader({ context }: Route.LoaderArgs) {
  const counts = await reviewCounts(context.get(appContext).readDb);
  return { counts };
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

/** How reviews are collected, with counts from the database (also at /api/v1/review-counts). */
export default function ReviewRulesPage({ loaderData }: Route.ComponentProps) {
  const { counts } = loaderData;
  return (
    <div className="container-page pt-4 pb-16">
      <Breadcrumbs items={[{ label: 'Trang chủ', href: '/' }, { label: title }]} />
      <article className="mx-auto mt-3 max-w-[760px] rounded-card border border-line bg-rice p-5 lg:p-10">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <div className="prose mt-2">
          <p>{intro}</p>

          <h2>Ai được viết</h2>
          <p>
            Chỉ khách có đặt chỗ đã thanh toán và đã đi xong. Một ngày sau chuyến đi, chúng tôi gửi một thư
            mời, một lần, tới email của đặt chỗ. Mỗi dịch vụ trong đặt chỗ được đánh giá một lần, trong 90
            ngày. Chúng tôi không tặng quà, không giảm giá để đổi lấy đánh giá, và nhà cung cấp không viết
            thay khách được.
          </p>

          <h2>Điểm tính thế nào</h2>
          <p>
            Điểm của một dịch vụ là trung bình cộng “Điểm chung” của mọi đánh giá đang đăng, làm tròn một chữ
            số thập phân. Mọi đánh giá nặng như nhau, mới hay cũ, dài hay ngắn. Điểm từng mục là trung bình
            cộng của những khách đã chấm mục ấy và không cộng vào điểm chung. Dịch vụ chưa có đánh giá thì
            không có điểm.
          </p>

          <h2>Ai đọc trước, và khi nào không đăng</h2>
          <p>
            Nhân viên đọc từng đánh giá trước khi đăng. Điểm thấp hay lời chê không phải là lý do từ chối. Một
            đánh giá chỉ bị từ chối, hoặc gỡ sau khi đăng, vì một trong các lý do dưới đây; người viết nhận
            thư ghi lý do và cách phản hồi. Nhà cung cấp được trả lời công khai dưới đánh giá, không được sửa
            hay xin gỡ lời chê.
          </p>

          <h2>Thêm hình và video, sửa, khiếu nại, báo cáo</h2>
          <p>
            Người viết thêm được 6 hình, một video dài nhất 60 giây, và sửa được trong 14 ngày; bản trước được
            lưu, và nhân viên đọc lại trước khi đăng. Vị trí và thông tin máy ảnh trong tệp hình, tệp video bị
            bỏ đi. Đánh giá bị từ chối thì người viết khiếu nại được một lần và nhận câu trả lời qua thư. Bạn
            thấy một đánh giá phạm quy chế, hãy bấm “Báo cáo” dưới đánh giá ấy.
          </p>

          <h2>Con số đến lúc này</h2>
        </div>
        <Counts counts={counts} />
        <p className="mt-4">
          Các con số lấy thẳng từ hệ thống.{' '}
          <a href="/api/v1/review-counts" className="text-sea underline underline-offset-3">
            Xem ở dạng dữ liệu
          </a>
        </p>
      </article>
    </div>
  );
}

/** How many were submitted, their outcome, and why some are not shown. */
function Counts({ counts }: { counts: ReviewCounts }) {
  return (
    <div className="mt-4 stack-5">
      <Table
        caption="Đánh giá đã nhận"
        columns={[{ label: 'Đánh giá' }, { label: 'Số lượng', align: 'end' }]}
        rows={[
          { key: 'received', cells: ['Đã nhận', formatNumber(counts.received)] },
          ...(counts.imported > 0
            ? [
                {
                  key: 'imported',
                  cells: [
                    'Trong đó nhập sẵn cùng danh mục, không đi kèm đặt chỗ ở đây',
                    formatNumber(counts.imported),
                  ],
                },
              ]
            : []),
          { key: 'published', cells: ['Đang đăng', formatNumber(counts.published)] },
          { key: 'waiting', cells: ['Chờ đọc', formatNumber(counts.waiting)] },
          { key: 'rejected', cells: ['Không đăng', formatNumber(counts.rejected)] },
          { key: 'hidden', cells: ['Đã gỡ sau khi đăng', formatNumber(counts.hidden)] },
        ]}
      />
      <Table
        caption="Lý do không đăng hoặc gỡ"
        columns={[{ label: 'Lý do không đăng hoặc gỡ' }, { label: 'Số\u00a0lượng', align: 'end' }]}
        rows={counts.reasons.map(({ reason, label, count }) => ({
          key: reason,
          cells: [label, formatNumber(count)],
        }))}
      />
    </div>
  );
}
