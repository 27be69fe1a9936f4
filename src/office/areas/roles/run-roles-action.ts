import type { RouterContextProvider } from 'react-router';
import { changeRights, type RightChange, type RightLimit } from '#modules/identity/commands/change-rights.ts';
import { findRole } from '#modules/identity/queries.ts';
import { type Typed, typedIn } from '#platform/forms/read-form.ts';
import { formatNumber } from '#platform/vietnamese/format-number.ts';
import { parseMoney } from '#platform/vietnamese/parse-money.ts';
import { verbByName } from '#reference-data/verbs.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireFresh } from '../../app/require-fresh.ts';
import type { EditField, EditReply, EditValues } from '../../parts/edit/edit-state.ts';
import { mergeEdit } from '../../parts/edit/merge-edit.ts';
import { lastDoneTo } from '../../parts/history/read-history.ts';

type RolesReply = Omit<EditReply, 'opened'>;
type Context = Readonly<Pick<RouterContextProvider, 'get'>>;

const refusals = {
  not_allowed: 'Vai trò của bạn không đổi quyền được.',
  unknown_role: 'Không còn vai trò này.',
  may_everything: 'Vai trò này làm được mọi việc và không đổi được.',
};

/**
 * Changes those rights of a role that were changed in the form, all or none; what somebody else changed meanwhile
 * stays.
 */
export async function runRolesAction(context: Context, request: Request): Promise<RolesReply> {
  const form = await request.formData();
  const [app, actor] = [appOf(context), actorOf(context)];
  await requireFresh(context, request, form, async () => {
    const changed = await findRole(app.db, String(form.get('role')));
    return `đổi quyền của vai trò ${changed?.title ?? ''}`.trim();
  });
  const slug = String(form.get('role'));
  const role = await findRole(app.db, slug);
  if (!role) return { refused: refusals.unknown_role };
  const typed = typedIn(form);
  const { wanted, errors } = readLimits(form);
  if (Object.keys(errors).length > 0) return { errors, typed };
  const changes = wanted.filter(({ was, to }) => was !== to);
  const result = await changeRights(app.db, { role: slug, changes, actor }, app.clock.now());
  if (!result.ok) {
    if (result.reason === 'changed_meanwhile') return mergeRights(context, { slug, wanted, typed });
    const refused = result.reason === 'beyond_own' ? beyondOwn(result.verb) : refusals[result.reason];
    return { refused, typed };
  }
  return {
    done:
      result.changed > 0
        ? `Đã đổi ${result.changed} quyền của ${role.title}, có hiệu lực ngay.`
        : 'Không có gì đổi.',
  };
}

const beyondOwn = (verb: string) =>
  `${verbByName[verb]?.title}: bạn không đổi được quyền vượt quá quyền của chính bạn.`;

/** Merges concurrent changes with the form, right by right; in a conflict the form keeps the user's value until they choose. */
async function mergeRights(
  context: Context,
  { slug, wanted, typed }: { slug: string; wanted: readonly RightChange[]; typed: Typed },
): Promise<RolesReply> {
  const { db } = appOf(context);
  const rights = (await findRole(db, slug))?.rights ?? {};
  const limitOf = (verb: string): RightLimit =>
    rights !== 'all' && Object.hasOwn(rights, verb) ? rights[verb] : undefined;
  const { changes, merged } = mergeEdit(
    wanted.flatMap(({ verb }) => fieldsOf(verb)),
    {
      base: Object.assign({}, ...wanted.map(({ verb, was }) => valuesOf(verb, was))),
      theirs: Object.assign({}, ...wanted.map(({ verb }) => valuesOf(verb, limitOf(verb)))),
      mine: Object.assign({}, ...wanted.map(({ verb, to }) => valuesOf(verb, to))),
    },
  );
  const line = await lastDoneTo(db, 'role', slug);
  const kept = Object.entries({ ...typed, ...merged }).filter(
    ([name, value]) => !(name.startsWith('may-') && value === ''),
  );
  return {
    typed: Object.fromEntries(kept),
    merge: { by: line?.actorName || 'Người khác', at: line?.at ?? '', fields: changes },
  };
}

/** A right's form fields: whether it is given, and up to what amount. They only have a meaning together. */
function fieldsOf(verb: string): EditField[] {
  const { title = verb, hasLimit = false } = verbByName[verb] ?? {};
  const choices = [
    { value: 'on', title: 'được làm' },
    { value: '', title: 'không được làm' },
  ];
  const given = { name: `may-${verb}`, label: title, group: verb, choices };
  return hasLimit ? [given, { name: `limit-${verb}`, label: `${title}, tới`, group: verb }] : [given];
}

function valuesOf(verb: string, limit: RightLimit): EditValues {
  return {
    [`may-${verb}`]: limit === undefined ? '' : 'on',
    [`limit-${verb}`]: typeof limit === 'number' ? formatNumber(limit) : '',
  };
}

/** A limit as the form encodes it. */
export const said = (limit: RightLimit) =>
  limit === undefined ? 'no' : limit === null ? 'all' : String(limit);

/** Decodes what `said` encoded. */
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
