import { data } from 'react-router';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import {
  findSoldProduct,
  listEditedPlans,
  listEditedUnits,
  searchSoldProducts,
} from '#modules/catalog/selling/units.ts';
import {
  listHolidayGroups,
  listRuleDrafts,
  ruleWords,
  tryRuleDrafts,
} from '#modules/pricing/rule-edits/price-rules.ts';
import { explainStart, type PricedYear, priceYear } from '#modules/pricing/try-out/price-year.ts';
import { may as mayMargin } from '#modules/sales/policy.ts';
import { listMargins, summaryOf } from '#modules/sales/queries/list-margins.ts';
import { getSettings } from '#modules/settings/queries.ts';
import { type StaffActor, staffMay } from '#platform/actor/actor.ts';
import type { App } from '#platform/app.ts';
import { dayInVietnam, instantInVietnam, isoWeekday } from '#platform/time/days.ts';
import { lunarDay } from '#platform/vietnamese/lunar.ts';
import { triedYears } from '../../parts/prices/tried-years.ts';
import { readTryOut, type TryOut } from './read-try-out.ts';

/** Data of a try-out: products to choose from, or the year of one and the lines of a day. */
export async function loadTryOut(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  actor: StaffActor,
  query: URLSearchParams,
) {
  const now = clock.now();
  const { margins } = await getSettings(db);
  const tried = readTryOut(query, now, margins.leastPercent);
  const years = triedYears(now);
  if (tried.productId === null)
    return { tried, years, found: await listFound({ db }, tried.text), product: null };
  const product = await findSoldProduct(db, tried.productId);
  if (!product) throw data(null, { status: 404 });
  const [units, plans, drafts] = await Promise.all([
    listEditedUnits(db, product.id),
    listEditedPlans(db, product.id),
    listRuleDrafts(db, product.id),
  ]);
  const choices = units.filter(({ status }) => status);
  const unitId = choices.find(({ id }) => id === tried.unitId)?.id ?? choices[0]?.id ?? null;
  const kind = getKind(product.kind);
  return {
    tried,
    years,
    found: [],
    product: {
      ...{ id: product.id, title: product.title, kindTitle: kind.labels.one, noun: kind.unit.noun },
      ...{ sale: kind.sale, isCounted: kind.sale === 'stay' },
      units: choices.map(({ id, title }) => ({ id, title })),
      plans: plans.filter(({ status }) => status).map(({ id, title }) => ({ id, title })),
      unitId,
      today: dayInVietnam(now),
      drafts: staffMay(actor, 'price.rules') ? drafts.length : 0,
      year:
        unitId === null
          ? null
          : await describeYear({ db, now, actor }, { productId: product.id, unitId, tried }),
    },
  };
}

async function listFound({ db }: Pick<App, 'db'>, text: string) {
  const found = await searchSoldProducts(db, text);
  return found.map(({ id, kind, title }) => ({ id, title, kindTitle: getKind(kind).labels.one }));
}

interface TryOutAddress {
  db: App['db'];
  now: Date;
  actor: StaffActor;
}

async function describeYear(
  { db, now: today, actor }: TryOutAddress,
  { productId, unitId, tried }: { productId: number; unitId: number; tried: TryOut },
) {
  const { year, adults, childAges, quantity, length, planId, bookedOn } = tried;
  const now = bookedOn ? instantInVietnam(bookedOn, '12:00') : today;
  // Past months are left out.
  const thisMonth = `${dayInVietnam(today).slice(0, 7)}-01`;
  const january = `${year}-01-01`;
  const from = january < thisMonth ? thisMonth : january;
  const span = { productId, unitId, from, to: `${year + 1}-01-01` };
  const party = {
    ...{ childAges, adults: adults ?? undefined, quantity: quantity ?? undefined },
    ...{ length: length ?? undefined, ratePlanId: planId ?? undefined },
  };
  const isDrafted = tried.ruleSet !== 'chay' && staffMay(actor, 'price.rules');
  const [running, drafted, groups] = await Promise.all([
    isDrafted && tried.ruleSet === 'nhap' ? null : priceYear(db, span, party, now),
    isDrafted ? tryRuleDrafts(db, { ...span, party, actor }, now) : null,
    listHolidayGroups(db),
  ]);
  const priced = drafted ? drafted.year : running;
  if (!priced) return null;
  const margins = mayMargin(actor, 'sale.margin') ? await listMargins(db, productId, priced) : null;
  const titles = new Map(groups.map(({ group, title }) => [group, title]));
  const triedDay = priced.days.find(({ day }) => day === tried.day);
  const day = (triedDay ?? priced.days.find(({ totalVnd }) => totalVnd !== null))?.day ?? null;
  const was = new Map(drafted && running ? running.days.map((one) => [one.day, one.totalVnd]) : []);
  return {
    wanted: {
      ...{
        adults: priced.wanted.adults,
        quantity: priced.wanted.quantity,
        length: priced.wanted.length ?? 1,
      },
      ratePlanId: priced.wanted.ratePlanId ?? null,
    },
    days: priced.days.map(({ nights, takes, ...one }) => ({
      ...{ ...one, ...aboutDay(one.day, priced) },
      changeVnd: changeOf(was.get(one.day), one.totalVnd),
      margin: margins?.get(one.day) ?? null,
    })),
    margins: margins && summaryOf(margins, tried.floorPercent),
    rules: priced.rules.map(({ id, rule }) => {
      const draftId = drafted?.draftOf.get(id);
      const isRunning = running?.rules.some((one) => one.id === id) ?? draftId === undefined;
      return {
        ...{ id, label: rule.label, words: ruleWords(rule, titles), isDraft: draftId !== undefined },
        to: `/san-pham/${productId}/luat/${isRunning ? id : 'moi'}${draftId ? `?nhap=${draftId}` : ''}`,
      };
    }),
    isDrafted,
    refused: (drafted?.refused ?? []).map(({ label, reason }) => ({ label, reason })),
    day,
    explained: day === null ? null : explainStart(priced, day, now),
  };
}

const changeOf = (was: number | null | undefined, isVnd: number | null) =>
  typeof was === 'number' && isVnd !== null ? isVnd - was : null;

/** Details of a day besides its price: its lunar day, '1/12' on the first of a month; feasts and weekends. */
function aboutDay(day: string, { holidays }: PricedYear) {
  const lunar = lunarDay(day);
  const holiday = holidays.find(({ from, to }) => from <= day && day <= to);
  return {
    lunar: lunar.day === 1 ? `1/${lunar.month}` : String(lunar.day),
    lunarDate: `${lunar.day}/${lunar.month}${lunar.isLeap ? ' nhuận' : ''}`,
    holiday: holiday?.title ?? '',
    isWeekend: isoWeekday(day) >= 6,
  };
}
