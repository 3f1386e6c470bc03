import { formatDate, type IsoDate } from '../../dates.ts';
import { amountOf, totalsOf } from '../../invoices/totals.ts';
import type { InvoiceContent } from '../../invoices/wire.ts';
import { mulDiv, type Paise } from '../../money.ts';
import { parseUnit } from '../data/units.ts';
import { isObject, type Json, listOf, numberOf } from './check-fields.ts';
import type { EinvoiceDetails } from './details.ts';
import { type DocumentType, ewayNames } from './schema.ts';

/** `31/03/2026`, the form of INV-01 and of the e-way bill. */
const slashed = (day: IsoDate): string => formatDate(day).replaceAll('-', '/');

/** The issuer of the document, with the parts of its address. */
export interface Seller {
  gstin: string;
  name: string;
  address: string;
  city: string;
  pin: string;
  phone: string;
  email: string;
}

/** An invoice or credit note; amounts of `content` in paise. */
export interface Issued {
  type: DocumentType;
  number: string;
  content: InvoiceContent;
  seller: Seller;
  details?: EinvoiceDetails | undefined;
  /** The invoice a note changes. */
  precedes?: { number: string; date: string } | undefined;
}

const rupees = (p: Paise): number => p / 100;
const filled = (o: Json): Json =>
  Object.fromEntries(Object.entries(o).filter(([, v]) => v !== undefined && v !== '' && v !== null));

/** An address in two lines of at most 100 characters, cut between words. */
export function addressLines(text: string): [string, string] {
  const whole = text
    .replace(/\s*\n\s*/g, ', ')
    .replace(/\s+/g, ' ')
    .trim();
  if (whole.length <= 100) return [whole, ''];
  const cut = whole.lastIndexOf(' ', 100);
  const at = cut > 0 ? cut : 100;
  return [whole.slice(0, at).replace(/,$/, ''), whole.slice(at).trim()];
}

/** The only PIN code in an address: six separate digits; '' for none or several. */
export const pinIn = (text: string): string => {
  const found = new Set(
    (text.match(/(?<!\d)[1-9]\d{2}\s?\d{3}(?!\d)/g) ?? []).map((s) => s.replace(/\s/g, '')),
  );
  return found.size === 1 ? [...found][0]! : '';
};

/** Each line's tax, so that the lines of a rate add up to the tax on their sum. */
function taxByLine(amounts: readonly { rate: string; amount: Paise }[], by: number): Paise[] {
  const sums = new Map<string, Paise>();
  const taxes = new Map<string, Paise>();
  return amounts.map(({ rate, amount }) => {
    const sum = (sums.get(rate) ?? 0) + amount;
    const tax = mulDiv(sum, Math.round(Number(rate) * 100), by);
    const own = tax - (taxes.get(rate) ?? 0);
    sums.set(rate, sum);
    taxes.set(rate, tax);
    return own;
  });
}

/** The buyer's address lines: as entered, else from the invoice's address. */
function buyerOf({ content, details }: Issued): Json {
  const kind = details?.supply_type ?? 'B2B';
  const exported = kind === 'EXPWP' || kind === 'EXPWOP';
  const own = details?.buyer;
  const [addr1, addr2] = addressLines(content.customer_address);
  const pin = exported ? '999999' : own?.pin || pinIn(content.customer_address);
  return filled({
    Gstin: exported ? 'URP' : content.customer_gstin || 'URP',
    LglNm: own?.legal_name || content.customer_name,
    TrdNm: own?.trade_name,
    Pos: exported ? '96' : content.place_of_supply,
    Addr1: own?.addr1 || addr1,
    Addr2: own?.addr1 ? own.addr2 : addr2,
    Loc: own?.loc,
    Pin: pin ? Number(pin) : undefined,
    Stcd: exported ? '96' : own?.state || content.customer_gstin.slice(0, 2) || content.place_of_supply,
    Em: content.customer_email,
  });
}

/** A document as INV-01. Under reverse charge it includes the tax payable by the buyer, as the system requires. */
export function inv01Of(issued: Issued): Json {
  const { content, details, seller } = issued;
  const kind = details?.supply_type ?? 'B2B';
  const state = seller.gstin.slice(0, 2);
  const reverse = content.reverse_charge === 'Y';
  const totals = totalsOf({ ...content, reverse_charge: 'N' }, state);
  const lines = content.items.map((item) => ({ rate: item.gst_rate, amount: amountOf(item) }));
  const integrated =
    totals.interState || (details?.igst_on_intra ?? false) || !['B2B', 'DEXP'].includes(kind);
  const untaxed = kind === 'SEZWOP' || kind === 'EXPWOP';
  const whole = taxByLine(lines, 10_000);
  const halves = taxByLine(lines, 20_000);
  let [igst, each] = [0, 0];
  const items = content.items.map((item, i) => {
    const amount = lines[i]!.amount;
    const own = untaxed || !integrated ? 0 : whole[i]!;
    const half = untaxed || integrated ? 0 : halves[i]!;
    igst += own;
    each += half;
    const service = (item.hsn ?? '').startsWith('99');
    return filled({
      SlNo: String(i + 1),
      PrdDesc: item.description,
      IsServc: service ? 'Y' : 'N',
      HsnCd: item.hsn,
      Qty: item.quantity,
      Unit: item.unit ? (parseUnit(item.unit) ?? 'OTH') : undefined,
      UnitPrice: rupees(item.rate),
      TotAmt: rupees(amount),
      Discount: 0,
      AssAmt: rupees(amount),
      GstRt: untaxed ? 0 : Number(item.gst_rate),
      IgstAmt: rupees(own),
      CgstAmt: rupees(half),
      SgstAmt: rupees(half),
      TotItemVal: rupees(amount + own + 2 * half),
    });
  });
  const subtotal = lines.reduce((n, l) => n + l.amount, 0);
  const sum = subtotal + igst + 2 * each;
  // Where the file has the invoice's own taxes, it has its rounding too.
  const rounding = !reverse && igst === totals.igst && each === totals.cgst ? totals.rounding : 0;
  const [addr1, addr2] = addressLines(seller.address);
  const { export: abroad, transport, dispatch, ship } = details ?? {};
  const place = (p: NonNullable<typeof ship> | NonNullable<typeof dispatch>): Json => ({
    Addr1: p.addr1,
    Addr2: p.addr2,
    Loc: p.loc,
    Pin: p.pin ? Number(p.pin) : undefined,
    Stcd: p.state,
  });
  const out: Json = {
    Version: '1.1',
    TranDtls: filled({
      TaxSch: 'GST',
      SupTyp: kind,
      RegRev: reverse ? 'Y' : 'N',
      IgstOnIntra: details?.igst_on_intra ? 'Y' : undefined,
    }),
    DocDtls: { Typ: issued.type, No: issued.number, Dt: slashed(content.invoice_date) },
    SellerDtls: filled({
      Gstin: seller.gstin,
      LglNm: seller.name,
      Addr1: addr1,
      Addr2: addr2,
      Loc: seller.city,
      Pin: seller.pin ? Number(seller.pin) : undefined,
      Stcd: state,
      Ph: /^\d{6,12}$/.test(seller.phone) ? seller.phone : undefined,
      Em: seller.email,
    }),
    BuyerDtls: buyerOf(issued),
  };
  if (dispatch) out['DispDtls'] = filled({ Nm: dispatch.name, ...place(dispatch) });
  if (ship)
    out['ShipDtls'] = filled({
      Gstin: ship.gstin,
      LglNm: ship.legal_name,
      TrdNm: ship.trade_name,
      ...place(ship),
    });
  out['ItemList'] = items;
  out['ValDtls'] = {
    AssVal: rupees(subtotal),
    CgstVal: rupees(each),
    SgstVal: rupees(each),
    IgstVal: rupees(igst),
    CesVal: 0,
    Discount: 0,
    OthChrg: 0,
    RndOffAmt: rupees(rounding),
    TotInvVal: rupees(sum + rounding),
  };
  if (issued.precedes)
    out['RefDtls'] = {
      PrecDocDtls: [{ InvNo: issued.precedes.number, InvDt: slashed(issued.precedes.date) }],
    };
  if (abroad)
    out['ExpDtls'] = filled({
      ShipBNo: abroad.bill_number,
      ShipBDt: abroad.bill_date && slashed(abroad.bill_date),
      Port: abroad.port,
      ForCur: abroad.currency,
      CntCode: abroad.country,
    });
  if (transport)
    out['EwbDtls'] = filled({
      TransId: transport.transporter_id,
      TransName: transport.transporter_name,
      TransMode: transport.mode,
      Distance: transport.distance,
      TransDocNo: transport.document,
      TransDocDt: transport.document_date && slashed(transport.document_date),
      VehNo: transport.vehicle,
      VehType: transport.vehicle ? transport.vehicle_type : undefined,
    });
  return out;
}

const text = (x: unknown): string => (typeof x === 'string' ? x : typeof x === 'number' ? String(x) : '');
const inner = (o: Json, key: string): Json => (isObject(o[key]) ? o[key] : {});

/** The document of an INV-01 file as a bill of the e-way bill bulk file, for the goods in it. */
export function ewayOf(
  doc: Json,
  movement: { code: string; words: string } = { code: '1', words: '' },
): Json {
  const [seller, buyer, totals, transport] = ['SellerDtls', 'BuyerDtls', 'ValDtls', 'EwbDtls'].map((k) =>
    inner(doc, k),
  ) as [Json, Json, Json, Json];
  const head = inner(doc, 'DocDtls');
  const [from, to] = [
    doc['DispDtls'] ? inner(doc, 'DispDtls') : seller,
    doc['ShipDtls'] ? inner(doc, 'ShipDtls') : buyer,
  ];
  const away = doc['DispDtls'] !== undefined;
  const shipped = doc['ShipDtls'] !== undefined;
  const kind = text(inner(doc, 'TranDtls')['SupTyp']);
  const exported = kind.startsWith('EXP');
  // Exempt goods go with a bill of supply, zero-rated ones with an invoice (rules 46 and 49).
  const exempt = !exported && !kind.startsWith('SEZ');
  const back = text(head['Typ']) === 'CRN';
  const goods = listOf(doc['ItemList']).filter((i) => text(i['IsServc']) !== 'Y');
  const services = listOf(doc['ItemList']).filter((i) => text(i['IsServc']) === 'Y');
  const sum = (items: readonly Json[], key: string) =>
    Math.round(items.reduce((n, i) => n + numberOf(i[key]) * 100, 0)) / 100;
  const taxed = (i: Json, key: string, share: number) =>
    numberOf(i[key]) > 0 ? numberOf(i['GstRt']) / share : 0;
  const side = (name: 'from' | 'to', party: Json, place: Json): Json => ({
    [`${name}Gstin`]: text(party['Gstin']) || 'URP',
    [`${name}TrdName`]: text(party['TrdNm']) || text(party['LglNm']),
    [`${name}Addr1`]: text(place['Addr1']),
    [`${name}Addr2`]: text(place['Addr2']),
    [`${name}Place`]: text(place['Loc']),
    [`${name}Pincode`]: place['Pin'],
    [`${name}StateCode`]: Number(text(party['Stcd'])),
    [name === 'from' ? 'actFromStateCode' : 'actToStateCode']: Number(text(place['Stcd'])),
  });
  const [first, second] = back
    ? [side('from', buyer, to), side('to', seller, from)]
    : [side('from', seller, from), side('to', buyer, to)];
  const lines = [
    'totalValue',
    'cgstValue',
    'sgstValue',
    'igstValue',
    'cessValue',
    'cessNonAdvolValue',
  ] as const;
  const values = {
    totalValue: sum(goods, 'AssAmt'),
    cgstValue: sum(goods, 'CgstAmt'),
    sgstValue: sum(goods, 'SgstAmt'),
    igstValue: sum(goods, 'IgstAmt'),
    cessValue: sum(goods, 'CesAmt'),
    cessNonAdvolValue: sum(goods, 'CesNonAdvlAmt'),
  };
  const total = Math.round(numberOf(totals['TotInvVal']) * 100 - sum(services, 'TotItemVal') * 100) / 100;
  const other = Math.round((total - lines.reduce((n, key) => n + values[key], 0)) * 100) / 100;
  return filled({
    userGstin: text(seller['Gstin']),
    supplyType: back ? 'I' : 'O',
    subSupplyType: back ? 7 : exported ? 3 : Number(movement.code),
    subSupplyDesc: movement.words,
    docType: back ? 'OTH' : sum(goods, 'GstRt') === 0 && exempt ? 'BIL' : 'INV',
    docNo: text(head['No']),
    docDate: text(head['Dt']),
    transactionType: away && shipped ? 4 : away ? 3 : shipped ? 2 : 1,
    ...first,
    ...second,
    ...values,
    otherValue: other,
    totInvValue: total,
    transMode: text(transport['TransMode']) ? Number(text(transport['TransMode'])) : undefined,
    transDistance: numberOf(transport['Distance']),
    transporterName: transport['TransName'],
    transporterId: transport['TransId'],
    transDocNo: transport['TransDocNo'],
    transDocDate: transport['TransDocDt'],
    vehicleNo: transport['VehNo'],
    vehicleType: transport['VehType'],
    mainHsnCode: Number(text(goods[0]?.['HsnCd'])) || undefined,
    itemList: goods.map((i, n) => ({
      ...filled({
        itemNo: n + 1,
        productName: text(i['PrdDesc']).slice(0, 100),
        productDesc: text(i['PrdDesc']).slice(0, 100),
        hsnCode: Number(text(i['HsnCd'])) || undefined,
        quantity: i['Qty'],
        qtyUnit: i['Unit'],
      }),
      taxableAmount: numberOf(i['AssAmt']),
      sgstRate: taxed(i, 'SgstAmt', 2),
      cgstRate: taxed(i, 'CgstAmt', 2),
      igstRate: taxed(i, 'IgstAmt', 1),
      cessRate: numberOf(i['CesRt']),
      cessNonAdvol: numberOf(i['CesNonAdvlAmt']),
    })),
  });
}

/** How fields of a bulk file are named on which programs differ: as the e-way bill system's preparation tool does, or as its API does. */
export const ewaySpellings = ['tool', 'api'] as const;
export type EwaySpelling = (typeof ewaySpellings)[number];

/** A bill with the names of a spelling, its fields in the same order. */
export function spelled(bill: Json, spelling: EwaySpelling): Json {
  if (spelling === 'api') return bill;
  const names = new Map(Object.entries(ewayNames).map(([tool, api]) => [api, tool]));
  return Object.fromEntries(Object.entries(bill).map(([key, value]) => [names.get(key) ?? key, value]));
}

/** Version written into the bulk file of the e-way bill system. */
export const ewayVersion = '1.0.0621';
