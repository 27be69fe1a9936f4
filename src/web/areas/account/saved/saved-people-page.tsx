import { data, redirect } from 'react-router';
import {
  removeInvoiceProfile,
  saveInvoiceProfile,
} from '#modules/travellers/commands/save-invoice-profile.ts';
import { savePickupPlace } from '#modules/travellers/commands/save-pickup-place.ts';
import { removeSavedTraveller, saveTraveller } from '#modules/travellers/commands/save-traveller.ts';
import { findPickupPlace, listInvoiceProfiles, listSavedTravellers } from '#modules/travellers/queries.ts';
import { mostSaved } from '#modules/travellers/rules.ts';
import { ownValue } from '#platform/forms/own-value.ts';
import { dayInVietnam } from '#platform/time/days.ts';
import { ErrorSummary } from '#ui/error-summary.tsx';
import { FocusedNotice } from '#ui/focused-notice.tsx';
import { appContext } from '#web/app/app-context.ts';
import { metaSite } from '#web/app/root-data.ts';
import { pageMeta } from '#web/app/seo/page-meta.ts';
import { AccountCard } from '../account-card.tsx';
import { AccountFrame } from '../account-frame.tsx';
import { requireGuest } from '../require-guest.ts';
import type { Route } from './+types/saved-people-page.ts';
import { PickupCard } from './pickup-card.tsx';
import { readSavedForm, type SavedRefusal } from './read-saved-form.ts';
import { SavedList } from './saved-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const { userId } = await requireGuest(app, request);
  return {
    travellers: await listSavedTravellers(app, userId),
    companies: await listInvoiceProfiles(app.db, userId),
    pickup: await findPickupPlace(app.db, userId),
    mostSaved,
    done: new URL(request.url).searchParams.get('xong'),
  };
}

const here = (done: string) => redirect(`/tai-khoan/nguoi-di?xong=${done}`, 303);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function action({ request, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const { userId } = await requireGuest(app, request);
  const form = await request.formData();
  if (form.get('kind') === 'pickup') {
    const place = form.get('do') === 'remove' ? '' : String(form.get('place') ?? '').trim();
    await savePickupPlace(app, userId, place);
    return here(place === '' ? 'bo' : 'luu');
  }
  const kind = form.get('kind') === 'invoice' ? 'invoice' : 'traveller';
  const id = String(form.get('id') ?? '');
  if (id && !uuid.test(id)) return here('luu');
  if (form.get('do') === 'remove') {
    if (kind === 'traveller') await removeSavedTraveller(app.db, userId, id);
    else await removeInvoiceProfile(app.db, userId, id);
    return here('bo');
  }
  const read = readSavedForm(form, kind, dayInVietnam(app.clock.now()));
  if (!read.ok) return data(read satisfies SavedRefusal, { status: 422 });
  const isSaved =
    read.kind === 'traveller'
      ? await saveTraveller(app, userId, read.value)
      : await saveInvoiceProfile(app, userId, read.value);
  return here(isSaved ? 'luu' : 'day');
}

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta(metaSite(matches), location, {
    title: 'Người đi, hóa đơn và nơi đón',
    path: '/tai-khoan/nguoi-di',
    noindex: true,
  });

export default function SavedPeoplePage({ loaderData, actionData }: Route.ComponentProps) {
  const { travellers, companies, pickup, mostSaved: most, done } = loaderData;
  const refusal: SavedRefusal | null = actionData ?? null;
  const words: Record<string, string> = {
    luu: 'Đã lưu.',
    bo: 'Đã xóa khỏi danh sách.',
    day: `Mỗi danh sách giữ nhiều nhất ${most} mục. Bạn xóa bớt rồi thêm lại.`,
  };
  const word = refusal ? undefined : ownValue(words, done);
  return (
    <AccountFrame
      title="Người đi, hóa đơn và nơi đón"
      about="Lưu một lần, lúc đặt chỗ chọn bằng một lần chạm."
    >
      <ErrorSummary errors={refusal?.errors ?? {}} />
      {word && <FocusedNotice tone={done === 'day' ? 'warn' : 'good'} role="status" title={word} />}
      <AccountCard
        title="Người đi cùng"
        about="Chỉ mình bạn thấy. Giấy tờ được lưu dạng mã hóa và chỉ đi cùng đặt chỗ cần đến giấy tờ."
      >
        <SavedList
          kind="traveller"
          items={travellers.map((one) => ({ ...one, label: one.fullName }))}
          refusal={refusal}
          add="Thêm người đi"
        />
      </AccountCard>
      <AccountCard title="Đơn vị nhận hóa đơn">
        <SavedList
          kind="invoice"
          items={companies.map((one) => ({ ...one, label: one.companyName }))}
          refusal={refusal}
          add="Thêm đơn vị"
        />
      </AccountCard>
      <PickupCard place={pickup} />
    </AccountFrame>
  );
}
