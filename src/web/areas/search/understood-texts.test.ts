import { afterAll, beforeAll, expect, test } from 'vitest';
import { respell } from '#modules/search/documents/read-search.ts';
import { demoTimeoutMs } from '#tests/support/demo-template.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { fetchSuggestions } from '#web/parts/suggestions/fetch-suggestions.ts';
import { groupSuggestions } from '#web/parts/suggestions/suggestions.ts';
import { loadSearch } from './load-search.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer({ demo: true });
}, demoTimeoutMs);
afterAll(() => site.close());

const viewOf = (search: string) => loadSearch(site.app, new URLSearchParams({ search }));

/** The places of what is shown, as the cards say them. */
const placesOf = ({ products }: Awaited<ReturnType<typeof viewOf>>) => products.map(({ place }) => place);

test.each([
  [
    'tây bắc',
    'tour',
    ['Lào Cai', 'Lai Châu', 'Điện Biên', 'Sơn La'],
    /Lào Cai|Lai Châu|Điện Biên|Sơn La|Phú Thọ/,
  ],
  ['tour dong bac 3 ngay', 'tour', ['Tuyên Quang', 'Cao Bằng'], /Tuyên Quang|Cao Bằng|Lạng Sơn|Thái Nguyên/],
  ['khach san mien tay', 'hotel', ['Cần Thơ', 'An Giang'], /^(?!.*Phú Quốc)/],
  ['khách sạn tây nguyên', 'hotel', ['Lâm Đồng'], /^(?!.*(?:Mũi Né|Quy Nhơn|Phan Thiết))/],
])('“%s” shows what lies in the region', async (search, tab, provinces, places) => {
  const view = await viewOf(search);
  expect(view.shown?.name).toBe(tab);
  expect(view.destinations.map(({ title }) => title)).toEqual(expect.arrayContaining(provinces));
  expect(placesOf(view).length).toBeGreaterThan(0);
  for (const place of placesOf(view)) expect(place).toMatch(places);
  expect(view.listHref).toMatch(/provinces=.*&provinces=.*bounds=.*typed=/);
});

test('what else is said of a region is looked for there; where nothing has it, the page says so', async () => {
  const central = await viewOf('miền trung 4 ngày 3 đêm');
  expect(central.products.length).toBeGreaterThan(1);
  expect(central.leftOut).toEqual([]);
  const flowers = await viewOf('tây bắc xyzzy');
  expect(flowers.leftOut).toEqual(['xyzzy']);
  expect(placesOf(flowers)).toEqual(placesOf(await viewOf('tây bắc')));
});

test.each([
  ['homestay đà l', 'homestay Đà Lạt'],
  ['khách sạn nha tr', 'khách sạn Nha Trang'],
])('the unfinished “%s” shows what “%s” shows', async (begun, whole) => {
  const view = await viewOf(begun);
  expect(view.spelled).toBe(whole);
  expect(view.products.length).toBeGreaterThan(0);
  expect(placesOf(view)).toEqual(placesOf(await viewOf(whole)));
});

test('a brand that is not sold is named as such, and what is like it is shown where it was looked for', async () => {
  const view = await viewOf('khách sạn novotel nha trang');
  expect(view.outside).toMatchObject({ name: 'Novotel', place: 'Nha Trang' });
  expect(view.spelled).toBe('khách sạn novotel nha trang');
  expect(view.understood).toEqual([]);
  expect(view.shown?.name).toBe('hotel');
  expect(placesOf(view).every((place) => place.endsWith('Khánh Hòa'))).toBe(true);
});

test('titles that name a feast are found by the feast of a year', async () => {
  const view = await viewOf('combo tết 2027');
  expect(view.products.length).toBeGreaterThan(0);
  expect(view.products.every(({ title }) => title.startsWith('Combo Tết'))).toBe(true);
});

test('who says only when sees what can be booked on those days', async () => {
  const view = await viewOf('30/4 đi đâu');
  expect(view.understood.join()).toContain('30/4');
  expect(view.shown).toMatchObject({ name: 'tour' });
  expect(view.shown?.total).toBeGreaterThan(20);
});

test('where no car goes all the way, those of where it leads are shown and the page says what is left out', async () => {
  const view = await viewOf('xe 7 chỗ đi đà lạt từ sài gòn');
  expect(view.shown?.name).toBe('car');
  expect(view.products.map(({ title }) => title).join()).toContain('Đà Lạt');
  expect(view.leftOut).toEqual(['sài', 'gòn']);
});

test.each([
  ['khi nào mở cửa đại nội', 'attraction', /Đại Nội/],
  ['things to do in hoi an', 'experience', /Hội An/],
  ['cáp treo fansipan', 'attraction', /Fansipan/],
])('“%s” opens the tab %s', async (search, tab, title) => {
  const view = await viewOf(search);
  expect(view.shown?.name).toBe(tab);
  expect(view.products[0]?.title).toMatch(title);
});

test('a wish for whom is a filter', async () => {
  const view = await viewOf('tour cho người già');
  expect(view.shown?.name).toBe('tour');
  expect(view.understood).toContain('người cao tuổi');
  expect(view.listHref).toContain('conforms=nguoi-cao-tuoi');
});

test.each([
  // A page that is asked for, whatever has its words apart or by another name
  ['thanh toan momo', /Hướng dẫn thanh toán/],
  ['thanh toan tai khach san', /Hướng dẫn thanh toán/],
  ['thanh toán bằng thẻ visa', /Hướng dẫn thanh toán/],
  ['doi ngay bay', /Đổi ngày/],
  ['tra cứu đơn hàng', /Tra cứu đặt chỗ/],
  ['bao hiem du lich', /bảo hiểm/],
  ['xuat hoa don cong ty', /hóa đơn công ty/],
  ['thay đổi số khách sau khi đặt', /hủy/],
  ['khong nhan duoc ma dat cho', /Tra cứu đặt chỗ/],
  ['kiểm tra mã đặt chỗ', /Tra cứu đặt chỗ/],
  ['dang ky tai khoan', /Đăng nhập/],
  ['hủy đặt phòng khách sạn', /hủy/],
  ['cho chó đi cùng được không', /thú cưng/],
])('“%s” is answered by the site alone', async (search, title) => {
  const view = await viewOf(search);
  expect(view.help[0]?.title).toMatch(title);
  expect(view).toMatchObject({ products: [], destinations: [], outside: null });
});

test.each([
  'khach san gia dinh',
  ...['khach san co buffet sang', 'combo nha trang gia re', 'vinwonder nha trang gia ve'],
  ...['nha trang thang 12 co mua khong', 'pù luông mùa nào đẹp'],
])('nothing that the site writes about something else stands above “%s”', async (search) => {
  const view = await viewOf(search);
  expect(view.help).toEqual([]);
  expect(view.products.length).toBeGreaterThan(0);
});

test.each([
  ...['hotel in hoi an with pool', 'ks gan san bay tan son nhat', 'best hotel in sapa', 'tour 30/4 1/5'],
  ...['tour cho gia đình có trẻ nhỏ', 'mekong delta tour from ho chi minh', 'ks can tho gan ben ninh kieu'],
  'ks nha trang tran phu',
])('“%s” is understood whole and has no typo', async (search) => {
  const view = await viewOf(search);
  expect(view).toMatchObject({ leftOut: [], correctedTo: null });
  expect(view.products.length).toBeGreaterThan(0);
});

test.each([
  ['trẻ em đi máy bay ra phú quốc cần giấy gì', /Giấy tờ .* trẻ em/],
  ['wifi có miễn phí không', /Wifi/],
  ['công ty ở đâu', /Giới thiệu|công ty/i],
])('a question is answered before the page that a phrase of it names: %s', async (search, title) => {
  expect((await viewOf(search)).help[0]?.title).toMatch(title);
});

test('a sight that is asked about is no page of the site', async () => {
  expect((await viewOf('khi nào mở cửa đại nội')).help).toEqual([]);
  expect((await viewOf('mở cửa mấy giờ')).help[0]?.title).toBe('Liên hệ');
});

/** Texts as visitors typed them, each with the tab that its writer meant and what every result there says, by title and place. */
test.each([
  // A district in a short form, a former name, a name with one other mark, a town within a former province's name
  ['ks q1 sg', 'hotel', /Quận 1|Bến Thành/],
  ['thành phố hội an cũ', 'hotel', /Hội An/],
  ['khách sạn vũng tầu', 'hotel', /Hồ Tràm/],
  ['biệt thự vũng tàu có hồ bơi riêng', 'hotel', /Hồ Tràm/],
  ['phan rang tháp chàm', 'hotel', /Khánh Hòa/],
  // Unfinished words behind others
  ['khách sạn gần hồ hoàn k', 'hotel', /Hà Nội/],
  ['vé sun wor', 'attraction', /^Vé/],
  ['lặn biển phú qu', 'tour', /Phú Quốc/],
  // Parks, of which tickets are sold, and places that have none of the kind that is named
  ['sun world', 'attraction', /^Vé/],
  ['cáp treo hòn thơm', 'attraction', /Ba Hòn/],
  ['vinpearl safari', 'attraction', /Phú Quốc/],
  ['sunset cruise phu quoc', 'tour', /Phú Quốc/],
  // What lies around a city
  ['khu nghỉ dưỡng gần hà nội cuối tuần', 'hotel', /^Resort.*(?<!Hà Nội)$/],
  // How long it is
  ['miền tây 2 ngày', 'combo', /2N1Đ/],
  ['dalat 3n2d', 'combo', /Đà Lạt 3N2Đ/],
  ['cát bà 2 ngày 1 đêm từ hà nội', 'cruise', /Lan Hạ.*2N1Đ/],
  ['2 ngày 1 đêm', 'combo', /2N1Đ/],
  ['ninh binh 1 ngay', 'tour', /trong ngày/],
  ['dDaf Lajt 2n1dd', 'combo', /Đà Lạt/],
  // Its place is not given up
  ['tà xùa săn mây', 'hotel', /Sơn La/],
  ['săn mây tà xùa', 'hotel', /Sơn La/],
  ['tour nam du 2 ngày 1 đêm', 'tour', /An Giang/],
  ['tour đảo bình ba', 'tour', /Khánh Hòa/],
  ['ve dam sen', 'attraction', /Hồ Chí Minh/],
  ['hue city tour', 'tour', /Huế/],
  ['glamping gần sài gòn', 'hotel', /Hồ Chí Minh/],
  ['dao phu quy', 'hotel', /Mũi Né/],
  // What it begins with is wanted there, or a ride from the airport
  ['học lặn nha trang', 'experience', /Lặn/],
  ['đón tiễn sân bay cam ranh', 'car', /sân bay Cam Ranh/],
  // Said in English
  ['ha giang loop 3 days', 'tour', /cao nguyên đá|Hà Giang/],
  ['cu chi tunnels half day', 'tour', /nửa ngày/],
  // A place by its fame, and one that is looked at on a map
  ['thành phố hoa', 'hotel', /Lâm Đồng/],
  ['ban do phu quoc', 'hotel', /Phú Quốc/],
  // The longest phrase for a kind
  ['thue xe may hue gia re', 'service', /Huế/],
  ['tour do an ha noi', 'experience', /Đi ăn/],
  ['tau tham vinh 6 tieng', 'cruise', /./],
  ['thuê tài xế riêng', 'car', /^Xe/],
  // What is near a city, and where a tour leaves from
  ['nghỉ dưỡng gần hà nội', 'hotel', /(?<!Hà Nội)$/],
  ['tour hạ long 1 ngày từ hà nội giá rẻ', 'tour', /Hạ Long/],
  ['xe limousine sg đi phan thiết', 'car', /limousine/],
  // A bed, a place and a street of the town
  ['ks nt trần phú giá 1tr2', 'hotel', /Khánh Hòa/],
  // A feast that titles name
  ['combo tết phú quốc 4n3d', 'combo', /^Combo Tết Phú Quốc/],
  ['combo đà lạt có xe giường nằm', 'combo', /giường nằm/],
  // Rooms and beds are no names
  ['villa ho boi rieng da nang 4 phong ngu', 'hotel', /^Villa/],
  // How long a way through several towns takes is no ride
  ['hà nội sapa ninh bình 5 ngày', 'combo', /Sa Pa/],
  // What people ask at the end of a text is no unfinished An Giang
  ['quy nhon an gi', 'experience', /Gia Lai/],
  // Nothing is called so: the kind alone
  ['tổ chức sinh nhật trên du thuyền', 'cruise', /uyền|Tàu/],
  ['khu nghi duong co onsen', 'hotel', /./],
  // Themes that no title says, what is done there at night, and a word that only looks like a ticket's
  ['tour trekking', 'tour', /Sa Pa|Nam Cát Tiên/],
  ['trekking sapa', 'tour', /Sa Pa/],
  ['tour tâm linh', 'tour', /Bái Đính|Hàng Dương|Châu Đốc|Núi Bà Đen/],
  ['hoi an dem', 'tour', /Hội An, đi chiều về tối/],
  ['hạ long về đêm', 'cruise', /Hạ Long về đêm/],
  // What a facility is called is no typo; who wants one is met by what can be filtered by it
  ['massage spa đà nẵng', 'hotel', /Đà Nẵng/],
  ['spa', 'hotel', /./],
  ['ks co cho de xe oto da lat', 'hotel', /Đà Lạt|Lâm Đồng/],
  ['du thuyen co ho boi', 'cruise', /./],
  ['thuê cano ra đảo', 'service', /[Cc]a nô/],
  // A car of so many seats that waits around there, or of any size to there
  ['thue xe 7 cho di moc chau', 'car', /7 chỗ/],
  ['thue xe 16 cho di vung tau', 'car', /Hồ Chí Minh|Tân Sơn Nhất/],
  // The sea, wherever it is, and what lies around a city
  ['đi biển tháng 12', 'tour', /^(?!.*(?:Biển Hồ|Sa Pa|Hà Giang))/],
  ['di bien gan ha noi', 'combo', /Sầm Sơn|Bãi Cháy/],
  ['30/4 đi chơi gần sài gòn', 'experience', /(?<!Hồ Chí Minh)$/],
  // Texts of products without marks, and with a word between two that stand side by side
  ['lan san ho phu quoc', 'tour', /Phú Quốc/],
  // Half of an everyday word is not given up
  ['ăn tối trên sông sài gòn', 'experience', /ăn tối.*Hồ Chí Minh/],
  ['vé tàu ra cù lao chàm', 'service', /Cù Lao Chàm/],
  // The title of a trip that begins with the word for a service
  ['Ca nô nam đảo Phú Quốc: Gầm Ghì, Mây Rút, Móng Tay', 'tour', /^Ca nô nam đảo/],
  ['chỗ nào đẹp ở quy nhơn', 'experience', /Gia Lai/],
  // A trip as long as is wanted, of whatever kind; what one does with anything is given up first
  ['tour hạ long 2 ngày 1 đêm', 'cruise', /2N1Đ/],
  ['đi đâu 2 ngày cuối tuần', 'tour', /2N1Đ/],
  ['học làm gốm', 'experience', /gốm/],
  ['tự lái phú quốc', 'car', /tự lái/],
  // Of a sight what one does there is meant
  ['rừng dừa bảy mẫu', 'experience', /rừng dừa Bảy Mẫu/],
  // Who calls what is done at a sight a tour; when it opens; how long, beside two kinds
  ['tour chợ nổi cái răng', 'experience', /Chợ nổi Cái Răng/],
  ['cho noi cai rang may gio', 'experience', /Chợ nổi Cái Răng/],
  ['combo hạ long du thuyền 2n1d', 'cruise', /2N1Đ.*Quảng Ninh/],
  ['du thuyen 5 sao ha long tiec cuoi', 'cruise', /Quảng Ninh/],
  // What lies around a city, also in its own province
  ['resort gần sài gòn', 'hotel', /Hồ Tràm/],
  // What one does somewhere is no other place: 'Sân Mây'
  ['tour da lat san may', 'tour', /Đà Lạt/],
  // A foreign word that a title has, with the place
  ['vé xem show ký ức hội an', 'attraction', /^Vé show/],
  ['thuê xe 4 chỗ đà nẵng đi hội an', 'car', /Hội An/],
  ['resort phú quốc all inclusive', 'hotel', /Phú Quốc|An Giang/],
  // Of several names and of much that is wished for what something has; how long one rides; a ship without its word
  ['tour ninh binh tam coc trang an 1 ngay', 'tour', /Tràng An/],
  ['tour phú quốc câu cá lặn san hô', 'tour', /nam đảo/],
  ['thuê xe 16 chỗ hà nội đi sapa 2 ngày', 'car', /Sa Pa/],
  ['tàu đi chơi vịnh hạ long 4 tiếng', 'cruise', /Quảng Ninh|Hải Phòng/],
  ['thuê lều cắm trại', 'hotel', /Glamping|Farmstay/],
  // A longer name that has a brand's
  ['ve vinpearl safari phu quoc', 'attraction', /Phú Quốc/],
])('“%s” is answered by the tab %s', async (search, tab, means) => {
  const view = await viewOf(search);
  expect(view.shown?.name).toBe(tab);
  expect(view.products.length).toBeGreaterThan(0);
  for (const { title, place } of view.products) expect(`${title} – ${place}`).toMatch(means);
});

test.each([
  ['du thuyen heritage', ['heritage']],
  ['legacy yên tử', ['legacy']],
  ['tour tay bac mua lua chin', []],
  ['tour ngắm lá phong', ['lá', 'phong']],
  ['côn đảo viếng mộ cô sáu', ['viếng']],
  ['thue xe 7 cho di moc chau', ['moc', 'chau']],
  ['cắm trại đà lạt', ['cắm', 'trại']],
  ['homestay ta xua san may', ['san', 'may']],
  ['tour ngắm cá heo', ['cá', 'heo']],
  ['thuê xe 4 chỗ đà nẵng đi hội an', ['4', 'chỗ']],
  ['lớp học nấu ăn hội an', []],
  ['phòng view núi sapa 2 đêm 20-22/12', []],
  ['combo du lich tu tuc hue', ['tu', 'tuc']],
  ['tour đà nẵng hội an 3 ngày 2 đêm', ['3', 'ngày', '2', 'đêm']],
])('“%s”: the page says what nothing has, and shows what is at the place', async (search, leftOut) => {
  const view = await viewOf(search);
  expect(view.leftOut).toEqual(leftOut);
  expect(view.products.length).toBeGreaterThan(0);
});

test.each([
  ['ks pleiku', 'Không chỗ nghỉ nào ở Pleiku: đây là chỗ nghỉ cách đó không quá 100 km.'],
  ['phan rang', 'Không chỗ nghỉ nào ở Phan Rang: đây là chỗ nghỉ ở Khánh Hòa.'],
  ['đảo bình ba', 'Không chỗ nghỉ nào ở Đảo Bình Ba: đây là chỗ nghỉ cách đó không quá 50 km.'],
  ['lạng sơn', 'Không chỗ nghỉ nào ở Lạng Sơn: đây là chỗ nghỉ cách đó không quá 200 km.'],
  ['vé lạng sơn', 'Không vé tham quan nào như vậy ở Lạng Sơn: đây là vé tham quan cách đó không quá 200 km.'],
  ['mẫu sơn', 'Không chỗ nghỉ nào ở Mẫu Sơn: đây là chỗ nghỉ cách đó không quá 200 km.'],
  ['đi chơi gần hà nội', 'Đây là trải nghiệm quanh Hà Nội, trong khoảng 100 km.'],
  [
    'resort 5 sao nha trang sát biển',
    'Không chỗ nghỉ nào như vậy ở Nha Trang: đây là chỗ nghỉ cách đó không quá 20 km.',
  ],
  ['khách sạn đà lạt', ''],
  ['thue xe may o hue', 'Ở nơi này chưa có “xe may”: đây là dịch vụ khác.'],
  ['thuê xe máy đà lạt', ''],
  ['tour mù cang chải mùa nước đổ', 'Không tour nào như vậy: đây là chỗ nghỉ.'],
  [
    've thao cam vien',
    'Không vé tham quan nào như vậy ở Thảo Cầm Viên: đây là vé tham quan cách đó không quá 5 km.',
  ],
  ['vé vinwonders phú quốc', ''],
  [
    'vé công viên nước đầm sen người lớn',
    'Không vé tham quan nào như vậy ở Đầm Sen: đây là vé tham quan cách đó không quá 20 km.',
  ],
  [
    'khách sạn gần sân bay tân sơn nhất giá rẻ',
    'Không chỗ nghỉ nào như vậy ở Sân bay Tân Sơn Nhất: đây là chỗ nghỉ cách đó không quá 20 km.',
  ],
])('where nothing is at the place of “%s”, the page says where its results lie', async (search, where) => {
  const view = await viewOf(search);
  expect(view.where).toBe(where);
  expect(view.products.length).toBeGreaterThan(0);
});

test.each([
  ['tết dương đi đâu', /31\/12/],
  ['du lịch hè cho gia đình có con nhỏ', /Tháng 6.*gia đình/],
  ['dem giao thua o dau dep', /5\/2/],
  ['valentine đi đâu', /14\/2/],
])('“%s” is any trip of those days', async (search, understood) => {
  const view = await viewOf(search);
  expect(view.understood.join()).toMatch(understood);
  expect(view).toMatchObject({ shown: { name: 'tour' }, destinations: [] });
});

test('a long text of known words is not looked up word by word', async () => {
  let statements = 0;
  const db = site.app.readDb.withPlugin({
    transformQuery({ node }) {
      statements++;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const text = 'tour ha long 2 ngay 1 dem tu ha noi gia re';
  expect(await respell(db, text)).toBe(text);
  expect(statements).toBeLessThan(15);
});

test('of a province without hotels none is suggested that has its words elsewhere', async () => {
  for (const text of ['hà tĩnh', 'Hà Tĩn'])
    expect((await suggestedFor(text)).map(({ type }) => type)).toEqual(['province', 'place']);
});

test('what is far from a place is not suggested for it', async () => {
  expect((await suggestedFor('mẫu sơn')).map(({ type }) => type)).toEqual(['province', 'place']);
});

test('of what costs more than is wished for the cheapest is first', async () => {
  const view = await viewOf('khach san da lat duoi 500k');
  const prices = view.products.map(({ finalPrice }) => finalPrice);
  expect(view.isWider).toBe(true);
  expect(prices).toEqual(prices.toSorted((one, other) => one - other));
});

test('prices of suggested combos are per guest, however they are sold', async () => {
  const combos = (await suggestedFor('combo đà lạt')).find(({ type }) => type === 'combo');
  expect(combos?.suggestions.length).toBeGreaterThan(2);
  for (const { detail } of combos?.suggestions ?? []) expect(detail).toMatch(/^từ [\d.]+\s₫\/khách/);
});

test('streets where one walks do not stand above trips in the suggestions of “tour trekking”', async () => {
  expect((await suggestedFor('tour trekking'))[0]?.type).toBe('tour');
});

test('a brand alone is not sold, whatever places are called after it; a place that is called so is that place', async () => {
  expect((await viewOf('vinpearl')).outside).toMatchObject({ name: 'Vinpearl' });
  expect((await viewOf('vinpearl safari')).outside).toBeNull();
});

test('who asks about the weather reads about it', async () => {
  const view = await viewOf('thời tiết sapa tháng 12');
  expect(view.shown?.name).toBe('article');
  expect(view.articles[0]?.title).toContain('Sa Pa');
  expect(view.leftOut).toEqual([]);
});

test('an unfinished name is no question: “gần hồ hoàn k” asks for no answer of the site', async () => {
  expect((await viewOf('khách sạn gần hồ hoàn k')).help).toEqual([]);
});

/** However a text is typed, the page begins with what it begins with for the proper spelling (SRCH-04). */
test.each([
  // Raw keys for the whole text, at the letter, at the end, and of two words that were joined
  ['khasch sajn Ddaf Nawxng', 'khách sạn Đà Nẵng'],
  ['thue6 xe may1 d9o6ng2 nai', 'thuê xe máy Đồng Nai'],
  ['Phoos did booj Kim Dongdof', 'Phố đi bộ Kim Đồng'],
  ['combo sa pa 2n1d9', 'Combo Sa Pa 2N1Đ'],
  ['haajlong', 'Hạ Long'],
  // Words joined
  ['cua khautay trang', 'Cửa khẩu Tây Trang'],
  ['ComboSa Pa 3N2Đ', 'Combo Sa Pa 3N2Đ'],
  // A typo in a long title, also one that is a word
  ['Rừn Nam Cát Tiên 2N1Đ: bàu Sấu, xem thú đêm', 'Rừng Nam Cát Tiên 2N1Đ: bàu Sấu, xem thú đêm'],
  [
    'Combo Đà Lạt 3N2Đ: xe giường nằm khứ hồi, hai đêm hìn',
    'Combo Đà Lạt 3N2Đ: xe giường nằm khứ hồi, hai đêm nhìn',
  ],
  ['combo đà lạt 3n2đ: nhà gỗ đôi bê hồ tuyền lâm', 'combo đà lạt 3n2đ: nhà gỗ đôi bên hồ tuyền lâm'],
  // A single word with keys that is a typo, and marks kept where letters are corrected
  ['thanj hoa', 'Thanh Hóa'],
  ['thuw xe', 'thuê xe'],
  ['ddieu phoi don', 'Điều phối đón'],
  // A typo that is no Vietnamese word, beside words that are found without it
  ['khach san da nagn 2 nguoi', 'khách sạn Đà Nẵng 2 người'],
  ['huhg yen', 'Hưng Yên'],
  ['tour uảng Ngãi', 'tour Quảng Ngãi'],
  ['du thiyen thanh hoa', 'du thuyền Thanh Hóa'],
  ['distirct 1', 'District 1'],
  // A typo that is one, where the whole stands in a name only without it
  ['Hội quán Phúc Kin', 'Hội quán Phúc Kiến'],
  ['dong tien duong', 'Động Thiên Đường'],
  ['Bãi biển Phạm Văn Đing', 'Bãi biển Phạm Văn Đồng'],
  // A name without the words around it, where its words stand apart in other titles
  ['Combo Hồ Tàm', 'Combo Hồ Tràm'],
  // What is called so with other marks only gives way to a name
  ['Quản Nam', 'Quảng Nam'],
  ['Tái Nguyên', 'Thái Nguyên'],
  // What goes on so in a title gives way to a name too
  ['quan tri', 'Quảng Trị'],
  // Two words, one of which nobody uses, that begin a title; and the words for a kind
  ['vin vinh', 'Vịnh Vĩnh'],
  ['tue xe', 'Thuê xe'],
  ['Khác sạn', 'Khách sạn'],
  ['hue xe may ho chi minh', 'thuê xe máy Hồ Chí Minh'],
  // What stands side by side only over the end of a name or of a part of a title
  ['ang son', 'Lạng Sơn'],
  // Keys that make a name with other marks are a letter held down
  ['cao baang', 'Cao Bằng'],
  // A name is the same with its marks and without
  ['hon gai', 'Hòn Gai'],
  ['baibien ninh chu', 'Bãi biển Ninh Chữ'],
  ['kontum', 'Kon Tum'],
  ['comboNguyễn Du', 'combo Nguyễn Du'],
  ['da82 na8ng4', 'Đà Nẵng'],
  // What looks unfinished is a whole title
  ['homestay ao sen khe ha', 'Homestay Ao Sen Khê Hạ'],
  // A last word that begins a name, beside which nothing has the others
  ['hai pong', 'Hải Phòng'],
  ['thac ciheng khoa', 'Thác Chiềng Khoa'],
  // Of two names the one that is easily mistyped so
  ['ho tam', 'Hồ Tràm'],
  ['ve binh dung', 'vé Bình Dương'],
  // Spaced as typed
  ['homestay lagnbiang', 'homestay Langbiang'],
  // Raw keys of names with no Vietnamese syllable, of one vowel, of a foreign word, and without a mark that another name has
  ['ve1 Dao93 O1', 'vé Đảo Ó'],
  ['Kompong Chra6y', 'Kompong Chrây'],
  ['thuee xe mays ba beer', 'thuê xe máy Ba Bể'],
  ['taan thanh', 'Tân Thanh'],
  // A word that a space has cut, a length that is joined, and a key pressed twice that is no joined word
  ['resor t ba na', 'resort Bà Nà'],
  ['Lai C hâu', 'Lai Châu'],
  ['Com bo Đà Nẵng 3N2Đ', 'Combo Đà Nẵng 3N2Đ'],
  ['Combo Cần Thơ2N1Đ', 'Combo Cần Thơ 2N1Đ'],
  ['Đón tiễn có người đi cùngở sân bay Nội Bài', 'Đón tiễn có người đi cùng ở sân bay Nội Bài'],
  ['vuuong quoc', 'vương quốc'],
  // The vocabulary has one spelling of a syllable, titles have others
  ['Khó Thông Resort', 'Khói Thông Resort'],
  ['Homestay àng Cau', 'Homestay Hàng Cau'],
  ['Trung tâm thươn mại Diamond', 'Trung tâm thương mại Diamond'],
  ['Nhâm lá thuốc', 'Ngâm lá thuốc'],
  // A raw word that is a kind's, a name that begins as a kind does, a country within a name
  ['ves tham quan bui vien', 'vé tham quan Bùi Viện'],
  ['vetham quan vinh moc', 'vé tham quan Vịnh Mốc'],
  ['homestay thuy dien hoa bihn', 'homestay Thủy điện Hòa Bình'],
])('“%s” begins as “%s” does', async (typed, proper) => {
  const [view, meant] = [await viewOf(typed), await viewOf(proper)];
  expect(view.shown?.name).toBe(meant.shown?.name);
  expect(view.products[0]?.title).toBe(meant.products[0]?.title);
  expect(view.articles[0]?.title).toBe(meant.articles[0]?.title);
  expect(view.destinations[0]?.title).toBe(meant.destinations[0]?.title);
  expect([...view.products, ...view.articles, ...view.destinations].length).toBeGreaterThan(0);
});

test.each([
  ...['bảo hiểm du lịch', 'quán nhậu đà nẵng', 'london', 'khách sạn novotel'],
  ...['hotel ngũ hành sơn', 'cheap hotel hanoi', 'khách sạn gia đình', 'combo Quảng Ninh', 'cơm bò đà nẵng'],
])('“%s” is spelled as it is meant and stays so', async (typed) => {
  expect((await viewOf(typed)).correctedTo).toBeNull();
});

test.each([
  ['khách sạn vũng tàu', 'TP. Hồ Chí Minh'],
  ['villa 10 người vũng tàu', 'TP. Hồ Chí Minh'],
  ['phòng gia đình phú quốc', 'Đảo Phú Quốc'],
  ['khách sạn gia đình', undefined],
])('the place of “%s” is %s, and none that its words stand apart in', async (search, place) => {
  const { destinations, products } = await viewOf(search);
  expect(destinations[0]?.title).toBe(place);
  expect(products.length).toBeGreaterThan(0);
});

test.each([
  ['sân bay cam ranh', 'car', /sân bay Cam Ranh/],
  ['pleiku', 'tour', /^Pleiku/],
])('“%s” opens %s', async (search, tab, title) => {
  const view = await viewOf(search);
  expect(view.shown?.name).toBe(tab);
  expect(view.products[0]?.title).toMatch(title);
});

test.each(['Xe con thoi', 'Xe con tho'])(
  '“%s”, with which a title begins, opens its kind',
  async (search) => {
    const view = await viewOf(search);
    expect(view.shown?.name).toBe('service');
    expect(view.products[0]?.title).toMatch(/^Xe con thoi/);
  },
);

test('the loop round Hà Giang is a tour', async () => {
  const view = await viewOf('hà giang loop');
  expect(view.shown?.name).toBe('tour');
  expect(view.products[0]?.title).toMatch(/Hà Giang/);
});

test.each([
  ['vinpearl nha trang', 'Vinpearl', 'Nha Trang'],
  ['vinpearl phú quốc', 'Vinpearl', 'Phú Quốc'],
  ['flc quy nhơn', 'FLC', 'Quy Nhơn'],
  ['dù lượn mù cang chải', 'bay dù lượn', 'Mù Cang Chải'],
  ['muong thanh nha trang', 'khách sạn Mường Thanh', 'Nha Trang'],
])('“%s”: the page says that it is not sold', async (search, name, place) => {
  expect((await viewOf(search)).outside).toMatchObject({ name, place });
});

test.each([
  ['services', 'gala dinner ben song sai gno', 'gala-dinner-ben-song-sai-gon'],
  ['services', 'gala dinner ten bai bien phu quoc', 'gala-dinner-bai-bien-phu-quoc'],
  ['attractions', 've bao tang chien than dien bien phu', 've-bao-tang-chien-thang-dien-bien-phu'],
  ['experiences', 'di bo chup anh cho lon uoi sang', 'di-bo-chup-anh-cho-lon'],
])("SRCH-04: the API's list of %s reads “%s” in its proper spelling", async (collection, text, slug) => {
  const reply = await site.get(`/api/v1/${collection}?${new URLSearchParams({ search: text })}`);
  expect(reply.json().results[0]?.slug).toBe(slug);
});

test('a tour is looked for by where it leaves from', async () => {
  const view = await viewOf('tour 3 ngày 2 đêm từ sài gòn');
  expect(view.shown?.name).toBe('tour');
  expect(view.understood).toContain('đi từ TP. Hồ Chí Minh');
  expect(view.listHref).toContain('departure=TP.');
  expect(view.products.map(({ title }) => title).join()).toContain('Trà Sư');
});

test.each([
  ['lam visa viet nam cho nguoi nuoc ngoai', 'visa, hộ chiếu', ''],
  ['gia han visa', 'visa, hộ chiếu', ''],
  ['dac san da lat mua ve', 'đặc sản, quà mang về', 'Đà Lạt'],
])('“%s” asks for what is not sold: %s', async (search, name, place) => {
  expect((await viewOf(search)).outside).toMatchObject({ name, place });
});

test('people from abroad are no place abroad', async () => {
  expect((await viewOf('phụ thu người nước ngoài')).outside).toBeNull();
});

test.each(['di dau he nay', 'tết nên đi đâu', 'du lich 1 trieu di dau', 'trăng mật nên đi đâu'])(
  '“%s” shows trips everywhere, on the page and while it is typed',
  async (search) => {
    const view = await viewOf(search);
    expect(view).toMatchObject({ shown: { name: 'tour' }, destinations: [], help: [] });
    expect(view.products.length).toBeGreaterThan(5);
    expect((await suggestedFor(search))[0]?.type).toBe('tour');
  },
);

test.each([
  ['doi ngay bay', /Đổi ngày/],
  ['xuat hoa don cong ty', /hóa đơn công ty/i],
  ['giá phòng đã gồm ăn sáng chưa', /bữa sáng/],
  ['đặt phòng cho người khác được không', /người khác/],
  ['dat phong khong can tra truoc', /Hướng dẫn thanh toán/],
  ['check in som duoc ko', /nhận phòng|sớm/i],
  ['huy phong co mat tien ko', /^Chính sách hủy/],
  ['thanh toán bằng cách nào', /Hướng dẫn thanh toán/],
  ['be duoi 1m co can mua ve ko', /chiều cao/],
  ['mua ve truoc bao lau', /có kịp không/],
])('“%s”, which the site answers, is suggested its answer and nothing else', async (search, title) => {
  const groups = await suggestedFor(search);
  expect(groups.map(({ type }) => type)).toEqual(['answer']);
  expect(groups[0]?.suggestions[0]?.title).toMatch(title);
  expect((await viewOf(search)).help[0]?.title).toBe(groups[0]?.suggestions[0]?.title);
});

test('who looks for a flight is suggested its page, and what there is where it goes', async () => {
  expect((await viewOf('bay từ hà nội vào nha trang tết')).understood).toContain('đi từ Hà Nội');
  const search = 'vé máy bay sài gòn phú quốc 20/12';
  const groups = await suggestedFor(search);
  expect(groups.map(({ type }) => type)).toEqual(['answer', 'hotel']);
  expect(groups[0]?.suggestions[0]).toMatchObject({ title: 'Vé máy bay', href: '/ve-may-bay' });
  const view = await viewOf(search);
  expect(view).toMatchObject({ spelled: search, leftOut: [] });
  expect(view.understood).toContain('đi từ Sài Gòn');
  for (const place of placesOf(view)) expect(place).toContain('An Giang');
});

test('either of two places that are compared', async () => {
  const { destinations } = await viewOf('đà lạt hay sapa đẹp hơn');
  expect(destinations.map(({ title }) => title)).toEqual(expect.arrayContaining(['Lâm Đồng', 'Sa Pa']));
});

test('whether it is cold somewhere is read about', async () => {
  expect((await viewOf('mua nay di sapa co lanh khong')).shown?.name).toBe('article');
  expect((await viewOf('lịch trình đà lạt 3 ngày')).shown?.name).toBe('article');
});

test('a part of the name of a place that nobody knows is no hotel', async () => {
  const view = await viewOf('khách sạn gần bệnh viện chợ rẫy');
  expect(view.leftOut).toContain('rẫy');
});

/** What the dialog shows for a text. */
async function suggestedFor(text: string) {
  const { found, spelled } = await fetchSuggestions(text, async (url) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    return (await site.get(pathname + search)).json();
  });
  return groupSuggestions(found, spelled, { areForText: true });
}
