import { sql } from 'kysely';
import { savePlaces } from '#modules/catalog/commands/save-places.ts';
import { saveProvince } from '#modules/catalog/commands/save-province.ts';
import { saveTerms } from '#modules/catalog/commands/save-terms.ts';
import { kinds } from '#modules/catalog/kinds/registry.ts';
import { refreshSearchVocabulary } from '#modules/search/understanding/refresh-search-vocabulary.ts';
import type { Database } from '#platform/db/connect.ts';
import { terms } from '#reference-data/ensure-reference-data.ts';
import { places } from '#reference-data/places.ts';
import { provinces } from '#reference-data/provinces.ts';
import { detailsOfKinds } from './details-of-kinds.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Words of invented names; product n takes two of them and a place, always the same ones. */
const firstWords =
  'Thềm,Sóng,Nắng,Mây,Gió,Bến,Nếp,Vườn,Đồi,Rừng,Suối,Trăng,Sương,Lá,Hoa,Cát,Đá,Hạc,Én,Sen,Trúc,Thông,Mộc,Lam,Biển,Ghềnh,Cọ,Dừa,Lúa,Chài';
const secondWords =
  'Lặng,Vàng,Xanh,Biếc,Thơm,Nhà,Xưa,Mới,Hồng,Tím,An,Yên,Hòa,Bình,Minh,Khuê,Ngọc,Thủy,Sơn,Hải,Đông,Tây,Nam,Bắc,Quê,Phố,Hiên,Sân,Ngói,Gạch,Tre,Nứa,Lau,Rêu,Sim,Mua,Bằng,Lăng,Phượng,Ban';

const searchWords = Object.fromEntries(kinds.map((kind) => [kind.name, kind.searchWords.join(' | ')]));

/** Tables that grow with the number of products. */
const filled = [
  'products',
  'product_places',
  'product_provinces',
  'product_images',
  'product_terms',
  'product_changes',
  'search_documents',
  'search_texts',
];

/** The vocabularies of each kind, as pairs. */
const vocabularies = kinds.flatMap((kind) =>
  kind.filters.flatMap((filter) =>
    filter.type === 'term' ? [{ kind: kind.name, taxonomy: filter.taxonomy }] : [],
  ),
);

/**
 * Fills a freshly migrated database with real provinces, places and vocabularies and `count` invented products of all
 * kinds: half of them hotels, 15 % tours, 10 % combos, 5 % of each other kind. A tenth of the places has half of the
 * products, as in reality. The same count gives the same catalogue. Products have no units, daily prices or articles: it is
 * for lists and search.
 */
export async function generateCatalogue(db: Database, count: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const province of provinces) await saveProvince(tx, { ...province, mediaId: null });
    await savePlaces(
      tx,
      places.map((place) => ({ ...place, mediaId: null })),
    );
    await saveTerms(
      tx,
      terms.map((term, position) => ({ ...term, position })),
    );
  });
  await addCatalogue(db, count);
}

/** Adds only the invented products to a database with places and vocabularies. @returns the last id before them */
export async function addCatalogue(db: Database, count: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`SELECT coalesce(max(id), 0) AS id FROM products`.execute(db);
  const after = rows[0]?.id ?? 0;
  await db.connection().execute(async (connection) => {
    await sql`SET statement_timeout = 0`.execute(connection);
    // What triggers would write row by row is written in bulk, and indexes are built at the end.
    await sql`SET session_replication_role = replica`.execute(connection);
    await sql`SET maintenance_work_mem = '512MB'`.execute(connection);
    await addSuppliersAndPictures(connection);
    await withoutIndexes(connection, filled, async () => {
      await addProducts(connection, count);
      await addLinks(connection, after);
      await addWhatTriggersWrite(connection, after);
    });
    await sql`vacuum analyze`.execute(connection);
    await sql`RESET ALL`.execute(connection);
  });
  await refreshSearchVocabulary(db);
  return after;
}

async function addSuppliersAndPictures(db: Database): Promise<void> {
  await sql`
    INSERT INTO suppliers (slug, brand, legal_name)
    SELECT 'nha-cung-cap-' || n, 'Nhà cung cấp ' || n, 'Công ty ' || n FROM generate_series(1, 50) n`.execute(
    db,
  );
  await sql`
    INSERT INTO media_files (id, path, alt, width, height, bytes, haze)
    SELECT 'anh-' || n, '/media/anh-' || n || '.webp', 'Ảnh ' || n, 1600, 1200, 200000, '#9fb8c4'
    FROM generate_series(1, 200) n`.execute(db);
}

/** Titles, keywords, long texts and details in the sizes of the demo catalogue. */
async function addProducts(db: Database, count: number): Promise<void> {
  await sql`
    INSERT INTO products (kind, slug, code, title, name_alias, summary, content, highlights, lat, lng, supplier_id,
      details, price_vnd, final_price_vnd, discount, rating_avg, rating_count, popularity, search_keywords)
    SELECT kind, kind || '-' || n, upper(left(kind, 2)) || n,
      noun || ' ' || name || ' ' || short
        || CASE WHEN kind IN ('tour', 'combo', 'cruise') THEN ' ' || days || 'N' || days - 1 || 'Đ' ELSE '' END,
      array[name || ' ' || short, 'gần ' || l.title], 'Tóm tắt của ' || name || ' ' || short, repeat(name || ' kể chuyện. ', 90),
      array['Gần ' || l.title, 'Bữa sáng ' || name], coalesce(l.lat, v.lat), coalesce(l.lng, v.lng),
      (SELECT min(id) FROM suppliers WHERE slug LIKE 'nha-cung-cap-%') + n % 50,
      (${JSON.stringify(detailsOfKinds)}::jsonb -> kind) || CASE kind
        WHEN 'hotel' THEN jsonb_build_object('star', 2 + n % 4)
        WHEN 'cruise' THEN jsonb_build_object('star', 3 + n % 3, 'days', days, 'nights', days - 1)
        WHEN 'tour' THEN jsonb_build_object('days', days, 'nights', days - 1,
          'departureFrom', (array['Hà Nội', 'Đà Nẵng', 'TP. Hồ Chí Minh', 'Cần Thơ'])[1 + n / 20 % 4])
        WHEN 'combo' THEN jsonb_build_object('days', days, 'nights', days - 1)
        WHEN 'car' THEN jsonb_build_object('seats', (array[4, 7, 16, 29])[1 + n / 20 % 4])
        ELSE '{}' END,
      1000000 + hash % 4000 * 1000, 900000 + hash % 4000 * 1000, 10, 7 + n % 30 / 10.0, n % 400, hash % 1000,
      concat_ws(' | ', ${JSON.stringify(searchWords)}::jsonb ->> kind, noun, l.title, nullif(array_to_string(l.name_alias, ' | '), ''), v.title)
    FROM (
      SELECT n, hashint4(n) & 2147483647 AS hash,
        (array['hotel','tour','hotel','combo','hotel','attraction','hotel','tour','hotel','experience','hotel','tour',
          'hotel','combo','hotel','car','hotel','service','hotel','cruise'])[1 + n % 20] AS kind,
        split_part(${firstWords}::text, ',', 1 + (hashint4(n * 3) & 65535) % 30) || ' '
          || split_part(${secondWords}::text, ',', 1 + (hashint4(n * 7) & 65535) % 40) AS name,
        2 + (hashint4(n * 5) & 65535) % 3 AS days,
        -- A tenth of the places gets half of the products.
        ceil(power(((hashint4(n) & 2147483647) / 7 % 10007)::float / 10007, 3.3) * (SELECT count(*) FROM places)) AS rank
      FROM generate_series(1, ${count}::int) n
    ) p
    CROSS JOIN LATERAL (SELECT CASE kind
      WHEN 'hotel' THEN (array['Khách sạn','Khách sạn','Khách sạn','Resort','Homestay','Villa'])[1 + hash % 6]
      WHEN 'tour' THEN 'Tour' WHEN 'combo' THEN 'Combo' WHEN 'cruise' THEN 'Du thuyền' WHEN 'attraction' THEN 'Khu vui chơi'
      WHEN 'experience' THEN 'Chèo thuyền' WHEN 'car' THEN 'Xe đón' ELSE 'Thuê tàu' END AS noun) nouns
    JOIN (
      SELECT row_number() OVER (ORDER BY popularity DESC, id) AS rank, title, name_alias,
        coalesce(name_alias[1], title) AS short, lat, lng, province_id FROM places
    ) l ON l.rank = greatest(1, p.rank)
    JOIN provinces v ON v.id = l.province_id`.execute(db);
}

async function addLinks(db: Database, after: number): Promise<void> {
  await sql`
    INSERT INTO product_places (product_id, place_id)
    SELECT p.id, l.id FROM products p JOIN places l ON p.name_alias[2] = 'gần ' || l.title
    WHERE p.id > ${after}`.execute(db);
  await sql`
    INSERT INTO product_provinces (product_id, province_id)
    SELECT DISTINCT x.product_id, l.province_id FROM product_places x JOIN places l ON l.id = x.place_id
    WHERE x.product_id > ${after}`.execute(db);
  await sql`
    INSERT INTO product_images (product_id, media_id, position, alt)
    SELECT id, 'anh-' || 1 + (id * 7 + at) % 200, at, 'Ảnh' FROM products, generate_series(0, 4) at
    WHERE id > ${after}`.execute(db);
  // One type, bay or pier each; every eighth of facilities, themes and the like.
  await sql`
    INSERT INTO product_terms (product_id, term_id)
    SELECT p.id, t.id
    FROM products p
    JOIN jsonb_to_recordset(${JSON.stringify(vocabularies)}::jsonb) AS of (kind text, taxonomy text) ON of.kind = p.kind
    JOIN (SELECT id, taxonomy, row_number() OVER (PARTITION BY taxonomy ORDER BY id) AS number,
      count(*) OVER (PARTITION BY taxonomy) AS total FROM terms) t ON t.taxonomy = of.taxonomy
    WHERE p.id > ${after} AND CASE WHEN of.taxonomy ~ '-(type|category)$' OR of.taxonomy IN ('bay', 'pier')
      THEN t.number = 1 + (hashint4(p.id) & 65535) % t.total
      ELSE (hashint8(p.id * 1000::bigint + t.id) & 65535) % 8 = 0 END`.execute(db);
}

async function addWhatTriggersWrite(db: Database, after: number): Promise<void> {
  await sql`
    INSERT INTO product_changes SELECT id, kind, pg_current_xact_id()::text::bigint FROM products
    WHERE id > ${after}`.execute(db);
  await sql`
    INSERT INTO search_documents
      (source, id, type, popularity, visible_from, title, names, title_key, names_key, title_words, words)
    SELECT source, id, type, popularity, visible_from, title, names, title_key, names_key, title_words, words
    FROM search_sources WHERE source = 'products' AND id > ${after}`.execute(db);
  await sql`
    INSERT INTO search_texts (product_id, words, is_stale)
    SELECT id, search_text_words(kind, search_text_of(id)), false FROM products WHERE id > ${after}`.execute(
    db,
  );
}
