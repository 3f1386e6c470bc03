import { defineContentScript } from 'wxt/utils/define-content-script';
import { gstMatches } from '../portals/matches.ts';

export default defineContentScript({ matches: gstMatches, main() {} });
