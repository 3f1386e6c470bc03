import { named } from './named.ts';

/**
 * Professions under section 44ADA in ITR files: the 38 codes of the AY 2026-27 schema according to public
 * descriptions; groups (14 computer, 16 professional, 18 medical, 20 culture and media) and wording are the
 * department's.
 */
export const professionCodes = named(`
14001 Software development
14002 Other software consultancy
14003 Data processing
14004 Database activities and distribution of electronic content
14006 BPO services
14008 Maintenance and repair of office, accounting and computing machinery
16001 Legal profession
16002 Accounting, book-keeping and auditing profession
16003 Tax consultancy
16004 Architectural profession
16005 Engineering and technical consultancy
16007 Fashion designing
16008 Interior decoration
16009 Photography
16013 Business and management consultancy activities
16018 Secretarial activities
16019_1 Medical Profession
16020 Film Artist
16021 Social Media Influencers
18001 General hospitals
18002 Speciality and super speciality hospitals
18003 Nursing homes
18004 Diagnostic centres
18005 Pathological laboratories
18010 Medical clinics
18011 Dental practice
18012 Ayurveda practice
18013 Unani practice
18014 Homeopathy practice
18015 Nurses, physiotherapists or other para-medical practitioners
18016 Veterinary hospitals and practice
18017 Medical education
18018 Medical research
18019 Practice of other alternative medicine
18020 Other healthcare services
20010 Individual artists excluding authors
20011 Literary activities
20012 Other cultural activities n.e.c.
`);
