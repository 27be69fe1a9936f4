import type { DemoProduct } from '../demo-product.ts';
import { caChuon } from './lan-ha/ca-chuon.ts';
import { gioNom } from './lan-ha/gio-nom.ts';
import { hacTrang } from './lan-ha/hac-trang.ts';
import { luaXanh } from './lan-ha/lua-xanh.ts';
import { matThuyen } from './lan-ha/mat-thuyen.ts';
import { nhaNoi } from './lan-ha/nha-noi.ts';

/** Cruises on vịnh Lan Hạ, from the piers of Cát Hải and Cát Bà. */
export const lanHaCruises: DemoProduct[] = [luaXanh, matThuyen, hacTrang, gioNom, caChuon, nhaNoi];
