import { letterheadOf } from '../../shared/firm/letterhead.ts';
import { firmRequest, switchRequest } from '../../shared/firm/requests.ts';
import { may, type RightId, rights } from '../../shared/firm/rights.ts';
import { planOf } from '../../shared/plans.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { notFound, stale } from '../base/errors.ts';
import { op, presentStored, toId } from '../base/records.ts';
import { type Call, route } from '../base/route.ts';
import { withTransaction } from '../database/connect.ts';
import { Firm, type FirmDoc } from '../membership/model.ts';
import { countMembers, membershipOf, needsReview, placesOf } from '../membership/place.ts';
import { admitDevice } from '../users/devices.ts';
import { Session, User } from '../users/model.ts';

/** A firm as the API returns it to members. */
function presentFirm(deps: Deps, firm: FirmDoc, members: number) {
  return {
    ...presentStored(firm),
    name: firm.name,
    frn: firm.frn,
    address: firm.address,
    gstin: firm.gstin_sealed ? deps.vault.open<string>(firm.gstin_sealed) : '',
    upi: firm.upi,
    letterhead: letterheadOf(firm),
    mail_sender: firm.mail_sender,
    grievance: firm.grievance ?? { name: '', email: '', phone: '' },
    second_factor_required: firm.second_factor_required ?? false,
    password_min_length: firm.password_min_length ?? null,
    idle_minutes: firm.idle_minutes ?? null,
    default_financial_year: firm.default_financial_year,
    closes_at: firm.closing?.closes_at.toISOString() ?? null,
    retention_years: firm.retention_years,
    review_required: firm.review_required,
    review: needsReview(firm, members),
    members,
  };
}

/** A person's firms, with the current one marked. */
async function firmsOf(user: SignedIn) {
  const all = await placesOf(toId(user.id));
  const found = await Firm.find(
    { _id: op({ $in: all.map((p) => p.firm_id) }) },
    { name: 1, closing: 1 },
  ).lean();
  const closing = new Set(found.filter((f) => f.closing).map((f) => String(f._id)));
  const places = all.filter((p) => p.role === 'owner' || !closing.has(String(p.firm_id)));
  const names = new Map(found.map((f) => [String(f._id), f.name]));
  return places.map((p) => ({
    id: String(p.firm_id),
    name: names.get(String(p.firm_id)) ?? '',
    role: p.role,
    current: String(p.firm_id) === user.firm.id,
  }));
}

const allRights = Object.keys(rights) as RightId[];

/** The caller's role in the firm, with the table of permissions. */
async function answerOf(deps: Deps, user: SignedIn) {
  const firm = await Firm.findById(user.firm.id).lean();
  const plan = planOf(user.tier);
  return {
    firm: firm && user.firm.role ? presentFirm(deps, firm, await countMembers(firm._id)) : null,
    role: user.firm.role,
    allowed: user.firm.allowed,
    member_id: user.firm.role ? user.firm.memberId : null,
    may: Object.fromEntries(allRights.map((right) => [right, may(user.firm, right)])),
    rights: allRights.map((id) => ({ id, ...rights[id] })),
    plan: {
      tier: plan.tier,
      name: plan.name,
      users: plan.users,
      devices: plan.devices,
      entities: plan.entities,
    },
    firms: await firmsOf(user),
  };
}

/** `GET /firm`: the current firm, the caller's permissions, and their other firms. */
const readFirm = route({
  method: 'GET',
  path: '/firm',
  access: 'tax',
  limit: 'work',
  right: 'firm.read',
  handle: async ({ user, deps }) => answerOf(deps, user),
});

type FirmCall = Call<unknown, unknown, ReturnType<typeof firmRequest.parse>>;

async function changeFirm({ user, body, deps, note }: FirmCall) {
  const _id = toId(user.firm.id);
  const { version, gstin, ...fields } = body;
  const changed = await Firm.findOneAndUpdate(
    { _id, ...(version === undefined ? {} : { version }) },
    {
      $set: {
        ...fields,
        ...(gstin === undefined ? {} : { gstin_sealed: gstin ? deps.vault.seal(gstin) : null }),
      },
      $inc: { version: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!changed) {
    const now = await Firm.findById(_id).lean();
    if (!now) throw notFound('This firm was not found.');
    throw stale(presentFirm(deps, now, await countMembers(_id)));
  }
  note({ kind: 'firm', id: user.firm.id, after: body, detail: Object.keys(body).join(' ') });
  return { message: 'Firm saved', ...(await answerOf(deps, user)) };
}

const changing = {
  path: '/firm',
  access: 'tax',
  limit: 'work',
  right: 'firm.change',
  body: firmRequest,
  audit: 'firm.changed',
} as const;

/** `PUT` and `PATCH /firm`: changes settings of the firm. */
const putFirm = route({ ...changing, method: 'PUT', handle: changeFirm });
const patchFirm = route({ ...changing, method: 'PATCH', handle: changeFirm });

/** `POST /firm/switch`: switches to another of the caller's firms, within its plan's device limit. */
const switchFirm = route({
  method: 'POST',
  path: '/firm/switch',
  access: 'tax',
  limit: 'work',
  right: 'firm.read',
  body: switchRequest,
  audit: 'firm.switched',
  handle: async ({ user, body, deps, note }) => {
    const firmId = toId(body.firm_id);
    const stored = await User.findById(user.id).lean();
    const places = await placesOf(toId(user.id));
    if (!stored || !places.some((p) => p.firm_id.equals(firmId))) throw notFound('This firm was not found.');
    const firm = await membershipOf(deps, stored, firmId);
    if (firm.id !== body.firm_id) throw notFound('This firm was not found.');
    await withTransaction(async () => {
      await admitDevice(deps, stored, firm, user.deviceId);
      await Session.updateOne({ _id: toId(user.sessionId) }, { $set: { firm_id: firmId } });
    });
    note({ kind: 'firm', id: body.firm_id });
    return answerOf(deps, { ...user, firm });
  },
});

export const firmSettingRoutes = [readFirm, putFirm, patchFirm, switchFirm];
