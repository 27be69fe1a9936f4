import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
} from 'react-router';
import {
  listProductFilters,
  listProductsForOffice,
} from '#modules/catalog/editing/list-products-for-office.ts';
import { readCursor } from '#platform/db/keyset-page.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { useMay } from '../../app/office-data.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { ButtonLink } from '../../parts/button.tsx';
import { TextField } from '../../parts/field.tsx';
import { BulkSheet } from '../../parts/list/bulk-sheet.tsx';
import { List } from '../../parts/list/list.tsx';
import { readListAddress, writeListAddress } from '../../parts/list/list-address.ts';
import { NoRows } from '../../parts/list/no-rows.tsx';
import { readBulkChoice } from '../../parts/list/read-bulk-choice.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { productBulk, productFilter, productList } from './product-list.tsx';
import { productRights } from './product-rights.ts';
import { runProductBulk } from './run-product-bulk.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireRight(context, ...productRights);
  const { db, clock } = appOf(context);
  const { search, searchParams } = new URL(request.url);
  const options = await listProductFilters(db);
  const list = productList(options);
  const address = readListAddress(search, list);
  const filter = productFilter(address);
  const place = { after: readCursor(address.after), before: readCursor(address.before) };
  const page = await listProductsForOffice(db, filter, place);
  const bulk = await readBulkChoice(searchParams, list, {
    isKey: (key) => /^[1-9]\d{0,8}$/.test(key),
    findAll: async (limit) =>
      (await listProductsForOffice(db, filter, {}, limit)).rows.map(({ id }) => String(id)),
  });
  return { ...page, options, bulk, now: clock.now().toISOString() };
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireRight(context, ...productRights);
  const bulkContext = { app: appOf(context), actor: actorOf(context) };
  const reply = await runProductBulk(await request.formData(), bulkContext);
  if (!reply) throw data(null, { status: 400 });
  return reply;
}

export const meta = () => [{ title: 'Sản phẩm' }];

const effects: Record<(typeof productBulk)[number]['name'], string> = {
  dang: 'Bản nháp của từng sản phẩm thành bản khách thấy, ngay lập tức; sản phẩm đã gỡ được bán lại. Sản phẩm còn thiếu thông tin được bỏ qua.',
  go: 'Khách không còn thấy và không đặt được nữa; địa chỉ của chúng báo là không còn bán. Đặt chỗ đã có giữ nguyên. Hoàn tác được ngay sau đó.',
};

export default function ProductsPage() {
  const { rows, options, bulk, now, next, previous } = useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const { search } = useLocation();
  const may = useMay();
  const list = productList(options);
  const bulkAction = productBulk.find(({ name }) => name === bulk?.name);
  return (
    <PageBody>
      <PageHead title="Sản phẩm">
        {may('catalogue.edit') && (
          <ButtonLink to="/san-pham/moi" look="primary">
            Thêm sản phẩm
          </ButtonLink>
        )}
      </PageHead>
      <List
        list={list}
        rows={rows}
        now={now}
        next={next}
        previous={previous}
        empty={
          <NoRows list={list} noun="sản phẩm">
            <p>Viết từng sản phẩm, hoặc nhập cả bảng ở trang Nhập, xuất.</p>
            <ButtonLink to="/san-pham/moi" className="mt-3">
              Thêm sản phẩm đầu tiên
            </ButtonLink>
          </NoRows>
        }
      />
      {bulk && bulkAction && (
        <BulkSheet
          action={bulkAction}
          keys={bulk.keys}
          names={bulk.keys.map((key) => rows.find(({ id }) => String(id) === key)?.title ?? `số ${key}`)}
          reply={reply}
          backTo={`/san-pham${writeListAddress(readListAddress(search, list), list, {})}`}
          effect={effects[bulkAction.name]}
        >
          {bulkAction.name === 'go' && (
            <TextField name="ly-do" label="Vì sao gỡ" maxLength={300} autoComplete="off" />
          )}
        </BulkSheet>
      )}
    </PageBody>
  );
}
