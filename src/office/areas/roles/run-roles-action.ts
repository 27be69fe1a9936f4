import type { RouterContextProvider } from 'react-router';
import { changeRights, type RightChange, type RightLimit } from '#modules/identity/commands/change-rights.ts';
import { findRole } from '#modules/identity/queries.ts';
import { typedIn } from '#platform/forms/read-form.ts';
import { listHistory } from '#platform/history/list-history.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { verbByName } from '#reference-data/verbs.ts';
import type { ActionReply } from '../../app/action-reply.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireFresh } from '../../app/require-fresh.ts';

type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

const refusals = {
  not_allowed: 'Vai trò của bạn không đổi quyền được.',
  unknown_role: 'Không còn vai trò này.',
  may_everything: 'Vai trò này làm được mọi việc và không đổi được.',
};

/**
 * Changes the rights of one role that were changed in the form, all of them or none; what somebody else changed meanwhile
 * stays.
 */
export async function runRolesAction(context: Context, request: Request): Promise<ActionReply> {
  const form = await request.formData();
  await requireFresh(context, request, form);
  const [app, actor] = [appOf(context), actorOf(context)];
  const slug = String(form.get('role'));
  const role = await findRole(app.db, slug);
  if (!role) return { refused: refusals.unknown_role };
  const typed = typedIn(form);
  const { wanted, errors } = readLimits(form);
  if (Object.keys(errors).length > 0) return { errors, typed };
  const changes = wanted.filter(({ was, to }) => was !== to);
  const result = await changeRights(app.db, { role: slug, changes, actor }, app.clock.now());
  if (!result.ok) {
    const refused = 'verb' in result ? await refusalOf(context, slug, result) : refusals[result.reason];
    return { refused, typed };
  }
  return {
    done:
      result.changed > 0
        ? `Đã đổi ${result.changed} quyền của ${role.title}, có hiệu lực ngay.`
        : 'Không có gì đổi.',
  };
}

async function refusalOf(
  context: Context,
  slug: string,
  { verb, reason }: { verb: string; reason: 'beyond_own' | 'changed_meanwhile' },
): Promise<string> {
  const title = verbByName[verb]?.title;
  if (reason === 'beyond_own') return `${title}: bạn không đổi được quyền vượt quá quyền của chính bạn.`;
  const { lines } = await listHistory(appOf(context).db, { objectType: 'role', objectId: slug }, 1);
  return `${title}: ${lines[0]?.actorName ?? 'người khác'} vừa đổi quyền này, nên chưa có gì được lưu. Bạn xem lại rồi lưu lần nữa.`;
}

/** As the form remembers what stood there. */
export const said = (limit: RightLimit) =>
  limit === undefined ? 'no' : limit === null ? 'all' : String(limit);

/** What `said` has written. */
const heard = (text: string): RightLimit => {
  if (text === 'all') return null;
  return /^\d{1,15}$/.test(text) ? Number(text) : undefined;
};

function readLimits(form: FormData) {
  const wanted: RightChange[] = [];
  const errors: Record<string, string> = {};
  for (const [verb, { hasLimit }] of Object.entries(verbByName)) {
    if (!form.has(`was-${verb}`)) continue;
    const amount = String(form.get(`limit-${verb}`) ?? '').trim();
    const limitVnd = amount ? parseMoney(amount) : null;
    if (amount && limitVnd === null) errors[`limit-${verb}`] = 'Số tiền chưa đúng, như 5.000.000 hoặc 5tr.';
    const to = form.has(`may-${verb}`) ? (hasLimit ? limitVnd : null) : undefined;
    wanted.push({ verb, was: heard(String(form.get(`was-${verb}`))), to });
  }
  return { wanted, errors };
}
