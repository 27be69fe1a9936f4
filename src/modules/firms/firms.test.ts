import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuestAccount } from '#tests/factories/guest-account.ts';
import { createTestServer, type TestServer } from '#tests/support/test-server.ts';
import { changeMemberRole, leaveFirms, removeMember } from './commands/change-member.ts';
import { inviteColleague, withdrawFirmInvitation } from './commands/invite-colleague.ts';
import { joinFirm } from './commands/join-firm.ts';
import { editFirm, openFirm } from './commands/open-firm.ts';
import { purgeFirmInvitations } from './commands/purge-firm-invitations.ts';
import { findFirm, listFirmInvitations, listFirmMembers, listFirms } from './queries/find-firm.ts';
import { findFirmInvitation } from './queries/find-firm-invitation.ts';
import { keptInvitationDays, mostFirms } from './rules.ts';

let site: TestServer;
beforeAll(async () => {
  site = await createTestServer();
});
afterAll(() => site.close());

const fields = { name: 'Công ty Sao Biển', taxCode: '0100109106', address: '1 Trần Phú', email: null };
const now = () => site.clock.now();

async function createPerson() {
  const userId = await createGuestAccount(site.db, now());
  const { email } = await site.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { userId, email: email ?? '' };
}

async function openOne() {
  const boss = await createPerson();
  const opened = await openFirm(site.db, { userId: boss.userId, fields }, now());
  if (!opened.ok) throw new Error(opened.reason);
  return { boss, firmId: opened.firmId };
}

/** Invites somebody. @returns the token of their mail's link */
async function ask(firmId: string, by: string, email: string, role: 'manager' | 'booker' = 'booker') {
  expect(await inviteColleague(site.app, { firmId, userId: by, email, role })).toEqual({ ok: true });
  const [waiting] = (await listFirmInvitations(site.db, firmId, now())).filter((one) => one.email === email);
  const invitation = await findFirmInvitation(site.app, waiting?.id ?? '');
  return { id: waiting?.id ?? '', token: invitation?.token ?? '' };
}

async function join(firmId: string, by: string, role: 'manager' | 'booker' = 'booker') {
  const person = await createPerson();
  site.clock.advance({ minutes: 1 });
  const { token } = await ask(firmId, by, person.email, role);
  expect(await joinFirm(site.app, { token, ...person })).toEqual({ ok: true, firmId });
  return person;
}

test('an invitation is accepted once, and only by the account of the invited mailbox, even by fifty at once', async () => {
  const { boss, firmId } = await openOne();
  const [invited, other] = [await createPerson(), await createPerson()];
  site.clock.advance({ minutes: 1 });
  const { token } = await ask(firmId, boss.userId, invited.email);
  expect(await joinFirm(site.app, { token, ...other })).toMatchObject({ reason: 'other_mailbox' });
  expect(await joinFirm(site.app, { token, userId: other.userId, email: null })).toMatchObject({
    reason: 'other_mailbox',
  });
  expect(await joinFirm(site.app, { token: `${token}x`, ...invited })).toMatchObject({ reason: 'over' });
  const all = await Promise.all(
    Array.from({ length: 50 }, (_, at) => joinFirm(site.app, { token, ...(at % 5 === 4 ? other : invited) })),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await joinFirm(site.app, { token, ...invited })).toMatchObject({ reason: 'over' });
  const members = await listFirmMembers(site.db, firmId);
  expect(members.map(({ userId, role }) => [userId, role])).toEqual([
    [boss.userId, 'manager'],
    [invited.userId, 'booker'],
  ]);
  expect(await findFirm(site.db, { firmId, userId: other.userId })).toBeNull();
});

test('an invitation ends after seven days, when it is withdrawn, and when another replaces it', async () => {
  const { boss, firmId } = await openOne();
  const invited = await createPerson();
  const first = await ask(firmId, boss.userId, invited.email);
  const second = await ask(firmId, boss.userId, invited.email, 'manager');
  expect(await joinFirm(site.app, { token: first.token, ...invited })).toMatchObject({ reason: 'over' });
  const asked = { firmId, userId: boss.userId, invitationId: second.id };
  expect(await withdrawFirmInvitation(site.app, asked)).toBe(true);
  expect(await joinFirm(site.app, { token: second.token, ...invited })).toMatchObject({ reason: 'over' });
  const third = await ask(firmId, boss.userId, invited.email);
  const late = { ...site.app, clock: { now: () => new Date(now().getTime() + 7 * 86_400_000) } };
  expect(await joinFirm(late, { token: third.token, ...invited })).toMatchObject({ reason: 'over' });
  const muchLater = new Date(now().getTime() + (7 + keptInvitationDays) * 86_400_000 + 1);
  expect(await purgeFirmInvitations(site.db, now(), keptInvitationDays)).toBe(0);
  expect(await purgeFirmInvitations(site.db, muchLater, keptInvitationDays)).toBeGreaterThan(0);
});

test('an invitation lapses when its sender is no longer a manager', async () => {
  const { boss, firmId } = await openOne();
  const [second, third] = [
    await join(firmId, boss.userId, 'manager'),
    await join(firmId, boss.userId, 'manager'),
  ];
  const [alias, other, friend] = [await createPerson(), await createPerson(), await createPerson()];
  const back = await ask(firmId, second.userId, alias.email, 'manager');
  const lower = await ask(firmId, third.userId, other.email, 'manager');
  const stays = await ask(firmId, boss.userId, friend.email);
  const out = { firmId, userId: boss.userId, memberId: second.userId };
  expect(await removeMember(site.db, out, now())).toEqual({ ok: true });
  const down = { firmId, userId: boss.userId, memberId: third.userId, role: 'booker' } as const;
  expect(await changeMemberRole(site.db, down, now())).toEqual({ ok: true });
  expect(await joinFirm(site.app, { token: back.token, ...alias })).toMatchObject({ reason: 'over' });
  expect(await joinFirm(site.app, { token: lower.token, ...other })).toMatchObject({ reason: 'over' });
  expect(await joinFirm(site.app, { token: stays.token, ...friend })).toMatchObject({ ok: true });
});

test('only a manager can change a firm and invite people', async () => {
  const { boss, firmId } = await openOne();
  const booker = await join(firmId, boss.userId);
  const stranger = await createPerson();
  for (const { userId } of [booker, stranger]) {
    expect(await editFirm(site.db, { firmId, userId, version: 1, fields }, now())).toMatchObject({
      reason: 'not_manager',
    });
    const invite = { firmId, userId, email: 'ai@example.com', role: 'manager' } as const;
    expect(await inviteColleague(site.app, invite)).toMatchObject({ reason: 'not_manager' });
    const other = { firmId, userId, memberId: boss.userId };
    expect(await removeMember(site.db, other, now())).toMatchObject({ reason: 'not_manager' });
    expect(await changeMemberRole(site.db, { ...other, role: 'booker' }, now())).toMatchObject({
      reason: 'not_manager',
    });
    expect(await withdrawFirmInvitation(site.app, { firmId, userId, invitationId: firmId })).toBe(false);
  }
  const edited = { ...fields, address: '2 Trần Phú' };
  const asked = { firmId, userId: boss.userId, version: 1, fields: edited };
  expect(await editFirm(site.db, asked, now())).toEqual({ ok: true });
  expect(await editFirm(site.db, asked, now())).toMatchObject({ reason: 'changed_meanwhile' });
  expect(await inviteColleague(site.app, { ...asked, email: booker.email, role: 'booker' })).toMatchObject({
    reason: 'is_member',
  });
});

test('an account belongs to at most five firms, also when it founds several at once', async () => {
  const { userId } = await createPerson();
  const all = await Promise.all(
    Array.from({ length: 9 }, () => openFirm(site.db, { userId, fields }, now())),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(mostFirms);
  expect(await listFirms(site.db, userId)).toHaveLength(mostFirms);
});

test('… and when it accepts several invitations at once', async () => {
  const person = await createPerson();
  const tokens: string[] = [];
  for (let at = 0; at < mostFirms + 2; at++) {
    const { boss, firmId } = await openOne();
    tokens.push((await ask(firmId, boss.userId, person.email)).token);
  }
  const all = await Promise.all(tokens.map((token) => joinFirm(site.app, { token, ...person })));
  expect(all.filter(({ ok }) => ok)).toHaveLength(mostFirms);
  expect(await listFirms(site.db, person.userId)).toHaveLength(mostFirms);
});

test('an erased member leaves; after the last manager the longest member manages, and the last member ends the firm', async () => {
  const { boss, firmId } = await openOne();
  const [first, second] = [await join(firmId, boss.userId), await join(firmId, boss.userId)];
  const alone = { firmId, userId: boss.userId, memberId: boss.userId };
  expect(await removeMember(site.db, alone, now())).toMatchObject({ reason: 'last_manager' });
  const leave = ({ userId, email }: { userId: string; email: string }) =>
    site.db.transaction().execute((tx) => leaveFirms(tx, { userId, email }, now()));
  await leave(boss);
  expect((await findFirm(site.db, { firmId, userId: first.userId }))?.role).toBe('manager');
  expect((await findFirm(site.db, { firmId, userId: second.userId }))?.role).toBe('booker');
  const waiting = await createPerson();
  await ask(firmId, first.userId, waiting.email);
  await leave(waiting);
  expect(await listFirmInvitations(site.db, firmId, now())).toEqual([]);
  await leave(second);
  await leave(first);
  expect(await site.db.selectFrom('firms').select('id').where('id', '=', firmId).execute()).toEqual([]);
  const lines = await site.db
    .selectFrom('history')
    .select('verb')
    .where('object_type', '=', 'firm')
    .where('object_id', '=', firmId)
    .orderBy('id')
    .execute();
  expect(lines.map(({ verb }) => verb)).toEqual(
    expect.arrayContaining([
      'firm.open',
      'firm.invite',
      'firm.join',
      'firm.role',
      'firm.leave',
      'firm.close',
    ]),
  );
});

const step = fc.record({
  action: fc.constantFrom('manager', 'booker', 'remove', 'leave'),
  by: fc.nat(3),
  whom: fc.nat(3),
});

test('whatever pairs of members do to each other concurrently, a firm with members has a manager', async () => {
  const run = async (pairs: [Step, Step][]) => {
    const { boss, firmId } = await openOne();
    const people = [
      boss,
      await join(firmId, boss.userId, 'manager'),
      await join(firmId, boss.userId),
      await join(firmId, boss.userId),
    ];
    const idOf = (at: number) => people[at]?.userId ?? '';
    for (const pair of pairs) {
      await Promise.all(
        pair.map(({ action, by, whom }) => {
          const asked = { firmId, userId: idOf(by), memberId: idOf(action === 'leave' ? by : whom) };
          return action === 'manager' || action === 'booker'
            ? changeMemberRole(site.db, { ...asked, role: action }, now())
            : removeMember(site.db, asked, now());
        }),
      );
      const members = await listFirmMembers(site.db, firmId);
      if (members.length > 0) expect(members.some(({ role }) => role === 'manager')).toBe(true);
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(fc.tuple(step, step), { maxLength: 8 }), run as never), {
    numRuns: 25,
    seed: 20261127,
  });
}, 120_000);

type Step = { action: 'manager' | 'booker' | 'remove' | 'leave'; by: number; whom: number };
