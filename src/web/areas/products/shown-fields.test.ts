import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCancellationPolicy } from '#modules/catalog/commands/save-cancellation-policy.ts';
import { saveProduct } from '#modules/catalog/commands/save-product.ts';
import { saveSupplier } from '#modules/catalog/commands/suppliers.ts';
import { productContent } from '#modules/catalog/editing/product-content.ts';
import { type KindName, kindNames } from '#modules/catalog/kinds/kind-names.ts';
import { getKind } from '#modules/catalog/kinds/registry.ts';
import { type ProductDraft, ratePlanInput, unitInput } from '#modules/catalog/schema.ts';
import { openDays } from '#modules/inventory/days/open-days.ts';
import { saveMediaFiles } from '#modules/media/commands/save-media-files.ts';
import { openWeekdays } from '#modules/pricing/calendar/open-weekdays.ts';
import { writeDailyRates } from '#modules/pricing/day-price/write-daily-rates.ts';
import { refreshDisplayPrices } from '#modules/pricing/display-prices/refresh-display-prices.ts';
import { announceChange } from '#platform/cache/page-cache.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { eachFieldChanged, sampleContent, sampleOf } from '#tests/factories/sample-content.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Days on sale, and a trip among them that begins on a Sunday: the samples say weekday 7. */
const sale = { from: '2026-11-21', to: '2027-01-10' };
const trip = {
  from: '2026-12-06',
  to: '2026-12-13',
  adults: '7',
  children: '1',
  ages: '8',
  quantity: '7',
  time: '09:00',
};

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ withPages: true });
  await createCatalogue(site.db);
  await site.db.transaction().execute(async (tx) => {
    await ensureReferenceData(tx);
    await saveSupplier(tx, {
      ...supplier,
      slug: 'nha-khac',
      brand: 'Nhà khác',
      legalName: 'Công ty Nhà Khác',
    });
    await saveCancellationPolicy(tx, {
      ...{ slug: 'khac', title: 'Chặt hơn' },
      tiers: [{ daysBefore: 0, refundPercent: 30 }],
    });
    await saveMediaFiles(tx, ['chu-mau', 'bia', 'phong'].map(picture));
  });
}, 120_000);
afterAll(() => site.close());

const supplier = { kinds: ['hotel' as const], address: 'Huế', licenceNo: '99-002' };
const picture = (id: string) => ({
  ...{ id, path: `/media/${id}.webp`, alt: `Hình ${id}`, width: 1600, height: 1067 },
  ...{ bytes: 1000, haze: '#aabbcc', scene: id },
});

type Base = Omit<ProductDraft, 'title'>;

/** A value of every field, of which a trip on the days above can be sold. */
function baseOf(kind: KindName, { details = {}, unit = {} }: { details?: object; unit?: object }): Base {
  const { title, ...content } = sampleContent(kind, 'x', {
    images: [{ mediaId: 'bia', alt: 'Bãi biển', category: 'Bãi biển', caption: 'Sáng sớm' }],
  });
  const sampled = sampleOf(unitInput.omit({ components: true, fleets: true, details: true })) as object;
  const unitDetails = { ...(sampleOf(getKind(kind).unitDetails) as object), ...unit };
  return {
    ...content,
    // Of one day alone neither its number nor its title is said.
    itinerary: (content.itinerary ?? []).flatMap((day) => [day, { ...day, day: 2 }]),
    ...{ kind, slug: 'mau', code: `MAU-${kind}`, details: { ...content.details, ...details } },
    units: [
      {
        ...(sampled as NonNullable<ProductDraft['units']>[number]),
        ...{ baseVnd: 1_000_000, facilities: ['wi-fi-mien-phi'], details: unitDetails },
        images: [{ mediaId: 'phong', alt: 'Phòng nhìn ra vịnh' }],
      },
    ],
    ratePlans: [
      {
        ...(sampleOf(ratePlanInput) as NonNullable<ProductDraft['ratePlans']>[number]),
        ...{ cancellationPolicy: 'linh-hoat', payMode: 'deposit', confirmation: 'request', priceDeltaVnd: 0 },
      },
    ],
  };
}

/** Of the two children on the trip the first is of this age. */
const childPolicy = [{ fromAge: 8, toAge: 9, label: 'Trẻ nhỏ', percent: 50, takesPlace: true }];

/** What is given to the samples of a kind so that they can be sold; a second one where no one product uses all fields. */
const bases: Partial<Record<KindName, { details?: object; unit?: object }[]>> = {
  hotel: [{ details: { childPolicy, beachDistanceM: 300 } }],
  combo: [
    {
      details: {
        ...{ saleFrom: '2026-01-01', saleTo: '2027-12-31', useFrom: '2026-01-02', useTo: '2027-12-30' },
        ...{ childPolicy, openDated: false },
        blackouts: [{ from: '2027-02-03', to: '2027-06-01', reason: 'Bảo trì' }],
      },
    },
  ],
  tour: [{ details: { childPolicy, tourType: 'shared', guaranteed: false } }],
  cruise: [{ details: { childPolicy } }],
  attraction: [{ details: { childPolicy } }],
  experience: [{ details: { childPolicy } }],
  car: [
    { details: { mode: 'self-drive' } },
    { details: { mode: 'airport-transfer' } },
    { details: { mode: 'with-driver' } },
  ],
  service: [{ unit: { byDays: false, fewest: 1, most: 20, hire: { from: '08:00', to: '20:00' } } }],
};

/** What all kinds have is shown by one frame (`detail-sections.tsx`) and the hotel's own page, so not every kind has to. */
const framed: readonly string[] = ['hotel', 'tour', 'cruise', 'car'];

/** Other names for fields that name something stored. */
const named: Record<string, unknown> = {
  provinces: ['da-nang'],
  places: [],
  supplier: 'nha-khac',
};

/** Fields of rooms and cabins alone. */
const stayFields = [
  { path: 'unit.facilities', change: () => ({ facilities: ['ho-boi'] }) },
  { path: 'unit.images.mediaId', change: (shot: object = {}) => ({ images: [{ ...shot, mediaId: 'bia' }] }) },
  { path: 'unit.images.alt', change: (shot: object = {}) => ({ images: [{ ...shot, alt: 'Chữ khác' }] }) },
];

/** Fields that a product's page does not show at once, and why; after a kind those that only its page does not. */
const reasons: Readonly<Record<string, string>> = {
  nameAlias: 'other names, by which searches find it',
  special: 'the home page chooses by it',
  popularity: 'orders lists',
  places: 'the pages and searches of the place list it',
  'images.category': 'sorts the gallery, which opens by script',
  'images.caption': 'stands in the gallery, which opens by script',
  'details.childPolicy.fromChild': 'its label says from which child on',
  'details.childPolicy.takesPlace': 'counts where a room or boat is nearly full',
  'unit.quantity': 'how many can be sold: said when few are left',
  'unit.maxAdults': 'limits the party',
  'unit.maxChildren': 'limits the party',
  'unit.maxOccupancy': 'limits the party',
  'plan.minStay': 'refuses shorter stays',
  'plan.advanceDays': 'refuses later bookings',
  'plan.mealPlan': 'said of stays; elsewhere the inclusions say it',
  'hotel plan.answerMinutes': 'said where it is paid',
  'tour unit.summary': 'said where there is a choice of seats',
  'combo details.hotels': 'named on its card',
  'combo details.surcharges.weekdays': 'its label says when',
  'combo details.surcharges.holiday': 'its label says when',
  'combo details.surcharges.on': 'its label says when',
  'experience details.groupMax': 'said where a slot has as many places: experience-facts.test.ts',
  'car location.lat': 'where the lists and the map near a place find it',
  'car location.lng': 'where the lists and the map near a place find it',
  'car details.fleet': 'the codes of vehicles are internal',
  'car details.turnaroundMinutes': 'keeps a vehicle busy',
};

/** All products with one field changed each. */
function changesOf(kind: KindName, base: Base): { path: string; draft: Base }[] {
  const { details } = base;
  const [unit] = base.units ?? [];
  const [plan] = base.ratePlans ?? [];
  if (!unit || !plan) throw new Error('A base without unit and plan');
  const { hasProgramme, sale: way } = getKind(kind);
  const content = productContent.omit({
    ...(!hasProgramme && { itinerary: true }),
    ...{
      title: true,
      details: true,
      images: true,
      provinces: true,
      places: true,
      terms: true,
      supplier: true,
    },
  });
  const units = unitInput.omit({
    ...{ code: true, components: true, fleets: true, details: true, facilities: true, images: true },
  });
  const plans = ratePlanInput.omit({ code: true, cancellationPolicy: true });
  const [image] = base.images ?? [];
  const [shot] = unit.images ?? [];
  const withUnit = (change: object): Base => ({ ...base, units: [{ ...unit, ...change }] });
  const ofKind = [
    ...eachFieldChanged(getKind(kind).details, details).map(({ path, value }) => ({
      path: `details.${path}`,
      draft: { ...base, details: value as Base['details'] },
    })),
    ...eachFieldChanged(getKind(kind).unitDetails, unit.details).map(({ path, value }) => ({
      path: `unit.details.${path}`,
      draft: withUnit({ details: value }),
    })),
  ];
  if (!framed.includes(kind)) return ofKind;
  return [
    ...ofKind,
    ...(kind === 'hotel' ? [{ path: 'terms', draft: { ...base, terms: { facility: ['ho-boi'] } } }] : []),
    ...Object.entries(named).map(([path, value]) => ({ path, draft: { ...base, [path]: value } })),
    ...eachFieldChanged(content, base).map(({ path, value }) => ({ path, draft: value as Base })),
    ...['alt', 'category', 'caption'].map((name) => ({
      path: `images.${name}`,
      draft: { ...base, images: [{ ...image, [name]: 'Chữ khác' }] } as Base,
    })),
    { path: 'images.mediaId', draft: { ...base, images: [{ ...image, mediaId: 'phong' }] } as Base },
    ...eachFieldChanged(units, unit).map(({ path, value }) => ({
      path: `unit.${path}`,
      draft: withUnit(value as object),
    })),
    // The office asks for them where they are shown.
    ...(way === 'stay' || way === 'cabins' ? stayFields : []).map(({ path, change }) => ({
      path,
      draft: withUnit(change(shot)),
    })),
    ...eachFieldChanged(plans, plan).map(({ path, value }) => ({
      path: `plan.${path}`,
      draft: { ...base, ratePlans: [{ ...plan, ...(value as object) }] },
    })),
    {
      path: 'plan.cancellationPolicy',
      draft: { ...base, ratePlans: [{ ...plan, cancellationPolicy: 'khac' }] },
    },
  ];
}

let count = 0;

/** Writes a product and reads its page with the trip, and without it where that shows no difference. */
async function differs({ path, draft }: { path: string; draft: Base }, before: Seen): Promise<boolean> {
  const title = await write(draft, /eekdays|baseVnd/.test(path));
  return (await seen(draft, title, trip)) !== before.dated || (await seen(draft, title)) !== before.plain;
}

interface Seen {
  plain: string;
  dated: string;
}

async function look(draft: Base): Promise<Seen> {
  const title = await write(draft, true);
  return { plain: await seen(draft, title), dated: await seen(draft, title, trip) };
}

/** Saves a product under a title of its own, which tells its new page from the former. @returns the title */
async function write(draft: Base, isPriced: boolean): Promise<string> {
  const title = `Mau${String(++count).padStart(4, '0')}`;
  await site.db.transaction().execute(async (tx) => {
    const { id } = await saveProduct(tx, { ...draft, title } as ProductDraft);
    if (isPriced) {
      const units = await tx.selectFrom('units').select('id').where('product_id', '=', id).execute();
      const weekdays = openWeekdays(draft.kind, draft.details);
      await openDays(tx, { unitIds: units.map((unit) => unit.id), ...sale, ...(weekdays && { weekdays }) });
      await writeDailyRates(tx, id, sale.from, sale.to);
      await refreshDisplayPrices(tx, [id], sale.from);
    }
    await announceChange(tx, ['catalogue', `product:${id}`]);
  });
  return title;
}

/** What visitors see of a page: without scripts, hidden fields, the title, and what stands for this very version. */
async function seen(
  { kind, slug }: Base,
  title: string,
  query: Record<string, string> = {},
): Promise<string> {
  const ages = query.ages ? '&ages=10' : '';
  const path = `${getKind(kind).prefix}/${slug}.html?${new URLSearchParams(query)}${ages}`;
  let url = path.replace(/\?$/, '');
  for (const start = performance.now(); performance.now() - start < 5000; ) {
    const { body, statusCode, headers } = await site.get(url);
    if (statusCode >= 300 && statusCode < 400) url = String(headers.location);
    else if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
    else if (body.includes(title))
      return body
        .replace(/<script\b[\s\S]*?<\/script>|<input type="hidden"[^>]*>|\?v=[\w-]+/g, '')
        .replaceAll(new RegExp(title, 'gi'), '');
    await new Promise((resolve) => setTimeout(resolve, 3));
  }
  throw new Error(`${url} never showed ${title}`);
}

test.each(kindNames)(
  '%s: every field that staff fill in is seen by visitors, or has a reason',
  async (kind) => {
    const isExcused = (path: string) =>
      reasons[path] !== undefined || reasons[`${kind} ${path}`] !== undefined;
    let left: string[] | null = null;
    for (const given of bases[kind] ?? [{}]) {
      const base = baseOf(kind, given);
      const before = await look(base);
      expect(await look(base), 'the page of the same product').toEqual(before);
      const missing: string[] = [];
      for (const change of changesOf(kind, base)) {
        if (isExcused(change.path) || (left && !left.includes(change.path))) continue;
        if (!(await differs(change, before))) missing.push(change.path);
      }
      left = missing;
    }
    expect(left).toEqual([]);
  },
  120_000,
);

test('each reason is about a field that exists', () => {
  const paths = new Set(
    kindNames.flatMap((kind) =>
      (bases[kind] ?? [{}]).flatMap((given) =>
        changesOf(kind, baseOf(kind, given)).flatMap(({ path }) => [path, `${kind} ${path}`]),
      ),
    ),
  );
  expect(Object.keys(reasons).filter((name) => !paths.has(name))).toEqual([]);
});
