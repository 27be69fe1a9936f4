import { anGiang } from './places/an-giang.ts';
import { bacNinh } from './places/bac-ninh.ts';
import { caMau } from './places/ca-mau.ts';
import { canTho } from './places/can-tho.ts';
import { caoBang } from './places/cao-bang.ts';
import { daNang } from './places/da-nang.ts';
import { dakLak } from './places/dak-lak.ts';
import { dienBien } from './places/dien-bien.ts';
import { dongNai } from './places/dong-nai.ts';
import { dongThap } from './places/dong-thap.ts';
import { formerProvinceOf } from './places/former-province-of.ts';
import { giaLai } from './places/gia-lai.ts';
import { haNoi } from './places/ha-noi.ts';
import { haTinh } from './places/ha-tinh.ts';
import { haiPhong } from './places/hai-phong.ts';
import { hoChiMinh } from './places/ho-chi-minh.ts';
import { hue } from './places/hue.ts';
import { hungYen } from './places/hung-yen.ts';
import { khanhHoa } from './places/khanh-hoa.ts';
import { laiChau } from './places/lai-chau.ts';
import { lamDong } from './places/lam-dong.ts';
import { langSon } from './places/lang-son.ts';
import { laoCai } from './places/lao-cai.ts';
import { ngheAn } from './places/nghe-an.ts';
import { ninhBinh } from './places/ninh-binh.ts';
import { phuTho } from './places/phu-tho.ts';
import type { Place } from './places/place.ts';
import { quangNgai } from './places/quang-ngai.ts';
import { quangNinh } from './places/quang-ninh.ts';
import { quangTri } from './places/quang-tri.ts';
import { sonLa } from './places/son-la.ts';
import { tayNinh } from './places/tay-ninh.ts';
import { thaiNguyen } from './places/thai-nguyen.ts';
import { thanhHoa } from './places/thanh-hoa.ts';
import { tuyenQuang } from './places/tuyen-quang.ts';
import { vinhLong } from './places/vinh-long.ts';
import { sights } from './sights.ts';

/** Places with a long text or of the first rank, north to south. */
const chosen: Place[] = [
  ...haNoi,
  ...caoBang,
  ...tuyenQuang,
  ...dienBien,
  ...laiChau,
  ...sonLa,
  ...laoCai,
  ...thaiNguyen,
  ...langSon,
  ...quangNinh,
  ...bacNinh,
  ...phuTho,
  ...haiPhong,
  ...hungYen,
  ...ninhBinh,
  ...thanhHoa,
  ...ngheAn,
  ...haTinh,
  ...quangTri,
  ...hue,
  ...daNang,
  ...quangNgai,
  ...giaLai,
  ...khanhHoa,
  ...dakLak,
  ...lamDong,
  ...dongNai,
  ...hoChiMinh,
  ...tayNinh,
  ...dongThap,
  ...vinhLong,
  ...anGiang,
  ...canTho,
  ...caMau,
].map((place) => {
  const former = formerProvinceOf(place.slug);
  return former && !place.nameAlias.includes(former)
    ? { ...place, nameAlias: [...place.nameAlias, former] }
    : place;
});

/** All places, the chosen ones first, then sights. */
export const places: Place[] = [...chosen, ...sights];
