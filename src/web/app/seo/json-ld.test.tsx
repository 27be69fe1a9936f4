import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { placeholderSettings } from '#reference-data/placeholder-settings.ts';
import { settings } from '#tests/factories/demo-settings.ts';
import { checkStructuredData } from '#tests/support/structured-data/check-structured-data.ts';
import { SupplierNote } from '#web/areas/products/detail/detail-sections.tsx';
import { productJsonLd } from '#web/areas/products/detail/product-json-ld.ts';
import { organizationJsonLd } from './organization-json-ld.ts';

const publicUrl = 'https://neoviet.example';

test('P-11: structured data of the company leaves out what is not filled in', () => {
  for (const company of [settings, placeholderSettings])
    expect(checkStructuredData(organizationJsonLd(publicUrl, company)).faults).toEqual([]);
});

test('P-11: a product without address, supplier and reviews leaves them out', () => {
  const bare = {
    ...{ title: 'Nhà bên sông', summary: 'Sáu phòng.', path: '/khach-san/nha-ben-song', code: 'KS1' },
    ...{ address: '', lat: 16, lng: 108, province: null, pictures: [{ url: '/a.webp' }] },
    ...{
      finalPriceVnd: 500_000,
      priceUnit: '/đêm',
      priceFromOn: null,
      priceUntilOn: null,
      availability: 'in_stock',
      ratingAvg: null,
      ratingCount: 0,
    },
    ...{ supplier: null, schema: { '@type': 'Hotel' } },
  };
  const data = productJsonLd(publicUrl, bare, {
    units: [{ title: 'Phòng đôi', lowest: { priceVnd: 500_000, left: 20 } }],
  });
  expect(checkStructuredData(data).faults).toEqual([]);
  expect(JSON.stringify(data)).not.toContain('streetAddress');
});

test('P-11: a licence is mentioned only if there is one', () => {
  const note = (licenceNo: string | null) =>
    renderToStaticMarkup(<SupplierNote supplier={{ brand: 'Sông Lặng', licenceNo }} code="KS1" />);
  expect(note('79-123/2026')).toContain('Giấy phép 79-123/2026');
  for (const none of [null, '']) expect(note(none)).not.toContain('Giấy phép');
});
