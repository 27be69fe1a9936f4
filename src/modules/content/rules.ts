/** What the legal texts may name of the company. */
export interface CompanyFacts {
  address: string;
  phone: string;
  customerEmail: string;
  business: { legalName: string; taxCode: string; lhLicence: { no: string } };
}

/** Puts the company's data where a text says {{legalName}} and the like; unknown names stay as they are. */
export function fillPlaceholders(text: string, company: CompanyFacts): string {
  const values: Record<string, string> = {
    legalName: company.business.legalName,
    taxCode: company.business.taxCode,
    lhLicence: company.business.lhLicence.no,
    address: company.address,
    phone: company.phone,
    email: company.customerEmail,
  };
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole);
}
