import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSupplierForOffice } from '#modules/catalog/queries/suppliers.ts';
import type { StaffActor } from '#platform/actor/actor.ts';
import { createHotel } from '#tests/factories/hotel.ts';
import { staff } from '#tests/factories/staff.ts';
import { type Random, seededRandom } from '#tests/support/seeded-random.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import type { Opened } from '../../parts/edit/edit-state.ts';
import { runSupplierAction, type SupplierReply } from './run-supplier-action.ts';
import { supplierValues } from './supplier-fields.ts';

let site: TestServer;
let supplier: { id: number; slug: string };
beforeAll(async () => {
  site = await createTestServer();
  await createHotel(site.db);
  supplier = await site.db.selectFrom('suppliers').select(['id', 'slug']).executeTakeFirstOrThrow();
}, 120_000);
afterAll(() => site.close());

/** Free-text fields, whose values record who wrote them. */
const names = ['brand', 'address', 'contactName', 'bankName', 'accountHolder', 'licenceNo'] as const;

/** A user with the page open: their form's values, everything they have read, and what they were told is saved. */
interface Editor {
  actor: StaffActor;
  opened: Opened;
  typed: Record<string, string>;
  read: Set<string>;
  promised: Set<string>;
}

let written = 0;

async function open(editor: Editor): Promise<void> {
  const found = await findSupplierForOffice(site.db, supplier.slug);
  if (!found) throw new Error('The supplier is gone');
  const values = supplierValues(found);
  goOn(editor, { version: found.version, base: values, values });
}

function goOn(editor: Editor, opened: Opened): void {
  editor.opened = opened;
  editor.typed = { ...opened.values };
  for (const side of [opened.base, opened.values])
    for (const value of Object.values(side)) editor.read.add(value);
}

function type(editor: Editor, random: Random): void {
  editor.typed[random.pick(names)] = `${editor.actor.name} ${++written}`;
}

async function save(editor: Editor, random: Random): Promise<void> {
  const { opened, typed, actor } = editor;
  const form = new FormData();
  const formValues = {
    ...typed,
    do: 'edit',
    version: String(opened.version),
    base: JSON.stringify(opened.base),
  };
  for (const [name, value] of Object.entries(formValues)) form.append(name, value);
  const reply = await runSupplierAction(site.app, { supplier, actor }, form);
  keepPromise(editor, reply, typed);
  if (!reply.opened) throw new Error(`Nothing to go on with: ${reply.refused}`);
  goOn(editor, reply.opened);
  for (const { name, outcome, theirs, mine } of reply.merge?.fields ?? []) {
    editor.read.add(theirs);
    if (outcome === 'clash') editor.typed[name] = random.pick([theirs, mine, `${actor.name} ${++written}`]);
  }
}

/** A reply that it is saved promises all that the user had changed. */
function keepPromise(
  { opened, promised }: Editor,
  reply: SupplierReply,
  typed: Record<string, string>,
): void {
  if (!reply.done) return;
  for (const name of names) {
    const value = typed[name] ?? '';
    if (value !== opened.base[name]) promised.add(value);
  }
}

test('500 interleavings of two editors lose nothing: every overwritten value was seen, every confirmed one was saved', async () => {
  for (let seed = 1; seed <= 500; seed++) {
    const random = seededRandom(seed);
    const before = await lastLine();
    const editors = ['Hà', 'Lan'].map((name): Editor => {
      const nothing: Opened = { version: 0, base: {}, values: {} };
      return { actor: staff(name), opened: nothing, typed: {}, read: new Set(), promised: new Set() };
    });
    await Promise.all(editors.map(open));
    const first = { ...editors[0]?.opened.base };
    for (let step = 0; step < 7; step++) {
      const editor = random.pick(editors);
      const what = random.next();
      if (what < 0.55) type(editor, random);
      else if (what < 0.65) await open(editor);
      else if (what < 0.85) await save(editor, random);
      else await Promise.all(editors.map((one) => save(one, seededRandom(seed))));
    }
    await checkHistory(before, first, editors, seed);
  }
}, 240_000);

async function lastLine(): Promise<number> {
  const row = await site.db
    .selectFrom('history')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? 0;
}

const columns: Record<(typeof names)[number], string> = {
  brand: 'brand',
  address: 'address',
  contactName: 'contact_name',
  bankName: 'bank_name',
  accountHolder: 'account_holder',
  licenceNo: 'licence_no',
};

async function checkHistory(
  since: number,
  first: Record<string, string>,
  editors: Editor[],
  seed: number,
): Promise<void> {
  const lines = await site.db
    .selectFrom('history')
    .select(['actor_name', 'before', 'after'])
    .where('id', '>', since)
    .orderBy('id')
    .execute();
  const standing = { ...first };
  const stood = new Set<string>();
  for (const { actor_name, before, after } of lines) {
    const editor = editors.find(({ actor }) => actor.name === actor_name);
    const [was, is] = [before as Record<string, string>, after as Record<string, string>];
    for (const name of names) {
      const value = is[columns[name]];
      if (value === undefined) continue;
      expect(was[columns[name]], `${seed}: ${name} was overwritten as it stood`).toBe(standing[name]);
      expect(
        editor?.read.has(standing[name] ?? ''),
        `${seed}: ${actor_name} had read ${standing[name]}`,
      ).toBe(true);
      standing[name] = value;
      stood.add(value);
    }
  }
  for (const { promised } of editors)
    for (const value of promised)
      expect(stood.has(value) || Object.values(first).includes(value), `${seed}: ${value}`).toBe(true);
  const found = await findSupplierForOffice(site.db, supplier.slug);
  expect(found && supplierValues(found)).toMatchObject(
    Object.fromEntries(names.map((name) => [name, standing[name]])),
  );
}
