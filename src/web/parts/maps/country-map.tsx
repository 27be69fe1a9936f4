import provinces from '#ui/maps/base/provinces.json' with { type: 'json' };
import { countryExtent, countryRatio } from '#ui/maps/extent.ts';
import { MapFrame } from './map-frame.tsx';
import { namePin } from './spot.ts';

const extent = countryExtent();

/** The country with its provinces and cities, each a link to its page; the first ones keep their labels longest. */
export function CountryMap({ links }: { links: { slug: string; url: string }[] }) {
  const pins = links.flatMap(({ slug, url }) => {
    const province = provinces.find((one) => one.slug === slug);
    return province ? [namePin({ ...province, url })] : [];
  });
  return (
    <MapFrame
      label="Bản đồ các tỉnh, thành phố"
      extent={extent}
      ratio={countryRatio}
      pins={pins}
      withProvinces={false}
    />
  );
}
