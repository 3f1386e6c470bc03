import { type Message, sentence } from '../forms/messages.ts';
import type { Rupees } from '../money.ts';
import { computeTax } from '../tax/index.ts';
import type { GainBucket } from '../tax/inputs/capital-gains.ts';
import type { Regime, TaxInput, TaxResult } from '../tax/model/types.ts';
import { rulesOf } from '../tax/years/index.ts';

/** Plans without a choice of field. `amount` is in whole rupees; if optional, the plan has a default. */
export const readyKinds = [
  'other_regime',
  'defer_gains',
  'harvest_gains',
  'harvest_losses',
  'presumptive_44ad',
  'partners_pay',
  'gift_adult',
  'gift_spouse',
  'gift_minor',
] as const;
export type ReadyKind = (typeof readyKinds)[number];

/** Income moved by a gift: interest on money, or the gain on shares sold by the receiver. */
export const giftsOf = ['interest', 'gains_112a', 'gains_111a'] as const;
export type GiftOf = (typeof giftsOf)[number];
export const isGift = (kind: ReadyKind): boolean => kind.startsWith('gift_');

/** A ready-made plan: its effect and amounts. */
export interface ReadyPlan {
  kind: ReadyKind;
  /**
   * Gain deferred or realised, loss realised, turnover of the business, remuneration of partners, or yearly
   * income from a gift.
   */
  amount?: Rupees | undefined;
  /** For a gift: interest by default. */
  what?: GiftOf | undefined;
  /** Of the turnover, received otherwise than through a bank. */
  cash?: Rupees | undefined;
}

/** The result with the plan, the reason, and the addition to the other return; or why it does not apply. */
type Ready =
  | { result: TaxResult; why: Message[]; toReceiver?: (input: TaxInput) => TaxInput }
  | { problem: Message };

const shares: readonly GainBucket[] = ['112A-12.5', '112A-10'];
const shortHeld: readonly GainBucket[] = ['111A-20', '111A-15'];

/** Gains left in buckets, by default u/s 112A, and their amounts by period, the last of which are deferred first. */
function gainsOf(result: TaxResult, buckets: readonly GainBucket[] = shares) {
  return buckets.flatMap((bucket) => {
    const found = result.capitalGains.buckets.find((row) => row.bucket === bucket);
    const net = found ? found.gain - found.loss : 0;
    if (net <= 0) return [];
    const periods = result.capitalGains.byInstalment.find((row) => row.bucket === bucket)?.amounts ?? [];
    return [{ bucket, net, periods }];
  });
}

/** A gain (or loss) of so much in a bucket, added to those of the return. */
const withGain = (
  input: TaxInput,
  bucket: GainBucket,
  gain: Rupees,
  byInstalment: readonly [number, number, number, number, number],
): TaxInput => ({
  ...input,
  capitalGains: {
    ...input.capitalGains,
    totals: [...(input.capitalGains?.totals ?? []), { bucket, gain, byInstalment }],
  },
});

/** Reduces the periods by an amount, the last first. */
function lastFirst(periods: readonly number[], amount: Rupees): [number, number, number, number, number] {
  let left = amount;
  const out: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (let at = 4; at >= 0; at--) {
    const taken = Math.min(left, Math.max(0, periods[at] ?? 0));
    out[at] = -taken;
    left -= taken;
  }
  out[0] -= left;
  return out;
}

function deferGains({ input, ...result }: TaxResult, amount: Rupees | undefined): Ready {
  const gains = gainsOf({ input, ...result });
  const all = gains.reduce((sum, { net }) => sum + net, 0);
  const free = rulesOf(input.assessmentYear).capitalGains.exemption112A;
  const wanted = amount ?? all - free;
  if (all === 0) return { problem: sentence('There are no gains on listed shares (section 112A) to defer.') };
  if (wanted <= 0)
    return {
      problem: sentence('Gains on listed shares are within the exempt limit of {free} (section 112A(2)).', {
        free: { rupees: free },
      }),
    };
  if (wanted > all)
    return {
      problem: sentence('Gains on listed shares (section 112A) are only {amount}.', {
        amount: { rupees: all },
      }),
    };
  let [left, next] = [wanted, input];
  for (const { bucket, net, periods } of gains) {
    const part = Math.min(left, net);
    if (part > 0) next = withGain(next, bucket, -part, lastFirst(periods, part));
    left -= part;
  }
  return {
    result: computeTax(next),
    why: [
      sentence(
        'Shares with a gain of {amount} are sold after 31 March: the gain is income of the next year, with a new exemption of {free} (sections 45(1) and 112A(2)).',
        {
          amount: { rupees: wanted },
          free: { rupees: free },
        },
      ),
    ],
  };
}

function harvestGains(result: TaxResult, amount: Rupees | undefined): Ready {
  const { input } = result;
  const free = rulesOf(input.assessmentYear).capitalGains.exemption112A;
  const used = gainsOf(result).reduce((sum, { net }) => sum + net, 0);
  const wanted = amount ?? free - used;
  if (wanted <= 0)
    return {
      problem: sentence('The exemption of {free} for gains on listed shares is used up (section 112A(2)).', {
        free: { rupees: free },
      }),
    };
  return {
    result: computeTax(withGain(input, '112A-12.5', wanted, [0, 0, 0, 0, wanted])),
    why: [
      sentence(
        'Shares held for more than a year are sold with a gain of {amount} and can be bought back: their cost increases accordingly, and gains up to {free} per year are exempt (section 112A(2)).',
        {
          amount: { rupees: wanted },
          free: { rupees: free },
        },
      ),
    ],
  };
}

function harvestLosses({ input }: TaxResult, amount: Rupees | undefined): Ready {
  if (!amount) return { problem: sentence('Enter the unrealised loss on the shares held.') };
  return {
    result: computeTax(withGain(input, '111A-20', -amount, [0, 0, 0, 0, -amount])),
    why: [
      sentence(
        'Listed shares held for at most a year are sold at a loss of {amount}: it is set off against short-term and long-term gains of the year, and the balance is carried forward for eight years if the return is filed in time (sections 70, 74 and 80).',
        {
          amount: { rupees: amount },
        },
      ),
    ],
  };
}

const mayPresume: readonly string[] = ['individual', 'huf', 'firm'];

function presumptive({ input }: TaxResult, amount: Rupees | undefined, cash = 0): Ready {
  const { turnover44AD, cashShare } = rulesOf(input.assessmentYear).business;
  if (!mayPresume.includes(input.assessee.type) || input.assessee.residency === 'non-resident')
    return { problem: sentence('Section 44AD is for resident individuals, HUFs and firms other than LLPs.') };
  if (!amount) return { problem: sentence('Enter the turnover of the business.') };
  if (cash > amount)
    return { problem: sentence('The amount not received through a bank exceeds the turnover.') };
  const most = cash * 10_000 <= amount * cashShare ? turnover44AD.cashLight : turnover44AD.base;
  if (amount > most)
    return {
      problem: sentence('Section 44AD applies up to a turnover of {most} for this share of cash.', {
        most: { rupees: most },
      }),
    };
  const { books: _, partners: __, ...business } = input.business ?? {};
  return {
    result: computeTax({
      ...input,
      business: {
        ...business,
        presumptive44AD: [...(business.presumptive44AD ?? []), { bank: amount - cash, cash }],
      },
    }),
    why: [
      sentence(
        'Profit is deemed at 6% of bank receipts and 8% of the rest, in place of the books (section 44AD(1)); partners’ remuneration and interest are not deductible.',
      ),
      sentence(
        'Opting out of section 44AD within five years bars it for the next five, and requires books and an audit if income exceeds the exemption limit (sections 44AD(4), 44AD(5) and 44AB(e)).',
      ),
    ],
  };
}

function partnersPay({ input, ...result }: TaxResult, amount: Rupees | undefined): Ready {
  const partners = result.business.partners;
  const [books] = input.business?.books ?? [];
  if (!['firm', 'llp'].includes(input.assessee.type) || !books)
    return {
      problem: sentence(
        'Partners’ remuneration can be planned only for a firm or LLP with books of account.',
      ),
    };
  // Without partners in the return no limit is known yet: it follows from the profit before any pay.
  const paid = input.business?.partners?.remuneration ?? 0;
  const pay = amount ?? partners?.limit;
  if (pay === undefined) return { problem: sentence('Enter the remuneration of working partners.') };
  const after = computeTax({
    ...input,
    business: {
      ...input.business,
      books: [
        { ...books, netProfit: books.netProfit + paid - pay },
        ...(input.business?.books ?? []).slice(1),
      ],
      partners: { ...input.business?.partners, remuneration: pay },
    },
  });
  const limit = after.business.partners?.limit ?? 0;
  return {
    result: after,
    why: [
      sentence(
        'Of the {pay} paid to working partners, {allowed} is deductible: the limit for this book profit is {limit} (section 40(b)(v)). It is the partners’ business income (section 28(v)); their tax is not included in this column.',
        {
          pay: { rupees: pay },
          allowed: { rupees: Math.min(pay, limit) },
          limit: { rupees: limit },
        },
      ),
    ],
  };
}

const interests = ['depositInterest', 'otherInterest', 'savingsInterest'] as const;

/**
 * Removes a gift's income from a return and gives its addition to another; undefined with the available
 * amount if it is less.
 */
function movedOut(result: TaxResult, what: GiftOf, amount: Rupees) {
  const { input } = result;
  let left = amount;
  if (what === 'interest') {
    const sources = { ...input.otherSources };
    for (const key of interests) {
      const taken = Math.min(left, sources[key] ?? 0);
      if (taken > 0) sources[key] = sources[key]! - taken;
      left -= taken;
    }
    return {
      left,
      without: { ...input, otherSources: sources },
      add: (to: TaxInput): TaxInput => ({
        ...to,
        otherSources: {
          ...to.otherSources,
          otherInterest: (to.otherSources?.otherInterest ?? 0) + amount,
        },
      }),
    };
  }
  let without = input;
  const added: ((to: TaxInput) => TaxInput)[] = [];
  for (const { bucket, net, periods } of gainsOf(result, what === 'gains_112a' ? shares : shortHeld)) {
    const part = Math.min(left, net);
    if (part <= 0) continue;
    const out = lastFirst(periods, part);
    const [a, b, c, d, e] = out;
    without = withGain(without, bucket, -part, out);
    added.push((to) => withGain(to, bucket, part, [-a, -b, -c, -d, -e]));
    left -= part;
  }
  return { left, without, add: (to: TaxInput) => added.reduce((held, one) => one(held), to) };
}

const onlySoMuch: Record<GiftOf, (amount: Rupees) => Message> = {
  interest: (amount) => sentence('The return has interest of {amount} only.', { amount: { rupees: amount } }),
  gains_112a: (amount) =>
    sentence('Gains on listed shares (section 112A) are only {amount}.', { amount: { rupees: amount } }),
  gains_111a: (amount) =>
    sentence('Gains on listed shares (section 111A) are only {amount}.', { amount: { rupees: amount } }),
};
const theirs = (what: GiftOf): Message =>
  what === 'interest'
    ? sentence(
        'A gift of money to an adult child, parent or sibling is a gift from a relative and tax-free (section 56(2)(x), proviso); the interest is their income.',
      )
    : sentence(
        'A gift of shares to an adult child, parent or sibling is a gift from a relative and tax-free (section 56(2)(x), proviso), and not a transfer (section 47(iii)); the recipient takes over the giver’s cost and holding period (sections 49(1) and 2(42A)), and the gain is their income.',
      );

/** A gift in the family: income of an adult child, parent or sibling is theirs; of the spouse, a son’s wife or a minor it stays the giver’s (section 64). */
function gift(result: TaxResult, { kind, amount, what = 'interest' }: ReadyPlan): Ready {
  const { input } = result;
  if (input.assessee.type !== 'individual')
    return { problem: sentence('Gifts within the family can be planned only in an individual’s return.') };
  if (!amount)
    return {
      problem:
        what === 'interest'
          ? sentence('Enter the yearly interest on the gift.')
          : sentence('Enter the gain on the shares that are given.'),
    };
  const { left, without, add } = movedOut(result, what, amount);
  if (left > 0) return { problem: onlySoMuch[what](amount - left) };
  if (kind === 'gift_adult') return { result: computeTax(without), why: [theirs(what)], toReceiver: add };
  if (kind === 'gift_spouse')
    return {
      result,
      why: [
        sentence(
          'Income from a gift to the spouse or a son’s wife remains the giver’s income, so no tax is saved (sections 64(1)(iv) and 64(1)(vi)). It is reported in Schedule SPI. Income on that income is the recipient’s.',
        ),
      ],
    };
  const spared = result.regime === 'old' ? rulesOf(input.assessmentYear).otherSources.minorExemption : 0;
  const part = movedOut(result, what, Math.min(spared, amount));
  return {
    result: spared > 0 ? computeTax(part.without) : result,
    why: [
      sentence(
        'Income of a minor child is included in that of the parent whose income is higher (section 64(1A)) and reported in Schedule SPI.',
      ),
      spared > 0
        ? sentence('Up to {spared} for each child is exempt in the old regime (section 10(32)).', {
            spared: { rupees: spared },
          })
        : sentence('The new regime has no exemption for a minor child (section 10(32)).'),
    ],
  };
}

/** The regime a plan computes in: for `other_regime` the one the return does not choose. */
export const readyRegime = (ready: ReadyPlan | undefined, chosen: Regime): Regime =>
  ready?.kind === 'other_regime' ? (chosen === 'new' ? 'old' : 'new') : chosen;

/** Works a ready-made plan on a result of the return in the regime of the plan. */
export function workReady(result: TaxResult, ready: ReadyPlan, oneRegime: boolean): Ready {
  const { kind, amount, cash } = ready;
  switch (kind) {
    case 'other_regime':
      if (oneRegime) return { problem: sentence('Only one regime applies to this assessee.') };
      return {
        result,
        why: [
          result.regime === 'old'
            ? sentence(
                'Taxed in the old regime with all deductions (section 115BAC(6)); with business income Form 10-IEA is filed by the due date of the return.',
              )
            : sentence('Taxed in the new regime, with lower rates and few deductions (section 115BAC(1A)).'),
        ],
      };
    case 'defer_gains':
      return deferGains(result, amount);
    case 'harvest_gains':
      return harvestGains(result, amount);
    case 'harvest_losses':
      return harvestLosses(result, amount);
    case 'presumptive_44ad':
      return presumptive(result, amount, cash);
    case 'partners_pay':
      return partnersPay(result, amount);
    case 'gift_adult':
    case 'gift_spouse':
    case 'gift_minor':
      return gift(result, ready);
  }
}
