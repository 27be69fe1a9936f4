import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { addSupplier, newSupplierInput } from '#modules/catalog/commands/suppliers.ts';
import { kindProfiles } from '#modules/catalog/kinds/kind-profiles.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { useActionReply } from '../../app/use-action-reply.ts';
import { PageBody, PageHead } from '../../parts/page-head.tsx';
import { ReplyNotice } from '../../parts/reply-notice.tsx';
import { noSupplier, SupplierForm } from './supplier-form.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  requireRight(context, 'supplier.edit');
  return null;
}

const refusals = {
  not_allowed: 'Vai trò của bạn không thêm được nhà cung cấp.',
  name_taken: 'Đã có nhà cung cấp tên này. Tìm trong danh sách, hoặc ghi tên gọi khác.',
};

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const kinds = form.getAll('kinds').map(String);
  const typed = { ...typedIn(form), kinds: kinds.join(' ') };
  const again = (reply: ActionReply) => data({ ...reply, typed } as ActionReply, { status: 422 });
  const read = newSupplierInput.safeParse({ ...typed, kinds });
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message] as const);
    return again({ errors: Object.fromEntries(errors.reverse()) });
  }
  const { db, clock } = appOf(context);
  const result = await addSupplier(db, { fields: read.data, actor: actorOf(context) }, clock.now());
  if (result.ok) return redirect(`/nha-cung-cap/${result.slug}`, 303);
  if (result.reason === 'name_taken') return again({ errors: { brand: refusals.name_taken } });
  return again({ refused: refusals[result.reason] });
}

export const meta = () => [{ title: 'Thêm nhà cung cấp' }];

export default function NewSupplierPage() {
  const reply = useActionReply<typeof action>();
  return (
    <PageBody>
      <PageHead title="Thêm nhà cung cấp" about="khóa quét phiếu được cấp ở trang của họ, sau khi thêm" />
      <ReplyNotice reply={reply} />
      <div className="max-w-3xl">
        <SupplierForm
          supplier={noSupplier}
          reply={reply}
          isOpen
          action={{ name: 'add', title: 'Thêm nhà cung cấp' }}
        >
          <KindFields chosen={reply?.typed?.kinds?.split(' ') ?? []} error={reply?.errors?.kinds} />
        </SupplierForm>
      </div>
    </PageBody>
  );
}

function KindFields({ chosen, error }: { chosen: string[]; error?: string | undefined }) {
  return (
    <fieldset
      className="border-b border-line px-3.5 py-3"
      aria-describedby={error ? 'field-kinds-error' : undefined}
    >
      <legend className="float-left mb-2 w-full font-semibold">Loại dịch vụ</legend>
      <div className="clear-both flex flex-wrap gap-x-5 gap-y-1">
        {Object.entries(kindProfiles).map(([kind, { labels }]) => (
          <label key={kind} className="inline-flex min-h-8 items-center gap-2 max-sm:min-h-11">
            <input type="checkbox" name="kinds" value={kind} defaultChecked={chosen.includes(kind)} />
            {labels.one}
          </label>
        ))}
      </div>
      {error && (
        <p id="field-kinds-error" className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
