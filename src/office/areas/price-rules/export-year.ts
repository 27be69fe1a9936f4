import { data, type LoaderFunctionArgs } from 'react-router';
import { writeHistory } from '#platform/history/write-history.ts';
import { formatDate } from '#platform/vietnamese/format-date.ts';
import { actorOf, appOf } from '../../app/office-context.ts';
import { requireRight } from '../../app/require-right.ts';
import { sheetFile } from '../../parts/sheet-file.ts';
import { loadTryOut } from './load-try-out.ts';
import { tryOutRights } from './try-out-rights.ts';

/**
 * A try-out's year as a file: each day with its price, the rules behind it, and cost and margin for whoever may see them. Recorded in
 * the history.
 */
export async function loader({ context, params, request }: LoaderFunctionArgs): Promise<Response> {
  requireRight(context, ...tryOutRights);
  const file = /^ca-nam\.(csv|xlsx)$/.exec(params.file ?? '')?.[1];
  const app = appOf(context);
  const actor = actorOf(context);
  const { product, tried } = await loadTryOut(app, actor, new URL(request.url).searchParams);
  if (!file || !product?.year) throw data(null, { status: 404 });
  const { days, rules, margins } = product.year;
  const labels = new Map(rules.map(({ id, label }) => [id, label]));
  const rows = days.map(({ day, lunarDate, holiday, totalVnd, refusal, isSet, ruleIds, margin }) => [
    ...[formatDate(day), lunarDate, holiday, totalVnd ?? refusal],
    isSet ? 'giá đặt tay' : ruleIds.flatMap((id) => labels.get(id) ?? []).join('; '),
    ...(margins ? [margin?.costVnd ?? '', margin?.leftVnd ?? '', margin ? round(margin.percent) : ''] : []),
  ]);
  const object = { type: 'product', id: String(product.id) };
  const unit = product.units.find(({ id }) => id === product.unitId)?.title;
  const after = { year: tried.year, unit, rows: rows.length, hasCosts: margins !== null };
  await writeHistory(app.db, { actor, verb: 'price.export', object, after, now: app.clock.now() });
  const head = ['Ngày đi', 'Âm lịch', 'Dịp', 'Giá bán cả nhóm, ₫', 'Luật làm ra giá'];
  const ofMargin = margins ? ['Giá vốn, ₫', 'Lãi gộp, ₫', 'Lãi, %'] : [];
  return sheetFile({
    file,
    title: 'Giá theo ngày',
    name: `gia-${product.id}-${tried.year}`,
    rows: [[...head, ...ofMargin], ...rows],
  });
}

const round = (percent: number) => Math.round(percent * 10) / 10;
