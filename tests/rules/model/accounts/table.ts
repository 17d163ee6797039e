import type { Data } from '../../scenario/datum.ts';
import type { Operation, Person, Query, Write } from '../../scenario/request.ts';
import {
  isEndOfOlderSessions,
  isMineAndSound,
  isProof,
  isRegistration,
  isRename,
  isRepair,
  keepsCountWhole,
} from './own-profile-table.ts';
import {
  APPLICATION,
  entryOf,
  isAdministrator,
  isCurrent,
  hasFittingReason,
  isKnownRole,
  endsSessions,
  holds,
  isPowers,
  powersOf,
  isRole,
  isVisible,
  isWhole,
  without,
} from './profile-facts.ts';
import { afterWrites, same, type World } from './world.ts';

const MAILS: Readonly<Record<string, string>> = {
  'pending approved': 'account-approved',
  'rejected approved': 'account-approved',
  'pending rejected': 'account-rejected',
  'rejected pending': 'account-reopened',
  'approved rejected': 'account-revoked',
  'approved pending': 'account-approval-withdrawn',
};

const ifPresent = (field: string, value: Data[string] | undefined): Data =>
  value === undefined ? {} : { [field]: value };

function hasPower(person: Person, actor: Data, before: Data, after: Data): boolean {
  if (actor['status'] !== 'approved' || !isCurrent(person, actor)) return false;
  if (actor['role'] === 'system_admin') return true;
  const isOfStatus = before['role'] === after['role'] && same(before['powers'], after['powers']);
  return holds(actor, 'accounts') && !isAdministrator(before['role']) && isOfStatus;
}

/** Whether D20 permits a step, written independently of the rules and the domain. */
function isLegalStep(before: Data, after: Data, last: Data | undefined, me: string): boolean {
  const [from, to] = [before['status'], after['status']];
  const mine = last !== undefined && last['actor'] === me;
  if (before['role'] !== after['role'] || !same(before['powers'], after['powers'])) {
    const undoes = mine && last['fromRole'] === after['role'] && last['toRole'] === before['role'];
    const rejection = ({ status, rejectionReason, dismissed }: Data) => [status, rejectionReason, dismissed];
    if (!same(rejection(before), rejection(after)) || !isPowers(powersOf(after))) return false;
    if (before['role'] !== after['role']) return isKnownRole(after['role']) || undoes;
    return after['role'] === 'admin' && powersOf(before) !== powersOf(after);
  }
  if (!hasFittingReason(after) || (after['dismissed'] === true && from !== 'pending')) return false;
  if (from === 'approved' && to === 'pending') return mine && last['from'] === to && last['to'] === from;
  return from !== to && MAILS[`${String(from)} ${String(to)}`] !== undefined;
}

/** The visible name of a profile; `undefined` if it has none. */
const shownName = ({ name }: Data) => (typeof name === 'string' && isVisible(name) ? name : undefined);

/** The stored name signs a decision. An actor without a visible name may leave the name out. */
const signature = (actor: Data, after: Data) =>
  'reviewedByName' in after ? actor['name'] : shownName(actor);

/** The exact documents of a decision, without the directory entry. */
function expected(actor: Data, me: string, before: Data, after: Data, now: Date) {
  const { status: to = null, role = null, rejectionReason, dismissed } = after;
  const { status: from = null } = before;
  const isApproval = to === 'approved' && from !== 'approved';
  const submitted = Object.fromEntries(
    Object.entries(before).filter(([field]) => isApproval && APPLICATION.includes(field)),
  );
  const unchanged = without(
    before,
    'rejectionReason',
    'dismissed',
    'reviewedByName',
    ...Object.keys(submitted),
  );
  const count = before['reviewCount'] ?? 0;
  const profile: Data = {
    ...unchanged,
    status: to,
    role,
    ...ifPresent('rejectionReason', rejectionReason),
    ...ifPresent('dismissed', dismissed),
    ...ifPresent('reviewedByName', signature(actor, after)),
    reviewCount: typeof count === 'number' ? count + 1 : null,
    reviewedBy: me,
    reviewedAt: now,
    ...ifPresent('powers', after['powers']),
    ...(endsSessions(before, after) && { signedInSince: now }),
  };
  const reason = ifPresent('reason', rejectionReason);
  const isOfStatus = role === before['role'] && same(before['powers'], after['powers']);
  const limited = (field: string, of: Data) => (powersOf(of) === 'both' ? {} : { [field]: powersOf(of) });
  const roles = isOfStatus
    ? {}
    : {
        fromRole: before['role'] ?? null,
        toRole: role,
        ...limited('fromPowers', before),
        ...limited('toPowers', after),
      };
  const review: Data = {
    actor: me,
    from,
    to,
    at: now,
    ...reason,
    ...ifPresent('dismissed', dismissed),
    ...ifPresent('application', Object.keys(submitted).length === 0 ? undefined : submitted),
    ...roles,
  };
  const name = MAILS[`${String(from)} ${String(to)}`] ?? 'account-role-changed';
  const isNews = to !== from || role !== before['role'];
  const isHidden = before['dismissed'] !== undefined || dismissed !== undefined;
  const isTold = isNews && (to === 'approved' || !isHidden);
  const data = { role, status: to, ...reason };
  const mail = isTold ? { to: before['email'] ?? null, template: { name, data }, dueAt: now } : undefined;
  return { profile, review, mail };
}

/** Row "accounts": whether the batch is one complete and truthful decision by the person on the account. */
function isDecision(world: World, after: World, person: Person, uid: string, now: Date): boolean {
  const profilePath = `users/${uid}`;
  const [before, decided] = [world.get(profilePath), after.get(profilePath)];
  const actor = person === null ? undefined : world.get(`users/${person.sub}`);
  if (person === null || !actor || !before || !decided || person.sub === uid) return false;
  const { reviewCount: count = null } = decided;
  if (!isWhole(count) || before['uid'] !== uid || !isRole(before['role'])) return false;
  const last = world.get(`${profilePath}/reviews/${Number(count) - 1}`);
  const [reviewPath, mailPath] = [`${profilePath}/reviews/${String(count)}`, `mail/${uid}_${String(count)}`];
  const wanted = expected(actor, person.sub, before, decided, now);
  return (
    hasPower(person, actor, before, decided) &&
    isLegalStep(before, decided, last, person.sub) &&
    same(decided, wanted.profile) &&
    !world.has(reviewPath) &&
    same(after.get(reviewPath), wanted.review) &&
    !world.has(mailPath) &&
    same(after.get(mailPath), wanted.mail)
  );
}

interface Batch {
  readonly world: World;
  readonly after: World;
  readonly person: Person;
  readonly now: Date;
  readonly written: ReadonlySet<string>;
}

function hasPowerOver(power: 'accounts' | 'desk', world: World, person: Person): boolean {
  const profile = person === null ? undefined : world.get(`users/${person.sub}`);
  if (profile === undefined || !isCurrent(person, profile)) return false;
  return profile['status'] === 'approved' && holds(profile, power);
}

const isReviewer = (world: World, person: Person) => hasPowerOver('accounts', world, person);

/** D118: whether the desk may see a profile. No one in this model has been on a ride. */
const isSeenAtDesk = (profile: Data | undefined) =>
  profile === undefined ||
  profile['status'] === 'approved' ||
  (isAdministrator(profile['role']) && !APPLICATION.some((field) => field in profile));

function mayGet(world: World, person: Person, path: string): boolean {
  const [collection, id, ...below] = path.split('/');
  if (collection === 'accountDirectory') return below.length === 0;
  if (collection === 'users' && below.length === 0 && person?.sub === id) return true;
  const isRecord = collection === 'users' && below.length === 2 && below[0] === 'reviews';
  const isProfile = collection === 'users' && below.length === 0;
  if (isProfile && isSeenAtDesk(world.get(path)) && hasPowerOver('desk', world, person)) return true;
  const isKnown = isRecord || ((collection === 'users' || collection === 'tombstones') && below.length === 0);
  return isKnown && isReviewer(world, person);
}

function mayList(world: World, person: Person, query: Query): boolean {
  const { collection, group = false, where = [], limit } = query;
  const isPage = limit !== undefined && limit <= 100;
  const isOfApproved = where.some(([field, , value]) => field === 'status' && value === 'approved');
  if (!isReviewer(world, person)) {
    return collection === 'users' && isPage && isOfApproved && hasPowerOver('desk', world, person);
  }
  if (group) return collection === 'reviews' && isPage;
  const [, subject] = /^users\/([^/]+)\/notes$/.exec(collection) ?? [];
  if (subject !== undefined) return isPage && subject !== person?.sub;
  if (collection === 'users') return isPage;
  return /^users\/[^/]+\/reviews$/.test(collection);
}

function agrees(after: World, uid: string, profile: Data): boolean {
  const entry = entryOf(uid, profile);
  return entry !== null && same(after.get(`accountDirectory/${String(profile['email'])}`), entry);
}

const decides = ({ world, after, person, now, written }: Batch, uid: string) =>
  written.has(`users/${uid}`) && isDecision(world, after, person, uid, now);

function mayWriteProfile(batch: Batch, uid: string): boolean {
  const { world, after, person, now } = batch;
  const [before, profile] = [world.get(`users/${uid}`), after.get(`users/${uid}`)];
  if (profile === undefined || !agrees(after, uid, profile)) return false;
  if (before === undefined)
    return !world.has(`tombstones/${uid}`) && isRegistration(person, uid, profile, now);
  if (person?.sub !== uid) return decides(batch, uid);
  if (!isCurrent(person, before) || same(before, profile)) return false;
  const isOwn =
    isRename(before, profile, now) ||
    isEndOfOlderSessions(person, before, profile) ||
    isProof(person, uid, before, profile, now) ||
    isRepair(world, person, uid, profile, now);
  return isOwn && keepsCountWhole(profile);
}

/** Whether D5 and D12 permit a write of a directory entry. */
function mayWriteEntry(batch: Batch, email: string): boolean {
  const { world, after, person } = batch;
  const [before, entry] = [world.get(`accountDirectory/${email}`), after.get(`accountDirectory/${email}`)];
  const uid = entry?.['uid'];
  const profile = typeof uid === 'string' ? after.get(`users/${uid}`) : undefined;
  if (entry === undefined || typeof uid !== 'string' || profile === undefined) return false;
  if (profile['email'] !== email || !same(entry, entryOf(uid, profile))) return false;
  const isOwner = person?.sub === uid;
  if (isOwner ? !isMineAndSound(person, uid, profile) : !decides(batch, uid)) return false;
  if (before === undefined) return true;
  if (same(before, entry) && same(world.get(`users/${uid}`), profile)) return false;
  const owner = before['uid'];
  if (isOwner && before['gate'] === 'rejected' && entry['gate'] !== 'rejected') return false;
  if (isOwner && before['gate'] === undefined && entry['gate'] !== 'rejected') return false;
  if (owner === uid) return true;
  const isFree = typeof owner === 'string' && owner !== '' && !world.has(`users/${owner}`);
  return isFree && !world.has(`users/${uid}`);
}

/** Row "accounts": a note on another account that exists. */
function mayNote({ world, after, person, now }: Batch, subject: string, path: string): boolean {
  const { text = '', ...note } = after.get(path) ?? {};
  const isKnown =
    world.has(`users/${subject}`) && subject !== person?.sub && /^\w{20}$/.test(path.split('/')[3] ?? '');
  const isText = typeof text === 'string' && text.length > 0 && text.length <= 1000;
  return isKnown && isText && isReviewer(world, person) && same(note, { by: person?.sub, at: now });
}

function mayWrite(batch: Batch, { kind, path }: Write): boolean {
  if (kind === 'delete') return false;
  const [collection, id = '', ...below] = path.split('/');
  if (collection === 'users' && below.length === 0) return mayWriteProfile(batch, id);
  if (collection === 'accountDirectory' && below.length === 0) return mayWriteEntry(batch, id);
  if (batch.world.has(path)) return false;
  if (collection === 'users' && below.length === 2 && below[0] === 'notes') return mayNote(batch, id, path);
  const uid = collection === 'mail' ? id.replace(/_\d+$/, '') : id;
  const count = String(batch.after.get(`users/${uid}`)?.['reviewCount']);
  if (collection === 'mail' && below.length === 0) return id === `${uid}_${count}` && decides(batch, uid);
  const isRecord = collection === 'users' && below.length === 2 && below[0] === 'reviews';
  return isRecord && below[1] === count && decides(batch, uid);
}

/** Whether the table of who may do what permits this person's request now. */
export function permits(world: World, person: Person, does: Operation, now: Date): boolean {
  if (does.kind === 'get') return mayGet(world, person, does.path);
  if (does.kind === 'list') return mayList(world, person, does.query);
  const after = afterWrites(world, does.writes, now);
  const written = new Set(does.writes.map(({ path }) => path));
  return does.writes.every((write) => mayWrite({ world, after, person, now, written }, write));
}
