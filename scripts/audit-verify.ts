import { verifyTrail } from '../api/audit/verify.ts';

/** `npm run audit:verify`: walks the audit trail's chain, also while the program runs. Ends with 1 when a row does not fit. */
try {
  const { rows, broken, head } = await verifyTrail({
    dataDir: process.env['DATA_DIR'] ?? './data',
    mongodbUri: process.env['MONGODB_URI'],
  });
  if (broken === undefined) console.log(`The audit trail is whole: ${rows} rows, the last with hash ${head}`);
  else {
    console.error(`The audit trail does not fit from row ${broken} on.`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(`The audit trail could not be read: ${(error as Error).message}`);
  process.exitCode = 1;
}
