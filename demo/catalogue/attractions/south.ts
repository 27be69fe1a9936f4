import type { DemoProduct } from '../demo-product.ts';
import { capBienBaHon } from './south/cap-bien-ba-hon.ts';
import { capTreoNuiBaDen } from './south/cap-treo-nui-ba-den.ts';
import { daoSongReo } from './south/dao-song-reo.ts';
import { veDiaDaoCuChi } from './south/dia-dao-cu-chi.ts';
import { dinhDocLap } from './south/dinh-doc-lap.ts';
import { tauGaDaLat } from './south/tau-ga-da-lat.ts';
import { thacDatanla } from './south/thac-datanla.ts';
import { thacDrayNur } from './south/thac-dray-nur.ts';
import { thapBaPonagar } from './south/thap-ba-ponagar.ts';
import { tramChim } from './south/tram-chim.ts';
import { vuonThuTrangCo } from './south/vuon-thu-trang-co.ts';
import { xuDenQuay } from './south/xu-den-quay.ts';

/** Tickets from Nha Trang and the highland to Phú Quốc. */
export const southernTickets: DemoProduct[] = [
  capBienBaHon,
  vuonThuTrangCo,
  xuDenQuay,
  daoSongReo,
  thapBaPonagar,
  dinhDocLap,
  veDiaDaoCuChi,
  thacDatanla,
  tauGaDaLat,
  capTreoNuiBaDen,
  thacDrayNur,
  tramChim,
];
