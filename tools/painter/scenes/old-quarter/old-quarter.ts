import { composedScene } from '../../composed-scene.ts';
import { paintFlowerBikes } from './flower-bikes.ts';
import { paintQuarterStreet, paintQuarterVan } from './quarter-street.ts';
import { paintSwordLake } from './sword-lake.ts';

/** Hà Nội: streets of the old quarter and the lake beside it. */
export const oldQuarter = composedScene('old-quarter', 'Hà Nội', ['dawn', 'noon', 'golden', 'dusk'], {
  street: {
    paint: paintQuarterStreet,
    shows: 'phố cổ nhà ống san sát, mái hiên sọc, dây điện giăng ngang, gánh hàng rong',
    fixed: true,
  },
  van: {
    paint: paintQuarterVan,
    shows: 'xe limousine đón khách với vali trước dãy nhà ống phố cổ',
    fixed: true,
  },
  lake: {
    paint: paintSwordLake,
    shows: 'hồ giữa lòng phố, tháp cổ trên gò và cầu gỗ sơn đỏ, phượng nở bên lối đi',
  },
  'flower-bikes': {
    paint: paintFlowerBikes,
    shows: 'những chiếc xe đạp chở hoa trước bức tường vàng, cửa chớp xanh của ngôi nhà cũ',
  },
});
