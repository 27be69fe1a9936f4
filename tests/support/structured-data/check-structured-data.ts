import { type RichResult, richResults } from './rich-results.ts';
import { isKnownType, mayHave } from './vocabulary.ts';

type Node = Record<string, unknown>;

/** The JSON-LD blocks of a page. @throws when one is not JSON */
export function structuredDataOf(html: string): Node[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => JSON.parse(text) as Node,
  );
}

export interface Findings {
  /** Violations of schema.org or of Google's rich results. */
  faults: string[];
  /** Missing properties that Google recommends. */
  missing: string[];
}

/** Checks one block of a page. */
export function checkStructuredData(block: Node): Findings {
  const findings: Findings = { faults: [], missing: [] };
  if (block['@context'] !== 'https://schema.org') findings.faults.push('no @context');
  checkNode(block, String([block['@type']].flat()[0]), findings);
  return findings;
}

function checkNode(node: Node, at: string, findings: Findings): void {
  const names = [node['@type']].flat().map(String);
  // A reference to something described elsewhere.
  if (!node['@type'] && node['@id']) return;
  for (const type of names) {
    if (!isKnownType(type)) findings.faults.push(`${at}: unknown type ${type}`);
    const wanted = richResults[type];
    if (wanted) checkWanted(node, `${at}(${type})`, wanted, findings);
  }
  for (const [property, value] of Object.entries(node)) {
    if (property.startsWith('@')) continue;
    if (!names.some((type) => mayHave(type, property)))
      findings.faults.push(`${at}: ${names.join(', ')} has no ${property}`);
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
      findings.faults.push(`${at}.${property} is empty`);
    checkValue(property, value, `${at}.${property}`, findings);
    for (const child of [value].flat())
      if (typeof child === 'object' && child !== null)
        checkNode(child as Node, `${at}.${property}`, findings);
  }
  if (names.includes('BreadcrumbList') || names.includes('ItemList')) checkPositions(node, at, findings);
}

function checkWanted(node: Node, at: string, wanted: RichResult, findings: Findings): void {
  for (const property of wanted.required)
    if (node[property] === undefined) findings.faults.push(`${at} has to have ${property}`);
  if (wanted.oneOf && !wanted.oneOf.some((property) => node[property] !== undefined))
    findings.faults.push(`${at} has to have one of ${wanted.oneOf.join(', ')}`);
  for (const property of wanted.recommended ?? [])
    if (node[property] === undefined) findings.missing.push(`${at}.${property}`);
}

const addresses = new Set(['url', 'item', 'logo', 'image', 'sameAs', 'mainEntityOfPage', 'urlTemplate']);
const dates = new Set(['datePublished', 'dateModified', 'priceValidUntil']);
const amounts = new Set(['price', 'lowPrice', 'highPrice']);

function checkValue(property: string, value: unknown, at: string, { faults }: Findings): void {
  for (const one of [value].flat()) {
    if (addresses.has(property) && typeof one === 'string' && !/^https?:\/\/[^/]+/.test(one))
      faults.push(`${at} is no whole address: ${one}`);
    if (dates.has(property) && !/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/.test(String(one)))
      faults.push(`${at} is no date: ${one}`);
    if (amounts.has(property) && !(typeof one === 'number' && one > 0))
      faults.push(`${at} is no amount: ${one}`);
    if (property === 'priceCurrency' && one !== 'VND') faults.push(`${at} is ${one}`);
    if (
      property === 'availability' &&
      !/^https:\/\/schema\.org\/(InStock|SoldOut|PreOrder)$/.test(String(one))
    )
      faults.push(`${at} is ${one}`);
  }
}

function checkPositions(node: Node, at: string, { faults }: Findings): void {
  const entries = [node.itemListElement].flat() as Node[];
  if (entries.some((entry, index) => entry.position !== index + 1))
    faults.push(`${at} is not numbered from 1`);
  if (node['@type'] === 'BreadcrumbList' && entries.length < 2) faults.push(`${at} leads from nowhere`);
}
