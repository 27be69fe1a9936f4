import { sql } from 'kysely';
import { savePlace } from '#modules/catalog/commands/save-place.ts';
import { saveProvince } from '#modules/catalog/commands/save-province.ts';
import { saveTerm } from '#modules/catalog/commands/save-term.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import type { Database } from '#platform/db/connect.ts';
import { places } from '#reference-data/places.ts';
import { provinces } from '#reference-data/provinces.ts';
import { terms } from '#reference-data/terms.ts';
import { detailsOfKinds } from './details-of-kinds.ts';

/** Syllables of invented names; the product numbered n takes two of them and a place, always the same ones. */
const FIRST =
  'Thềm,Sóng,Nắng,Mây,Gió,Bến,Nếp,Vườn,Đồi,Rừng,Suối,Trăng,Sương,Lá,Hoa,Cát,Đá,Hạc,Én,Sen,Trúc,Thông,Mộc,Lam,Biển,Ghềnh,Cọ,Dừa,Lúa,Chài';
const SECOND =
  'Lặng,Vàng,Xanh,Biếc,Thơm,Nhà,Xưa,Mới,Hồng,Tím,An,Yên,Hòa,Bình,Minh,Khuê,Ngọc,Thủy,Sơn,Hải,Đông,Tây,Nam,Bắc,Quê,Phố,Hiên,Sân,Ngói,Gạch,Tre,Nứa,Lau,Rêu,Sim,Mua,Bằng,Lăng,Phượng,Ban';

const searchWords = Object.fromEntries(kinds.map((kind) => [kind.name, kind.searchWords.join(' | ')]));

/** The vocabularies of each kind, as pairs. */
const vocabularies = kinds.flatMap((kind) =>
  kind.filters.flatMap((filter) =>
    filter.type === 'term' ? [{ kind: kind.name, taxonomy: filter.taxonomy }] : [],
  ),
);

/**
 * Fills a fresh migrated database with real provinces, places and vocabularies and `count` invented products of all
 * kinds: half of them hotels, 15 % tours, 10 % combos, 5 % of each other kind. A tenth of the places holds half of the
 * products, as in life. The same count gives the same catalogue. Products have no units, prices by day or articles: it is
 * for lists and search.
 */
export async function generateCatalogue(db: Database, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const province of provinces) await saveProvince(tx, { ...province, mediaId: null });
    for (const place of places) await savePlace(tx, { ...place, mediaId: null });
    for (const [position, term] of terms.entries()) await saveTerm(tx, { ...term, position });
  });
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await addSuppliersAndPictures(connection);
    await addProducts(connection, count);
    await addLinks(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
  await refreshSearchVocabulary(db);
}

async function addSuppliersAndPictures(db: Database): Promise<void> {
  await sql`
    insert into suppliers (slug, brand, legal_name)
    select 'nha-cung-cap-' || n, 'Nhà cung cấp ' || n, 'Công ty ' || n from generate_series(1, 50) n`.execute(
    db,
  );
  await sql`
    insert into media_files (id, path, alt, width, height, bytes, haze)
    select 'anh-' || n, '/media/anh-' || n || '.webp', 'Ảnh ' || n, 1600, 1200, 200000, '#9fb8c4'
    from generate_series(1, 200) n`.execute(db);
}

/** Titles, keywords, long texts and details in the sizes of the demo catalogue. */
async function addProducts(db: Database, count: number): Promise<void> {
  await sql`
    insert into products (kind, slug, code, title, name_alias, summary, content, highlights, lat, lng, supplier_id,
      details, price_vnd, final_price_vnd, discount, rating_avg, rating_count, popularity, search_keywords)
    select kind, kind || '-' || n, upper(left(kind, 2)) || n,
      noun || ' ' || name || ' ' || short
        || case when kind in ('tour', 'combo', 'cruise') then ' ' || days || 'N' || days - 1 || 'Đ' else '' end,
      array[name || ' ' || short, 'gần ' || l.title], 'Tóm tắt của ' || name || ' ' || short, repeat(name || ' kể chuyện. ', 90),
      array['Gần ' || l.title, 'Bữa sáng ' || name], coalesce(l.lat, v.lat), coalesce(l.lng, v.lng),
      (select min(id) from suppliers) + n % 50,
      (${JSON.stringify(detailsOfKinds)}::jsonb -> kind) || case kind
        when 'hotel' then jsonb_build_object('star', 2 + n % 4)
        when 'cruise' then jsonb_build_object('star', 3 + n % 3, 'days', days, 'nights', days - 1)
        when 'tour' then jsonb_build_object('days', days, 'nights', days - 1,
          'departureFrom', (array['Hà Nội', 'Đà Nẵng', 'TP. Hồ Chí Minh', 'Cần Thơ'])[1 + n / 20 % 4])
        when 'combo' then jsonb_build_object('days', days, 'nights', days - 1)
        when 'car' then jsonb_build_object('seats', (array[4, 7, 16, 29])[1 + n / 20 % 4])
        else '{}' end,
      1000000 + hash % 4000 * 1000, 900000 + hash % 4000 * 1000, 10, 7 + n % 30 / 10.0, n % 400, hash % 1000,
      concat_ws(' | ', ${JSON.stringify(searchWords)}::jsonb ->> kind, noun, l.title, nullif(array_to_string(l.name_alias, ' | '), ''), v.title)
    from (
      select n, hashint4(n) & 2147483647 as hash,
        (array['hotel','tour','hotel','combo','hotel','attraction','hotel','tour','hotel','experience','hotel','tour',
          'hotel','combo','hotel','car','hotel','service','hotel','cruise'])[1 + n % 20] as kind,
        split_part(${FIRST}::text, ',', 1 + (hashint4(n * 3) & 65535) % 30) || ' '
          || split_part(${SECOND}::text, ',', 1 + (hashint4(n * 7) & 65535) % 40) as name,
        2 + (hashint4(n * 5) & 65535) % 3 as days,
        -- A tenth of the places gets half of the products.
        ceil(power(((hashint4(n) & 2147483647) / 7 % 10007)::float / 10007, 3.3) * (select count(*) from places)) as rank
      from generate_series(1, ${count}::int) n
    ) p
    cross join lateral (select case kind
      when 'hotel' then (array['Khách sạn','Khách sạn','Khách sạn','Resort','Homestay','Villa'])[1 + hash % 6]
      when 'tour' then 'Tour' when 'combo' then 'Combo' when 'cruise' then 'Du thuyền' when 'attraction' then 'Khu vui chơi'
      when 'experience' then 'Chèo thuyền' when 'car' then 'Xe đón' else 'Thuê tàu' end as noun) nouns
    join (
      select row_number() over (order by popularity desc, id) as rank, title, name_alias,
        coalesce(name_alias[1], title) as short, lat, lng, province_id from places
    ) l on l.rank = greatest(1, p.rank)
    join provinces v on v.id = l.province_id`.execute(db);
}

async function addLinks(db: Database): Promise<void> {
  await sql`
    insert into product_places (product_id, place_id)
    select p.id, l.id from products p join places l on p.name_alias[2] = 'gần ' || l.title`.execute(db);
  await sql`
    insert into product_provinces (product_id, province_id)
    select distinct x.product_id, l.province_id from product_places x join places l on l.id = x.place_id`.execute(
    db,
  );
  await sql`
    insert into product_images (product_id, media_id, position, alt)
    select id, 'anh-' || 1 + (id * 7 + at) % 200, at, 'Ảnh' from products, generate_series(0, 4) at`.execute(
    db,
  );
  // One type, bay or pier each; of facilities, themes and the like every eighth.
  await sql`
    insert into product_terms (product_id, term_id)
    select p.id, t.id
    from products p
    join jsonb_to_recordset(${JSON.stringify(vocabularies)}::jsonb) as of (kind text, taxonomy text) on of.kind = p.kind
    join (select id, taxonomy, row_number() over (partition by taxonomy order by id) as number,
      count(*) over (partition by taxonomy) as total from terms) t on t.taxonomy = of.taxonomy
    where case when of.taxonomy ~ '-(type|category)$' or of.taxonomy in ('bay', 'pier')
      then t.number = 1 + (hashint4(p.id) & 65535) % t.total
      else (hashint8(p.id * 1000::bigint + t.id) & 65535) % 8 = 0 end`.execute(db);
}
