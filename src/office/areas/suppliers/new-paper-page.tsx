import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import { addSupplierPaper, paperInput, paperLimits } from '#modules/catalog/commands/suppliers.ts';
import { findSupplierForOffice } from '#modules/catalog/queries/suppliers.ts';
import { readForm } from '#platform/forms/read-form.ts';
import { type ActionReply, wrongIn } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { SelectField, TextArea, TextField } from '../../parts/field.tsx';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';

const tooLarge = (most: string) => `Tệp lớn hơn ${most}. Bạn nén lại hoặc gửi bản PDF nhẹ hơn.`;

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  requireRight(context, 'supplier.papers');
  const supplier = await findSupplierForOffice(appOf(context).db, params.slug ?? '');
  if (!supplier) throw data(null, { status: 404 });
  const { slug, brand } = supplier;
  const isTooLarge = new URL(request.url).searchParams.get('loi') === 'nang';
  return { slug, brand, isTooLarge, most: paperLimits.words };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'supplier.papers');
  const app = appOf(context);
  const supplier = await findSupplierForOffice(app.db, params.slug ?? '');
  if (!supplier) throw data(null, { status: 404 });
  const form = await request.formData();
  const given = form.get('file');
  const file =
    given instanceof File && given.size > 0
      ? { name: given.name.replaceAll('\0', ''), bytes: Buffer.from(await given.arrayBuffer()) }
      : null;
  form.delete('file');
  const read = readForm(form, paperInput);
  if (!read.ok) return data<ActionReply>(wrongIn(read), { status: 422 });
  const input = { supplier, paper: read.value, file, actor: actorOf(context) };
  const result = await addSupplierPaper(app, input, app.clock.now());
  if (result.ok) return redirect(`/nha-cung-cap/${supplier.slug}`, 303);
  const { typed } = read;
  if (result.reason === 'not_allowed')
    return data<ActionReply>({ refused: 'Vai trò của bạn không thêm được giấy tờ.', typed }, { status: 422 });
  const words =
    result.reason === 'too_large'
      ? tooLarge(paperLimits.words)
      : 'Chỉ nhận tệp PDF, Word (docx), PNG hoặc JPEG.';
  return data<ActionReply>({ errors: { file: words }, typed }, { status: 422 });
}

export const meta = () => [{ title: 'Thêm hợp đồng, giấy phép · Nhà cung cấp' }];

/** Adds a contract or licence of a supplier, with its file. */
export default function NewPaperPage() {
  const { slug, brand, isTooLarge, most } = useLoaderData<typeof loader>();
  const reply: ActionReply | undefined = useActionReply<typeof action>();
  const { typed, errors } = reply ?? {};
  return (
    <PageBody>
      <PageHead
        title="Thêm hợp đồng, giấy phép"
        about={
          <Link to={`/nha-cung-cap/${slug}`} className="text-sea underline underline-offset-3">
            {brand}
          </Link>
        }
      />
      <ReplyNotice reply={reply} />
      <Card title="Giấy tờ" className="max-w-2xl">
        <Form method="post" encType="multipart/form-data" noValidate className="grid grid-cols-2 gap-3 p-3.5">
          <SelectField name="kind" label="Loại" defaultValue={typed?.kind ?? 'contract'} error={errors?.kind}>
            <option value="contract">Hợp đồng</option>
            <option value="licence">Giấy phép</option>
          </SelectField>
          <TextField
            name="number"
            label="Số"
            maxLength={100}
            autoComplete="off"
            defaultValue={typed?.number}
            error={errors?.number}
          />
          <TextField
            name="fromOn"
            type="date"
            label="Từ ngày"
            defaultValue={typed?.fromOn}
            error={errors?.fromOn}
          />
          <TextField
            name="untilOn"
            type="date"
            label="Đến ngày"
            hint="Trước 30 ngày có việc nhắc."
            defaultValue={typed?.untilOn}
            error={errors?.untilOn}
          />
          <TextArea
            name="note"
            label="Ghi chú"
            maxLength={500}
            rows={2}
            className="col-span-full"
            defaultValue={typed?.note}
            error={errors?.note}
          />
          <TextField
            name="file"
            type="file"
            accept=".pdf,.docx,.png,.jpg,.jpeg"
            label="Tệp"
            hint={`PDF, Word hoặc hình, đến ${most}. Chỉ người có quyền xem được.`}
            className="col-span-full"
            error={errors?.file ?? (isTooLarge && !reply ? tooLarge(most) : undefined)}
          />
          <Button type="submit" look="primary" className="col-span-full justify-self-start">
            Lưu
          </Button>
        </Form>
      </Card>
    </PageBody>
  );
}
