import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { beginProduct, loadNewProduct } from './begin-product.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, 'catalogue.edit');
  return loadNewProduct(appOf(context).db, new URL(request.url).searchParams);
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireRight(context, 'catalogue.edit');
  const reply = await beginProduct(appOf(context), actorOf(context), await request.formData());
  return 'id' in reply ? redirect(`/san-pham/${reply.id}`, 303) : data(reply, { status: 422 });
}

export const meta = () => [{ title: 'Thêm sản phẩm' }];

export default function NewProductPage() {
  const { source, ...choices } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const refusal = reply && 'typed' in reply ? reply : undefined;
  const typed = refusal?.typed ?? {};
  const errors = refusal?.errors ?? {};
  return (
    <PageBody>
      <PageHead
        title={source ? `Nhân bản ${source.title}` : 'Thêm sản phẩm'}
        about="khách chưa thấy gì cho tới khi bạn đưa lên trang"
      />
      <ReplyNotice reply={refusal} />
      <Card title={source ? 'Bản sao' : 'Sản phẩm mới'}>
        <Form method="post" noValidate className="flex flex-col">
          <div className="grid max-w-3xl grid-cols-2 items-start gap-3 px-3.5 py-3 max-sm:grid-cols-1">
            <TextField
              name="title"
              label="Tên"
              error={errors.title}
              defaultValue={typed.title ?? (source ? `${source.title} (bản sao)` : '')}
              className="col-span-full"
              autoComplete="off"
            />
            {source ? (
              <>
                <input type="hidden" name="source" value={source.id} />
                <p className="col-span-full text-ink-soft">
                  Chữ viết, hình ảnh, hạng, gói giá và luật giá được chép theo, trừ những đợt giảm giá.
                </p>
              </>
            ) : (
              <NewFields {...choices} typed={typed} errors={errors} />
            )}
            <TextField
              name="slug"
              label="Đuôi địa chỉ"
              hint="Để trống thì đặt theo tên: khach-san-song-lang."
              error={errors.slug}
              defaultValue={typed.slug ?? ''}
              autoComplete="off"
              className="col-span-full"
            />
          </div>
          <footer className="flex gap-2 border-t border-line px-3.5 py-2.5">
            <Button type="submit" look="primary">
              {source ? 'Tạo bản sao' : 'Tạo bản nháp'}
            </Button>
            <ButtonLink to={source ? `/san-pham/${source.id}` : '/san-pham'}>Thôi</ButtonLink>
          </footer>
        </Form>
      </Card>
    </PageBody>
  );
}

/** The fields required to create a product. */
function NewFields({
  kind,
  suppliers,
  provinces,
  places,
  typed,
  errors,
}: Omit<Awaited<ReturnType<typeof loadNewProduct>>, 'source'> & {
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
}) {
  return (
    <>
      <SelectField name="kind" label="Loại" error={errors.kind} defaultValue={typed.kind ?? kind}>
        <option value="">Chọn…</option>
        {Object.entries(kindProfiles).map(([value, { labels }]) => (
          <option key={value} value={value}>
            {labels.one}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="supplier"
        label="Nhà cung cấp"
        error={errors.supplier}
        defaultValue={typed.supplier ?? (suppliers.length === 1 ? suppliers[0]?.value : '')}
        hint={
          suppliers.length === 0 && (
            <>
              Chưa có nhà cung cấp nào:{' '}
              <Link to="/nha-cung-cap/moi" className="font-semibold text-sea underline">
                thêm một nhà cung cấp
              </Link>{' '}
              trước đã. Công ty tự làm thì ghi chính công ty.
            </>
          )
        }
      >
        <option value="">Chọn…</option>
        {suppliers.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="province"
        label="Tỉnh, thành"
        error={errors.province}
        defaultValue={typed.province ?? ''}
      >
        <option value="">Chọn…</option>
        {provinces.map(({ value, title }) => (
          <option key={value} value={value}>
            {title}
          </option>
        ))}
      </SelectField>
      <TextField
        name="place"
        label="Điểm đến"
        hint="Gõ một phần tên rồi chọn, như Vịnh Hạ Long; để trống nếu không ở điểm đến nào."
        list="diem-den"
        error={errors.place}
        defaultValue={typed.place ?? ''}
        autoComplete="off"
      />
      <datalist id="diem-den">
        {places.map(({ value, title }) => (
          <option key={value} value={title} />
        ))}
      </datalist>
    </>
  );
}
