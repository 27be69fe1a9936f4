import { describe, expect, it } from 'vitest';
import { featuredServices, otherServices } from '../navigation.ts';
import { canonicalPath } from '../seo/canonical.ts';
import { serviceAddress, serviceAddresses, serviceSlug } from './service-address.ts';

describe('the addresses of the services (NAV-02, NAV-03)', () => {
  it.each(serviceAddresses)('%s is kept as it is and found again by its slug', (address) => {
    expect(canonicalPath(address)).toBe(address);
    expect(serviceAddress(serviceSlug(address))).toBe(address);
  });

  it('writes the parts of an address with hyphens', () => {
    expect(serviceSlug('/ve-may-bay')).toBe('ve-may-bay');
    expect(serviceSlug('/dich-vu/cho-thue-tau')).toBe('dich-vu-cho-thue-tau');
  });

  it.each(['gioi-thieu', 'cho-thue-tau', 'dich-vu-khac', ''])('knows no service by the slug %j', (slug) => {
    expect(serviceAddress(slug)).toBeNull();
  });

  it('answers every service that the navigation names', () => {
    const elsewhere = ['/chuyen-di', '/dia-diem'];
    const named = [...otherServices, ...featuredServices].map((entry) => entry.href);
    expect(named.filter((href) => !serviceAddresses.includes(href))).toEqual(elsewhere);
  });
});
