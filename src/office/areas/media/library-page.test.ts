import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { KindName } from '#modules/catalog/kinds/kind-names.ts';
import { listProducts } from '#modules/catalog/queries/list-products.ts';
import { mediaJobs, mediaSweeps } from '#modules/media/jobs.ts';
import { countLibrary, listLibrary, listPictureCategories } from '#modules/media/queries/list-library.ts';
import { pieceBytes } from '#modules/media/rules.ts';
import { ensureReferenceData } from '#reference-data/ensure-reference-data.ts';
import { createCatalogue } from '#tests/factories/catalogue.ts';
import { type OfficeVisit, signInAs } from '#tests/support/office-visit.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';

let site: TestServer;
let office: OfficeVisit;
let products: Map<string, number>;
beforeAll(async () => {
  site = await createTestServer({ withOffice: true, withPages: true });
  products = await createCatalogue(site.db);
  await site.db.transaction().execute((tx) => ensureReferenceData(tx));
  office = await signInAs(site, 'bien-tap');
}, 120_000);
afterAll(() => site.close());

let seed = 0;
/** A picture unlike any other. */
const picture = (width = 600, height = 400) => {
  const text = `<svg width="${width}" height="${height}"><rect width="${++seed * 7}" height="90%" fill="#c42"/></svg>`;
  return sharp({ create: { width, height, channels: 3, background: '#2a7f99' } })
    .composite([{ input: Buffer.from(text) }])
    .jpeg()
    .toBuffer();
};

const addressOf = (id: string) => `/hinh-anh/${id}`;
const rowOf = (id: string) =>
  site.db.selectFrom('media_files').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

function formOf(file: Buffer, name: string, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(file)], name));
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  return form;
}

async function addPicture(alt = 'Thuyền thúng trên biển Mỹ Khê'): Promise<string> {
  const sent = await office.postForm(
    '/hinh-anh/them',
    formOf(await picture(), 'Biển Mỹ Khê.jpg', { alt, tags: 'biển, thuyền' }),
  );
  expect(sent.statusCode, sent.body.slice(0, 300)).toBe(303);
  return String(sent.headers.location)
    .replace(/^.*\/hinh-anh\//, '')
    .replace(/\?.*/, '');
}

const sendPiece = (query: Record<string, string | number>, payload: Buffer, cookie = office.cookie) =>
  site.inject({
    method: 'POST',
    url: `/quan-tri/hinh-anh/tai-len?${new URLSearchParams(Object.entries(query).map(([key, value]) => [key, `${value}`]))}`,
    headers: { cookie, 'content-type': 'application/octet-stream' },
    payload,
  });

test('a form adds one picture: its description is required, its name describes it, and the same file is stored once', async () => {
  const file = await picture();
  const wordless = await office.postForm('/hinh-anh/them', formOf(file, 'a.jpg', { alt: '', tags: 'biển' }));
  expect(wordless.statusCode).toBe(422);
  expect(wordless.body).toContain('Vui lòng mô tả hình');
  expect(wordless.body).toContain('value="biển"');
  const id = await addPicture();
  const row = await rowOf(id);
  expect(row.path).toMatch(/^\/media\/bien-my-khe-[0-9a-f]{16}\.webp$/);
  expect(row.tags).toEqual(['biển', 'thuyền']);
  const shown = await site.get(`/img?url=${row.path}&w=384`, { accept: 'image/avif,image/webp' });
  expect(shown.statusCode).toBe(200);
  const twice = formOf(file, 'lan-1.jpg', { alt: 'Một bức hình về biển', tags: '' });
  const first = await office.postForm('/hinh-anh/them', twice);
  const second = await office.postForm('/hinh-anh/them', twice);
  expect(second.headers.location).toBe(`${first.headers.location}?da=co`);
  expect((await office.get('/hinh-anh?tim=thuyen')).body).toContain(addressOf(id));
  expect((await office.get('/hinh-anh?tim=khong-co-gi')).body).not.toContain(addressOf(id));
});

test('a file that is not a picture is refused beside its field, and input is kept', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const fields = { alt: 'Bãi biển lúc sáng sớm', tags: 'biển' };
  const sent = await office.postForm('/hinh-anh/them', formOf(page, 'bien.jpg', fields));
  expect(sent.statusCode).toBe(422);
  expect(sent.body).toContain('Không mở được như một bức hình');
  expect(sent.body).toContain('Bãi biển lúc sáng sớm');
  const large = await office.postForm(
    '/hinh-anh/them',
    formOf(Buffer.alloc(41 * 1024 * 1024), 'to.jpg', fields),
  );
  expect(large.statusCode).toBe(303);
  expect(large.headers.location).toBe('/quan-tri/hinh-anh/them?loi=nang');
  expect((await office.get('/hinh-anh/them?loi=nang')).body).toContain('nặng hơn 40 MB');
});

test('a file is uploaded in chunks: an interrupted upload resumes, and a duplicate chunk counts once', async () => {
  const file = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .png()
    .toBuffer();
  expect(file.length).toBeGreaterThan(2 * pieceBytes);
  const ma = 'a'.repeat(32);
  const query = { ma, ten: 'Hồ Gươm.png', tong: file.length };
  const pieceAt = (offset: number) =>
    sendPiece({ ...query, tu: offset }, file.subarray(offset, offset + pieceBytes));
  expect((await pieceAt(0)).json()).toEqual({ ok: true, received: pieceBytes, pictureId: null });
  // The response was lost, so the piece is sent again.
  expect((await pieceAt(0)).json()).toEqual({ ok: false, reason: 'other_offset', received: pieceBytes });
  // Two windows at the same time.
  await Promise.all([pieceAt(pieceBytes), pieceAt(pieceBytes)]);
  const other = await signInAs(site, 'quan-tri');
  expect((await sendPiece({ ...query, tu: 2 * pieceBytes }, Buffer.alloc(1), other.cookie)).json()).toEqual({
    ok: false,
    reason: 'bad_piece',
  });
  let received = 2 * pieceBytes;
  let id: string | null = null;
  while (id === null) {
    const reply = (await pieceAt(received)).json();
    expect(reply.ok).toBe(true);
    received = reply.received;
    id = reply.pictureId;
  }
  expect(await rowOf(id)).toMatchObject({ width: 1600, height: 1200, alt: '', file_name: 'Hồ Gươm.png' });
  // A client that missed the result asks again and gets the picture's id.
  expect((await sendPiece({ ...query, tu: file.length }, Buffer.alloc(0))).json()).toMatchObject({
    pictureId: id,
  });
  expect(await site.app.files.list('uploads')).toEqual([]);
  // It can only be chosen once it has a description.
  const choices = async () => (await office.get('/hinh-anh/chon?tim=ho-guom')).json().pictures;
  expect(await choices()).toEqual([]);
  expect((await office.get('/hinh-anh?xem=thieu-mo-ta')).body).toContain(addressOf(id));
  const described = await office.post(addressOf(id), { do: 'describe', alt: 'Tháp Rùa giữa Hồ Gươm' });
  expect(described.statusCode).toBe(200);
  expect(await choices()).toMatchObject([{ id, alt: 'Tháp Rùa giữa Hồ Gươm' }]);
});

test('unknown chunks, too much data, and a file that turns out not to be a picture are refused; leftovers are deleted after a day', async () => {
  const send = async (query: object, payload: Buffer) =>
    (await sendPiece({ ma: 'b'.repeat(32), ten: 'x.jpg', tong: 9, tu: 0, ...query }, payload)).json().reason;
  expect(await send({ tong: 41 * 1024 * 1024 }, Buffer.alloc(9))).toBe('too_large');
  expect(await send({ ma: '../../etc' }, Buffer.alloc(9))).toBe('bad_piece');
  expect(await send({ tong: -4 }, Buffer.alloc(9))).toBe('bad_piece');
  expect(await send({}, Buffer.alloc(4))).toBe('bad_piece');
  expect(await send({}, Buffer.from('<svg></svg>').subarray(0, 9))).toBe('not_a_photo');
  expect(
    (await sendPiece({ ma: 'c'.repeat(32), ten: 'x', tong: 9, tu: 0 }, Buffer.alloc(pieceBytes + 1)))
      .statusCode,
  ).toBe(413);
  const half = { ma: 'd'.repeat(32), ten: 'x.jpg', tong: pieceBytes + 9, tu: 0 };
  expect((await sendPiece(half, Buffer.alloc(pieceBytes))).json().ok).toBe(true);
  expect(await site.app.files.list('uploads')).toHaveLength(1);
  site.clock.advance({ hours: 25 });
  await mediaSweeps[0]?.run(site.app);
  expect(await site.app.files.list('uploads')).toEqual([]);
  office = await signInAs(site, 'bien-tap');
});

test('replacing a file: a new name, shown at once by page, list and API; the old file is deleted a week later', async () => {
  const id = await addPicture('Phòng nhìn ra biển');
  const hotel = products.get('muong-thanh-da-nang') ?? [...products.values()][0] ?? 0;
  const { kind, slug } = await site.db
    .selectFrom('products')
    .select(['kind', 'slug'])
    .where('id', '=', hotel)
    .executeTakeFirstOrThrow();
  await site.db
    .insertInto('product_images')
    .values({ product_id: hotel, media_id: id, alt: 'Phòng', category: 'Phòng', position: 0 })
    .onConflict((conflict) => conflict.columns(['product_id', 'position']).doUpdateSet({ media_id: id }))
    .execute();
  const list = async () => {
    const query = {
      kind: kind as KindName,
      page: 1,
      limit: 50,
      sortBy: 'popularity:desc' as const,
      provinces: [],
      places: [],
      filters: {},
    };
    const { results } = await listProducts(site.db, query);
    return results.find((card) => card.id === hotel)?.picture;
  };
  const before = await rowOf(id);
  expect(await list()).toMatchObject({ url: before.path, focus: null });
  const page = await office.get(addressOf(id));
  expect(page.body).toContain('Nơi dùng · 1');
  expect((await office.post(addressOf(id), { do: 'delete' })).body).toContain('Hình đang được dùng');
  const sent = await office.postForm(
    `${addressOf(id)}/thay`,
    formOf(await picture(), 'Phòng mới.jpg', { version: '1' }),
  );
  expect(sent.headers.location, sent.body.slice(0, 300)).toContain('da=thay');
  const after = await rowOf(id);
  expect(after.path).toMatch(/^\/media\/phong-moi-[0-9a-f]{16}\.webp$/);
  expect(await list()).toMatchObject({ url: after.path });
  const old = await office.postForm(
    `${addressOf(id)}/thay`,
    formOf(await picture(), 'b.jpg', { version: '1' }),
  );
  expect(old.body).toContain('Có người vừa đổi hình này');
  const { body } = await site.get(`/api/v1/products/${kind}/${slug}`);
  expect(body).not.toContain(before.path);
  const left = site.queue.sent
    .filter(({ name }) => name === 'media.file_left')
    .map(({ data }) => data as { path: string });
  expect(left).toContainEqual({ path: before.path });
  for (const { path } of left) await mediaJobs[1].handle(site.app, { path });
  expect(await site.app.files.has(before.path.slice(1))).toBe(false);
  // A job that runs too late finds it in use again.
  await mediaJobs[1].handle(site.app, { path: after.path });
  expect(await site.app.files.has(after.path.slice(1))).toBe(true);
});

test('a picture is cropped, and restored; a crop beyond the picture is refused', async () => {
  const id = await addPicture('Cầu Rồng về đêm');
  const whole = await rowOf(id);
  const crop = (fields: Record<string, string>, version: number) =>
    office.post(addressOf(id), { do: 'crop', version: `${version}`, ...fields });
  const wrong = await crop({ left: '60', top: '0', width: '50', height: '100' }, 1);
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('ra ngoài mép phải');
  expect((await crop({ left: 'x', top: '0', width: '50', height: '1' }, 1)).body).toContain(
    'Mép trái là một số',
  );
  await crop({ left: '25', top: '10', width: '50', height: '80' }, 1);
  const cut = await rowOf(id);
  expect(cut).toMatchObject({ width: 300, height: 320, whole_path: whole.path });
  await crop({ left: '0', top: '0', width: '50', height: '50' }, 2);
  expect(await rowOf(id)).toMatchObject({ width: 300, height: 200, whole_path: whole.path });
  await office.post(addressOf(id), { do: 'uncrop', version: '3' });
  expect(await rowOf(id)).toMatchObject({
    path: whole.path,
    width: 600,
    height: 400,
    whole_path: null,
    crop: null,
  });
  expect((await office.post(addressOf(id), { do: 'uncrop', version: '4' })).body).toContain('chưa bị cắt');
});

test('the focus is used wherever the picture is rendered; two concurrent edits are merged', async () => {
  const id = await addPicture('Đồi chè Mộc Châu');
  const base = JSON.stringify({ alt: 'Đồi chè Mộc Châu', tags: 'biển, thuyền', focusX: '50', focusY: '50' });
  const edit = (fields: Record<string, string>) =>
    office.post(addressOf(id), {
      do: 'edit',
      version: '1',
      base,
      alt: 'Đồi chè Mộc Châu',
      tags: 'biển, thuyền',
      focusX: '50',
      focusY: '50',
      ...fields,
    });
  expect((await edit({ focusX: '130' })).body).toContain('Từ trái là một số từ 0 đến 100');
  expect((await edit({ focusX: '20', focusY: '80' })).statusCode).toBe(200);
  const second = await edit({ tags: 'đồi chè' });
  expect(second.body).toContain('Giữ cả điều người khác vừa đổi: Điểm nhìn từ trái, Điểm nhìn từ trên');
  expect(await rowOf(id)).toMatchObject({ focus: '20% 80%', tags: ['đồi chè'] });
  await site.db.updateTable('provinces').set({ media_id: id }).where('slug', '=', 'da-nang').execute();
  const { body } = await site.get('/provinces/da-nang.html');
  expect(body).toContain('object-position:20% 80%');
  const lines = await site.db.selectFrom('history').select('verb').where('object_id', '=', id).execute();
  expect(lines.map(({ verb }) => verb)).toEqual(['media.add', 'media.edit', 'media.edit']);
});

test('a picture in a text counts as used; only unused ones can be deleted', async () => {
  const id = await addPicture('Phở bò Hà Nội');
  const slug = (await site.db.selectFrom('articles').select('slug').executeTakeFirstOrThrow()).slug;
  await site.db
    .updateTable('articles')
    .set({ content: `Chữ.\n\n![](${id} "Phở")\n\nHết.` })
    .where('slug', '=', slug)
    .execute();
  expect((await office.get(addressOf(id))).body).toContain(`/quan-tri/noi-dung/bai-viet/${slug}`);
  expect((await office.get('/hinh-anh?xem=khong-dung')).body).not.toContain(addressOf(id));
  expect((await office.get('/hinh-anh?noi=article')).body).toContain(addressOf(id));
  expect((await office.post(addressOf(id), { do: 'delete' })).statusCode).toBe(422);
  await site.db.updateTable('articles').set({ content: 'Chữ.' }).where('slug', '=', slug).execute();
  expect((await office.post(addressOf(id), { do: 'delete' })).headers.location).toBe('/quan-tri/hinh-anh');
  expect((await office.get(addressOf(id))).statusCode).toBe(404);
});

test('pictures of products and rooms count where they stand, each as often as it is used', async () => {
  const [ofProducts, ofRoom, ofPlace, ofNobody] = [
    await addPicture('Sảnh khách sạn buổi sáng'),
    await addPicture('Phòng nhìn ra biển'),
    await addPicture('Bãi biển lúc hoàng hôn'),
    await addPicture('Không ai dùng'),
  ];
  const [first = 0, second = 0] = products.values();
  for (const product_id of [first, second])
    await site.db
      .insertInto('product_images')
      .values({ product_id, media_id: ofProducts, position: 90, alt: 'Sảnh', category: 'Sảnh chờ' })
      .execute();
  const unit = await site.db.selectFrom('units').select('id').executeTakeFirstOrThrow();
  await site.db
    .insertInto('unit_images')
    .values({ unit_id: unit.id, media_id: ofRoom, position: 90, alt: 'Phòng' })
    .execute();
  await site.db.updateTable('provinces').set({ media_id: ofPlace }).where('slug', '=', 'da-nang').execute();
  const all = (await listLibrary(site.db, { text: '' }, {}, 500)).rows;
  const uses = new Map(all.map((row) => [row.id, row.uses]));
  expect([ofProducts, ofRoom, ofPlace, ofNobody].map((id) => uses.get(id))).toEqual([2, 1, 1, 0]);
  const unused = (await listLibrary(site.db, { text: '', only: 'unused' }, {}, 500)).rows.map(({ id }) => id);
  expect(unused).toEqual(all.filter((row) => row.uses === 0).map(({ id }) => id));
  expect(unused).toContain(ofNobody);
  expect((await countLibrary(site.db)).unused).toBe(unused.length);
  const categories = await listPictureCategories(site.db);
  const stored = await site.db.selectFrom('product_images').select('category').distinct().execute();
  expect(categories.toSorted()).toEqual(
    stored
      .map((row) => row.category)
      .filter(Boolean)
      .toSorted(),
  );
  expect(categories).toContain('Sảnh chờ');
  const inGroup = await listLibrary(site.db, { text: '', category: 'Sảnh chờ' }, {});
  expect(inGroup.rows.map(({ id }) => id)).toEqual([ofProducts]);
});

test('without the right nothing is shown, and uploads are refused', async () => {
  const desk = await signInAs(site, 'tu-van');
  for (const path of ['/hinh-anh', '/hinh-anh/them', '/hinh-anh/chon'])
    expect((await desk.get(path)).statusCode, path).toBe(403);
  const file = await picture();
  expect((await desk.postForm('/hinh-anh/them', formOf(file, 'a.jpg'))).statusCode).toBe(403);
  const query = { ma: 'e'.repeat(32), ten: 'x', tong: file.length, tu: 0 };
  expect((await sendPiece(query, file, desk.cookie)).statusCode).toBe(403);
  expect((await sendPiece(query, file, '')).headers.location).toBe('/quan-tri/dang-nhap');
});
