import { type ActionFunctionArgs, data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { listEditedUnits } from '#modules/catalog/selling/units.ts';
import {
  listHolidayGroups,
  listRuleDrafts,
  listStoredRules,
  ruleKindTitles,
  ruleMark,
  ruleWords,
} from '#modules/pricing/rule-edits/price-rules.ts';
import { actorOf, appOf } from '../../../app/office-context.ts';
import { requireRight } from '../../../app/require-right.ts';
import { useActionReply } from '../../../app/use-action-reply.ts';
import { ButtonLink } from '../../../parts/button.tsx';
import { Card } from '../../../parts/card.tsx';
import { formatMoment } from '../../../parts/format-moment.ts';
import { Notice } from '../../../parts/notice.tsx';
import { triedYears } from '../../../parts/prices/tried-years.ts';
import { ReplyNotice } from '../../../parts/reply-notice.tsx';
import { Segments } from '../../../parts/segments.tsx';
import { ProductFrame } from '../product-frame.tsx';
import { EffectCard } from './effect-card.tsx';
import { findProductPage } from './find-product-page.ts';
import { typedOf } from './read-rule.ts';
import { RuleForm } from './rule-form.tsx';
import { runRuleAction } from './run-rule-action.ts';
import { TriedYearCard } from './tried-year-card.tsx';

/** Templates of common rules to begin a new one with: lunar days are hard to type correctly. */
const ruleModels: Readonly<Record<string, { title: string; typed: Readonly<Record<string, string>> }>> = {
  tet: {
    title: '29 Tết – mùng 5',
    typed: { kind: 'lunar', label: 'Tết Nguyên đán', from: '29/12', to: '05/01', percent: '35' },
  },
  ram: {
    title: 'Rằm và mùng một',
    typed: { kind: 'lunar', label: 'Rằm, mùng một', lunarDays: '1, 15', percent: '10' },
  },
  'gio-to': {
    title: 'Giỗ Tổ, mùng 10 tháng 3',
    typed: { kind: 'lunar', label: 'Giỗ Tổ Hùng Vương', from: '10/03', to: '10/03', percent: '25' },
  },
  'cuoi-tuan': {
    title: 'Cuối tuần',
    typed: { kind: 'weekday', label: 'Cuối tuần', thu: '5 6', percent: '15' },
  },
  'mua-cao': {
    title: 'Mùa cao điểm hè',
    typed: { kind: 'season', label: 'Mùa hè', from: '01/06', to: '31/08', percent: '10' },
  },
};

export async function loader({ params, context, request }: LoaderFunctionArgs) {
  requireRight(context, 'price.rules');
  const { db, clock } = appOf(context);
  const product = await findProductPage(db, params.id);
  const [units, rules, holidays, drafts] = await Promise.all([
    listEditedUnits(db, product.id),
    listStoredRules(db, product.id),
    listHolidayGroups(db),
    listRuleDrafts(db, product.id),
  ]);
  const isNew = params.rule === 'moi';
  const rule = rules.find(({ id }) => String(id) === params.rule);
  if (!rule && !isNew) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const draft = drafts.find(
    ({ id, change }) =>
      String(id) === query.get('nhap') && (change.do === 'add' ? isNew : change.id === rule?.id),
  );
  const kind = query.get('loai') ?? '';
  const model = Object.hasOwn(ruleModels, query.get('mau') ?? '') ? ruleModels[query.get('mau') ?? ''] : null;
  const chosen = Object.hasOwn(ruleKindTitles, kind) ? kind : 'weekday';
  const titles = new Map(holidays.map(({ group, title }) => [group, title]));
  return {
    product,
    units: units.filter(({ status }) => status).map(({ id, title }) => ({ id, title })),
    holidays,
    years: triedYears(clock.now()),
    kinds: Object.entries(ruleKindTitles).map(([name, words]) => ({ name, words })),
    typed: draft ? typedOf(draft.change) : rule ? typedOf(rule) : (model?.typed ?? { kind: chosen }),
    key: `${draft?.id ?? ''} ${rule ? ruleMark(rule) : `${chosen} ${query.get('mau') ?? ''}`}`,
    seen: draft?.change.do === 'edit' ? draft.change.seen : rule ? ruleMark(rule) : null,
    draft: draft ? { id: draft.id, savedName: draft.savedName, savedAt: draft.savedAt } : null,
    title: rule ? rule.rule.label : (draft?.change.rule.label ?? 'Thêm luật giá'),
    words: rule ? ruleWords(rule.rule, titles) : '',
  };
}

export async function action({ params, context, request }: ActionFunctionArgs) {
  requireRight(context, 'price.rules');
  const app = appOf(context);
  const product = await findProductPage(app.db, params.id);
  const ruleId = params.rule === 'moi' ? null : Number(params.rule) || 0;
  const about = { productId: product.id, ruleId, actor: actorOf(context) };
  const reply = await runRuleAction(app, about, await request.formData());
  return reply.preview || reply.tried ? reply : data(reply, { status: 422 });
}

export const meta = ({ data: page }: { data?: { title: string; product: { title: string } } }) => [
  { title: page ? `${page.title} · ${page.product.title}` : 'Luật giá' },
];

/** One price rule: when it applies and what it does, with a preview of the changed prices before it is saved. */
export default function RulePage() {
  const { product, units, holidays, kinds, years, typed, key, seen, draft, title, words } =
    useLoaderData<typeof loader>();
  const reply = useActionReply<typeof action>();
  const shown: Readonly<Record<string, string>> = { ...typed, ...reply?.typed };
  return (
    <ProductFrame
      product={product}
      tab="units"
      actions={<ButtonLink to={`/san-pham/${product.id}/hang`}>Mọi hạng và giá</ButtonLink>}
    >
      <ReplyNotice reply={reply} />
      {draft && (
        <Notice tone="info">
          Bản nháp, {draft.savedName} lưu {formatMoment(draft.savedAt)}. Khách vẫn trả theo luật đang chạy cho
          tới khi bạn xem giá đổi ra sao rồi lưu luật.{' '}
          <Link to={`/gia?san-pham=${product.id}&luat=nhap`} className="font-semibold text-sea underline">
            Thử trên lịch cả năm
          </Link>
        </Notice>
      )}
      {seen === null && !draft && (
        <>
          <Segments
            label="Loại luật"
            items={kinds.map(({ name, words: kind }) => ({
              to: `?loai=${name}`,
              title: kind,
              isChosen: shown.kind === name,
            }))}
          />
          <p className="flex flex-wrap items-center gap-2 text-ink-soft">
            Mẫu có sẵn:
            {Object.entries(ruleModels).map(([name, model]) => (
              <ButtonLink key={name} to={`?mau=${name}`} size="sm">
                {model.title}
              </ButtonLink>
            ))}
          </p>
        </>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,460px)] items-start gap-3 max-lg:grid-cols-1">
        <Card title={title}>
          {words && <p className="border-b border-line px-3.5 py-2 text-ink-soft">{words}</p>}
          <RuleForm
            key={key}
            {...{ units, holidays, seen }}
            draftId={draft?.id ?? null}
            typed={shown}
            errors={reply?.errors ?? {}}
            preview={reply?.preview}
            years={years}
          />
        </Card>
        <EffectCard preview={reply?.preview} />
      </div>
      {reply?.tried && <TriedYearCard tried={reply.tried} />}
    </ProductFrame>
  );
}
