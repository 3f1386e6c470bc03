import { describe, expect, it } from 'vitest';
import { gstinCheckCharacter } from '../identifiers.ts';
import { kept } from '../testing/kept.ts';
import * as allParticulars from './particulars.ts';

const { readParticulars } = kept(allParticulars);

describe('particulars of a client from a text', () => {
  it('are read from a message with labels; what is no value of the client is listed', () => {
    const text = [
      'Name: Ravi Kumar Rao',
      "Father's name - Mohan Rao",
      'PAN: abcpr7777f',
      'DOB: 05/06/1988',
      'Mob: +91 98765 43210',
      'Email: Ravi@Rao.in',
      'Address: 4, MG Road, Pune 411001',
      'State: maharashtra',
      'Aadhaar: 2341 2341 2346',
    ].join('\n');
    expect(readParticulars(text)).toEqual({
      values: {
        // The fourth letter P is a person.
        status: 'Individual',
        pan: 'ABCPR7777F',
        first_name: 'Ravi',
        middle_name: 'Kumar',
        last_name: 'Rao',
        father_name: 'Mohan Rao',
        date_of_birth: '1988-06-05',
        mobile: '9876543210',
        email: 'ravi@rao.in',
        address: '4, MG Road, Pune 411001',
        state: 'Maharashtra',
        pincode: '411001',
      },
      unread: ['Aadhaar: 2341 2341 2346'],
    });
  });
  it('need no label where their form says what they are', () => {
    expect(readParticulars('ABCPR7777F, 05-06-1988, 9876543210, ravi@rao.in, 411001').values).toEqual({
      status: 'Individual',
      pan: 'ABCPR7777F',
      date_of_birth: '1988-06-05',
      mobile: '9876543210',
      email: 'ravi@rao.in',
      pincode: '411001',
    });
  });
  it('are read from two columns of Excel, in Hindi too', () => {
    expect(readParticulars('नाम\tसीता\nपैन\tABCPS1234K\nमोबाइल\t9876543210').values).toEqual({
      status: 'Individual',
      pan: 'ABCPS1234K',
      last_name: 'सीता',
      mobile: '9876543210',
    });
  });
  it('take the PAN out of a GSTIN; a company keeps its name in one piece and its type is asked', () => {
    const gstin = `27AAACT2727Q1Z${gstinCheckCharacter('27AAACT2727Q1Z')}`;
    expect(readParticulars(`Name: Deccan Tools Pvt Ltd\nGSTIN: ${gstin}`).values).toEqual({
      gstin,
      pan: 'AAACT2727Q',
      last_name: 'Deccan Tools Pvt Ltd',
    });
  });
  it('are not taken where the value is wrong or says otherwise than before', () => {
    expect(readParticulars('PAN: ABC1\nDOB: 31-02-1990\nMobile: 12345\nhello there')).toEqual({
      values: {},
      unread: ['PAN: ABC1', 'DOB: 31-02-1990', 'Mobile: 12345', 'hello there'],
    });
    expect(readParticulars('PAN: ABCPR7777F\nPAN: ABCPS1234K')).toEqual({
      values: { status: 'Individual', pan: 'ABCPR7777F' },
      unread: ['PAN: ABCPS1234K'],
    });
  });
});
