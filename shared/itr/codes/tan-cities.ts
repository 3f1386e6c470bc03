/** First three letters a TAN may have in ITR files (ITR schema, TAN pattern of Schedules TDS and TCS). */
export const tanCities: readonly string[] =
  'AGR AHM ALD AMR BBN BLR BPL BRD CAL CHE CHN CMB DEL HYD JBP JDH JLD JPR KLP KNP LKN MRI MRT MUM NGP NSK PNE PTL PTN RCH RKT RTK SHL SRT TVD VPN'.split(
    ' ',
  );
