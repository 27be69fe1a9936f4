import { Form } from 'react-router';
import { Button } from '#ui/button.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { TextField } from '#ui/field.tsx';
import { ShareButton } from '#web/parts/device/share-button.tsx';
import type { PlanPageData } from './load-plan-page.ts';

/** The links to view and to edit the plan, each with a clear statement of what it permits. Only for its owner. */
export function PlanShare({ page }: { page: PlanPageData }) {
  const { plan, links } = page;
  if (!links) return null;
  const isShared = plan.visibility !== 'private';
  return (
    <section
      id="chia-se"
      aria-labelledby="share-title"
      className="scroll-mt-24 rounded-card border border-line bg-rice p-5"
    >
      <h2 id="share-title" className="text-lg">
        Chia sẻ
      </h2>
      {isShared ? (
        <Link
          title="Liên kết xem"
          said="Ai có liên kết này xem được cả kế hoạch và giá, không sửa được."
          url={links.view}
          planTitle={plan.title}
        />
      ) : (
        <p className="mt-2">Chỉ bạn và người cùng sửa mở được kế hoạch này.</p>
      )}
      <Form method="post" className="mt-3">
        <input type="hidden" name="intent" value="share" />
        <input type="hidden" name="visibility" value={isShared ? 'private' : 'link'} />
        <Button type="submit" look="outline" size="sm">
          {isShared ? 'Ngừng cho xem bằng liên kết' : 'Cho ai có liên kết xem'}
        </Button>
      </Form>
      <Link
        title="Liên kết cùng sửa"
        said="Gửi cho người đi cùng: ai mở liên kết này và ghi tên thì sửa được các ngày và các mục."
        url={links.edit}
        planTitle={plan.title}
      />
      <MakePublic plan={plan} />
      <details className="mt-3">
        <summary className="folded-head min-h-11 w-fit list-none font-semibold text-sea hover:underline">
          Đổi liên kết hoặc xóa kế hoạch
        </summary>
        <Form method="post" className="mt-2">
          <input type="hidden" name="intent" value="renew" />
          <p className="text-sm text-ink-soft">
            Hai liên kết cũ hết hiệu lực, người cùng sửa cần liên kết mới.
          </p>
          <Button type="submit" look="outline" size="sm" className="mt-2">
            Đổi cả hai liên kết
          </Button>
        </Form>
        <Form method="post" className="mt-4">
          <input type="hidden" name="intent" value="delete" />
          <p className="text-sm text-ink-soft">Xóa hẳn kế hoạch. Đặt chỗ đã có không đổi.</p>
          <Button type="submit" look="danger" size="sm" className="mt-2">
            Xóa kế hoạch
          </Button>
        </Form>
      </details>
    </section>
  );
}

const reviewWords = {
  waiting: 'Nhân viên đang đọc kế hoạch này. Đến khi được duyệt, chỉ ai có liên kết mới xem được.',
  published: 'Kế hoạch đang công khai. Sửa kế hoạch thì nhân viên đọc lại trước khi hiện tiếp.',
  rejected: 'Kế hoạch chưa được công khai.',
};

/** Asks to publish a plan, with a clear statement of what that means; plans are private by default. */
function MakePublic({ plan }: { plan: PlanPageData['plan'] }) {
  const { review, reviewReason } = plan;
  return (
    <div className="mt-4">
      <h3 className="text-base">Công khai</h3>
      {review && (
        <p className="text-sm">
          {reviewWords[review]}
          {reviewReason && ` Lý do: ${reviewReason}`}
        </p>
      )}
      {(review === null || review === 'rejected') && (
        <Form method="post" className="mt-1 stack-3">
          <input type="hidden" name="intent" value="share" />
          <input type="hidden" name="visibility" value="public" />
          <p className="text-sm text-ink-soft">
            Ai cũng tìm thấy, thích và chép được kế hoạch. Ngày đi và đặt chỗ của bạn không hiện, chỉ hiện tên
            bạn chọn.
          </p>
          <TextField
            name="authorName"
            label="Tên hiện cùng kế hoạch"
            maxLength={60}
            autoComplete="nickname"
            required
          />
          <Button type="submit" look="outline" size="sm">
            Gửi duyệt để công khai
          </Button>
        </Form>
      )}
    </div>
  );
}

function Link({
  title,
  said,
  url,
  planTitle,
}: {
  title: string;
  said: string;
  url: string;
  planTitle: string;
}) {
  return (
    <div className="mt-4">
      <h3 className="text-base">{title}</h3>
      <p className="text-sm text-ink-soft">{said}</p>
      <p className="mt-2 rounded-control bg-sand px-3 py-2 text-sm break-all">{url}</p>
      <div className="flex flex-wrap gap-x-4">
        <CopyButton text={url} label={`Sao chép ${title.toLowerCase()}`} word="Sao chép" />
        <ShareButton
          title={planTitle}
          path={url}
          className="inline-flex min-h-11 items-center gap-2 rounded-control font-semibold text-sea hover:bg-sea-soft noscript:hidden"
        />
      </div>
    </div>
  );
}
