/**
 * Fields of the e-invoice schema INV-01 1.1 (Notification 60/2020-CT and the schema published at
 * einvoice1.gst.gov.in) and of the e-way bill bulk file, as data: allowed texts and numbers, and mandatory
 * fields.
 */
export type Field =
  | { kind: 'text'; max: number; min?: number; like?: RegExp; of?: readonly string[]; needed?: true }
  | { kind: 'number'; min: number; max: number; places: number; of?: readonly number[]; needed?: true }
  | { kind: 'date'; needed?: true };
export interface Group {
  fields: Readonly<Record<string, Field>>;
  groups?: Readonly<Record<string, Part>>;
}
/** A group inside another: one, or a list of at most `most`. */
export interface Part extends Group {
  list?: true;
  most?: number;
  needed?: true;
}

type Rest<K extends Field['kind']> = Omit<Extract<Field, { kind: K }>, 'kind'>;
const text = (max: number, rest: Omit<Rest<'text'>, 'max'> = {}): Field => ({ kind: 'text', max, ...rest });
const of = (codes: readonly string[], rest: { needed?: true } = {}): Field => ({
  kind: 'text',
  max: Math.max(...codes.map((c) => c.length)),
  of: codes,
  ...rest,
});
/** An amount in rupees with two decimals. */
const money = (rest: { needed?: true; min?: number } = {}): Field => ({
  kind: 'number',
  min: 0,
  max: 999_999_999_999.99,
  places: 2,
  ...rest,
});
const number = (min: number, max: number, places: number, rest: { needed?: true } = {}): Field => ({
  kind: 'number',
  min,
  max,
  places,
  ...rest,
});
const day = (rest: { needed?: true } = {}): Field => ({ kind: 'date', ...rest });
const needed = { needed: true } as const;
const yesNo = ['Y', 'N'];

const gstin = /^[0-9]{2}[0-9A-Z]{13}$/;
const gstinOrNone = /^([0-9]{2}[0-9A-Z]{13}|URP)$/;
const stateCode = /^(?!0+$)\d{1,2}$/;
const pin = (rest: { needed?: true } = {}): Field => number(100_000, 999_999, 0, rest);
const contact = {
  Ph: text(12, { min: 6, like: /^\d{6,12}$/ }),
  Em: text(100, { min: 6, like: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ }),
};
const place = (most: number) => ({
  Addr1: text(100, needed),
  Addr2: text(100, { min: 3 }),
  Loc: text(most, { min: 3, needed: true }),
});

/** Kinds of supply, and the kind of document each is in GSTR-1. */
export const supplyTypes = {
  B2B: 'Business to business',
  SEZWP: 'SEZ with payment of tax',
  SEZWOP: 'SEZ without payment of tax',
  EXPWP: 'Export with payment of tax',
  EXPWOP: 'Export without payment of tax',
  DEXP: 'Deemed export',
} as const;
export type SupplyType = keyof typeof supplyTypes;
const documentTypes = { INV: 'Invoice', CRN: 'Credit note', DBN: 'Debit note' } as const;
export type DocumentType = keyof typeof documentTypes;
/** Ways of transport, by the code of both systems. */
export const transportModes = { 1: 'Road', 2: 'Rail', 3: 'Air', 4: 'Ship', 5: 'In transit' } as const;

const item: Part = {
  list: true,
  most: 1000,
  needed: true,
  fields: {
    SlNo: text(6, { like: /^\d{1,6}$/, needed: true }),
    PrdDesc: text(300, { min: 3 }),
    IsServc: of(yesNo, needed),
    HsnCd: text(8, { min: 4, like: /^(?!0+$)(\d{4}|\d{6}|\d{8})$/, needed: true }),
    Barcde: text(30, { min: 3 }),
    Qty: number(0, 9_999_999_999.999, 3),
    FreeQty: number(0, 9_999_999_999.999, 3),
    Unit: text(8, { min: 3 }),
    UnitPrice: number(0, 999_999_999_999.999, 3, needed),
    TotAmt: money(needed),
    Discount: money(),
    PreTaxVal: money(),
    AssAmt: money(needed),
    GstRt: number(0, 999.999, 3, needed),
    IgstAmt: money(),
    CgstAmt: money(),
    SgstAmt: money(),
    CesRt: number(0, 999.999, 3),
    CesAmt: money(),
    CesNonAdvlAmt: money(),
    StateCesRt: number(0, 999.999, 3),
    StateCesAmt: money(),
    StateCesNonAdvlAmt: money(),
    OthChrg: money(),
    TotItemVal: money(needed),
    OrdLineRef: text(50),
    OrgCntry: text(2, { min: 2 }),
    PrdSlNo: text(20),
  },
  groups: {
    BchDtls: { fields: { Nm: text(20, { min: 3, needed: true }), ExpDt: day(), WrDt: day() } },
    AttribDtls: { list: true, most: 1000, fields: { Nm: text(100), Val: text(100) } },
  },
};

/** One document of an INV-01 file. */
export const inv01: Group = {
  fields: { Version: text(6, needed) },
  groups: {
    TranDtls: {
      needed: true,
      fields: {
        TaxSch: of(['GST'], needed),
        SupTyp: of(Object.keys(supplyTypes), needed),
        RegRev: of(yesNo),
        EcmGstin: text(15, { min: 15, like: gstin }),
        IgstOnIntra: of(yesNo),
      },
    },
    DocDtls: {
      needed: true,
      fields: {
        Typ: of(Object.keys(documentTypes), needed),
        No: text(16, { like: /^[a-zA-Z1-9][a-zA-Z0-9/-]{0,15}$/, needed: true }),
        Dt: day(needed),
      },
    },
    SellerDtls: {
      needed: true,
      fields: {
        Gstin: text(15, { min: 15, like: gstin, needed: true }),
        LglNm: text(100, { min: 3, needed: true }),
        TrdNm: text(100, { min: 3 }),
        ...place(50),
        Pin: pin(needed),
        Stcd: text(2, { like: stateCode, needed: true }),
        ...contact,
      },
    },
    BuyerDtls: {
      needed: true,
      fields: {
        Gstin: text(15, { min: 3, like: gstinOrNone, needed: true }),
        LglNm: text(100, { min: 3, needed: true }),
        TrdNm: text(100, { min: 3 }),
        Pos: text(2, { like: stateCode, needed: true }),
        ...place(100),
        Pin: pin(),
        Stcd: text(2, { like: stateCode, needed: true }),
        ...contact,
      },
    },
    DispDtls: {
      fields: {
        Nm: text(100, { min: 3, needed: true }),
        ...place(100),
        Pin: pin(needed),
        Stcd: text(2, { like: stateCode, needed: true }),
      },
    },
    ShipDtls: {
      fields: {
        Gstin: text(15, { min: 3, like: gstinOrNone }),
        LglNm: text(100, { min: 3, needed: true }),
        TrdNm: text(100, { min: 3 }),
        ...place(100),
        Pin: pin(needed),
        Stcd: text(2, { like: stateCode, needed: true }),
      },
    },
    ItemList: item,
    ValDtls: {
      needed: true,
      fields: {
        AssVal: money(needed),
        CgstVal: money(),
        SgstVal: money(),
        IgstVal: money(),
        CesVal: money(),
        StCesVal: money(),
        Discount: money(),
        OthChrg: money(),
        RndOffAmt: number(-99.99, 99.99, 2),
        TotInvVal: money(needed),
        TotInvValFc: money(),
      },
    },
    PayDtls: {
      fields: {
        Nm: text(100),
        AccDet: text(18),
        Mode: text(18),
        FinInsBr: text(11),
        PayTerm: text(100),
        PayInstr: text(100),
        CrTrn: text(100),
        DirDr: text(100),
        CrDay: number(0, 9999, 0),
        PaidAmt: money(),
        PaymtDue: money(),
      },
    },
    RefDtls: {
      fields: { InvRm: text(100, { min: 3 }) },
      groups: {
        DocPerdDtls: { fields: { InvStDt: day(needed), InvEndDt: day(needed) } },
        PrecDocDtls: {
          list: true,
          fields: { InvNo: text(16, needed), InvDt: day(needed), OthRefNo: text(20) },
        },
        ContrDtls: {
          list: true,
          fields: {
            RecAdvRefr: text(20),
            RecAdvDt: day(),
            TendRefr: text(20),
            ContrRefr: text(20),
            ExtRefr: text(20),
            ProjRefr: text(20),
            PORefr: text(16),
            PORefDt: day(),
          },
        },
      },
    },
    AddlDocDtls: {
      list: true,
      fields: { Url: text(100, { min: 3 }), Docs: text(1000, { min: 3 }), Info: text(1000, { min: 3 }) },
    },
    ExpDtls: {
      fields: {
        ShipBNo: text(20),
        ShipBDt: day(),
        Port: text(10, { min: 2 }),
        RefClm: of(yesNo),
        ForCur: text(16, { min: 3 }),
        CntCode: text(2, { min: 2, like: /^[A-Za-z]{2}$/ }),
        ExpDuty: money(),
      },
    },
    EwbDtls: {
      fields: {
        TransId: text(15, { min: 15 }),
        TransName: text(100, { min: 3 }),
        TransMode: of(['1', '2', '3', '4']),
        Distance: number(0, 4000, 0, needed),
        TransDocNo: text(15),
        TransDocDt: day(),
        VehNo: text(20, { min: 4 }),
        VehType: of(['O', 'R']),
      },
    },
  },
};

/** Reasons of movement by code (`subSupplyType`). */
export const movements = {
  1: 'Supply',
  2: 'Import',
  3: 'Export',
  4: 'Job work',
  5: 'For own use',
  6: 'Job work returns',
  7: 'Sales return',
  8: 'Others',
  9: 'SKD, CKD or lots',
  10: 'Line sales',
  11: 'Recipient not known',
  12: 'Exhibition or fairs',
} as const;

const codeOf = (from: number, to: number, rest: { needed?: true } = {}): Field => ({
  kind: 'number',
  min: from,
  max: to,
  places: 0,
  ...rest,
});
const party = (side: 'from' | 'to', act: string): Record<string, Field> => ({
  [`${side}Gstin`]: text(15, { min: 3, like: gstinOrNone, needed: true }),
  [`${side}TrdName`]: text(100),
  [`${side}Addr1`]: text(120),
  [`${side}Addr2`]: text(120),
  [`${side}Place`]: text(50),
  [`${side}Pincode`]: pin(needed),
  [`${side}StateCode`]: codeOf(1, 99, needed),
  [act]: codeOf(1, 99, needed),
});

/** One bill of the bulk file; names that differ between versions of the file are in `ewayNames`. */
export const ewayBill: Group = {
  fields: {
    userGstin: text(15, { min: 15, like: gstin }),
    supplyType: of(['O', 'I'], needed),
    subSupplyType: codeOf(1, 12, needed),
    subSupplyDesc: text(20),
    docType: of(['INV', 'BIL', 'BOE', 'CHL', 'OTH', 'CNT'], needed),
    docNo: text(16, { like: /^[a-zA-Z0-9/-]{1,16}$/, needed: true }),
    docDate: day(needed),
    transactionType: codeOf(1, 4),
    ...party('from', 'actFromStateCode'),
    ...party('to', 'actToStateCode'),
    totalValue: money(),
    cgstValue: money(),
    sgstValue: money(),
    igstValue: money(),
    cessValue: money(),
    cessNonAdvolValue: money(),
    otherValue: money({ min: -999_999_999 }),
    totInvValue: money(needed),
    transMode: codeOf(1, 5),
    transDistance: codeOf(0, 4000, needed),
    transporterName: text(100),
    transporterId: text(15, { min: 15 }),
    transDocNo: text(15),
    transDocDate: day(),
    vehicleNo: text(15, { min: 6 }),
    vehicleType: of(['R', 'O']),
    mainHsnCode: codeOf(1, 99_999_999),
  },
  groups: {
    itemList: {
      list: true,
      most: 250,
      needed: true,
      fields: {
        itemNo: codeOf(1, 9999),
        productName: text(100),
        productDesc: text(100),
        hsnCode: codeOf(1, 99_999_999, needed),
        quantity: number(0, 999_999_999_999.999, 3),
        qtyUnit: text(3, { min: 3 }),
        // The preparation tool writes -1 for a rate that was not filled in.
        taxableAmount: money(needed),
        sgstRate: number(-1, 100, 3),
        cgstRate: number(-1, 100, 3),
        igstRate: number(-1, 100, 3),
        cessRate: number(-1, 999, 3),
        cessNonAdvol: number(-1, 999_999_999, 3),
      },
    },
  },
};

/** Names of the preparation tool's bulk file for fields that the API names otherwise. */
export const ewayNames: Readonly<Record<string, string>> = {
  transType: 'transactionType',
  TotNonAdvolVal: 'cessNonAdvolValue',
  OthValue: 'otherValue',
  actualFromStateCode: 'actFromStateCode',
  actualToStateCode: 'actToStateCode',
};
