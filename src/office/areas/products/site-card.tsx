import type { ReactNode } from 'react';
import { Form } from 'react-router';
import type { ProductState } from '#modules/catalog/editing/find-product-summary.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { useMay } from '../../app/office-data.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { TextField } from '../../parts/field.tsx';
import { formatMoment } from '../../parts/format-moment.ts';

interface Standing {
  id: number;
  slug: string;
  state: ProductState;
  revision: number;
  hasDraft: boolean;
  publishAt: Date | string | null;
  scheduledBy: string;
}

/** A product's publication: when its draft is published, its address, and how to withdraw it. */
export function SiteCard({ product, reply }: { product: Standing; reply: ActionReply | undefined }) {
  const { id, slug, state, revision, hasDraft, publishAt, scheduledBy } = product;
  const may = useMay();
  const errors = reply?.errors ?? {};
  const typed = reply?.typed ?? {};
  return (
    <Card title="Trên trang">
      <div className="flex flex-col divide-y divide-line px-3.5">
        {may('catalogue.publish') && publishAt && (
          <ActionForm version={revision} name="unschedule" title="Bỏ hẹn giờ">
            <p className="flex-1">
              Bản nháp tự lên trang lúc <b>{formatMoment(publishAt)}</b>
              {scheduledBy && `, ${scheduledBy} hẹn`}. Lưu bản nháp lần nữa thì giờ hẹn bị bỏ.
            </p>
          </ActionForm>
        )}
        {may('catalogue.publish') && !publishAt && (hasDraft || state === 'withdrawn') && (
          <ActionForm version={revision} name="schedule" title="Hẹn giờ đăng">
            <TextField
              name="at"
              label="Đăng bản nháp đã lưu vào lúc"
              type="datetime-local"
              error={errors.at}
              defaultValue={typed.at ?? ''}
            />
          </ActionForm>
        )}
        {may('catalogue.edit') && (
          <ActionForm version={revision} name="rename" title="Đổi địa chỉ">
            <TextField
              name="slug"
              label="Đuôi địa chỉ"
              hint={state === 'new' ? undefined : 'Địa chỉ cũ dẫn sang địa chỉ mới.'}
              error={errors.slug}
              defaultValue={typed.slug ?? slug}
              autoComplete="off"
              className="min-w-0 flex-1"
            />
          </ActionForm>
        )}
        {may('catalogue.edit') && (
          <div className="flex flex-wrap items-center gap-2 py-3">
            <p className="flex-1 text-ink-soft">Một sản phẩm giống vậy, với tên và địa chỉ riêng.</p>
            <ButtonLink to={`/san-pham/moi?chep=${id}`}>Nhân bản</ButtonLink>
          </div>
        )}
        {may('catalogue.edit') && state === 'new' && (
          <RemoveForm version={revision} error={errors.reason} reason={typed.reason} />
        )}
        {may('catalogue.withdraw') && state === 'published' && (
          <ActionForm version={revision} name="withdraw" title="Gỡ khỏi trang" isDangerous>
            <TextField
              name="reason"
              label="Vì sao gỡ"
              hint="Khách không còn thấy và không đặt được nữa; đặt chỗ đã có giữ nguyên."
              error={errors.reason}
              defaultValue={typed.reason ?? ''}
              maxLength={300}
              autoComplete="off"
              className="min-w-0 flex-1"
            />
          </ActionForm>
        )}
        {may('catalogue.withdraw') && state === 'withdrawn' && (
          <ActionForm version={revision} name="return" title="Bán lại">
            <p className="flex-1 text-ink-soft">Bản khách thấy trước khi gỡ trở lại trang ngay.</p>
          </ActionForm>
        )}
      </div>
    </Card>
  );
}

function RemoveForm({
  version,
  error,
  reason = '',
}: {
  version: number;
  error: string | undefined;
  reason: string | undefined;
}) {
  return (
    <ActionForm version={version} name="remove" title="Xóa sản phẩm này" isDangerous>
      <TextField
        name="reason"
        label="Vì sao xóa"
        hint="Chưa từng lên trang nên xóa hẳn, cùng hạng, gói và giá của nó. Không lấy lại được."
        error={error}
        defaultValue={reason}
        maxLength={300}
        autoComplete="off"
        className="min-w-0 flex-1"
      />
    </ActionForm>
  );
}

function ActionForm({
  name,
  title,
  version,
  isDangerous = false,
  children,
}: {
  name: string;
  title: string;
  version: number;
  isDangerous?: boolean;
  children: ReactNode;
}) {
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="group flex flex-wrap items-center gap-2 py-3 has-[label]:items-start"
    >
      <input type="hidden" name="version" value={version} />
      {children}
      <Button
        type="submit"
        name="do"
        value={name}
        look={isDangerous ? 'dangerous' : 'plain'}
        // Aligns with the field, not with the label above it.
        className="group-has-[label]:mt-[22px]"
      >
        {title}
      </Button>
    </Form>
  );
}
