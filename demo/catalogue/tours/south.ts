import type { DemoProduct } from '../demo-product.ts';
import { canThoCaMau4n3d } from './south/can-tho-ca-mau-4n3d.ts';
import { chauDocHaTien3n2d } from './south/chau-doc-ha-tien-3n2d.ts';
import { conDao3n2d } from './south/con-dao-3n2d.ts';
import { diaDaoCuChi } from './south/dia-dao-cu-chi.ts';
import { muiNe2n1d } from './south/mui-ne-2n1d.ts';
import { myThoBenTre } from './south/my-tho-ben-tre.ts';
import { namCatTien2n1d } from './south/nam-cat-tien-2n1d.ts';
import { nuiBaDenMotNgay } from './south/nui-ba-den-mot-ngay.ts';
import { phuQuoc3n2d } from './south/phu-quoc-3n2d.ts';
import { phuQuocBaDao } from './south/phu-quoc-ba-dao.ts';
import { saiGonMotNgay } from './south/sai-gon-mot-ngay.ts';

/** Tours that leave from Thành phố Hồ Chí Minh and Phú Quốc. */
export const southernTours: DemoProduct[] = [
  phuQuocBaDao,
  phuQuoc3n2d,
  diaDaoCuChi,
  myThoBenTre,
  canThoCaMau4n3d,
  muiNe2n1d,
  conDao3n2d,
  chauDocHaTien3n2d,
  nuiBaDenMotNgay,
  namCatTien2n1d,
  saiGonMotNgay,
];
