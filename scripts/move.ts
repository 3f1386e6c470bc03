import { move } from '../api/database/move.ts';

/** `npm run move -- --to MONGODB_URI [--replace]`: copies the embedded store into a MongoDB and verifies it. */
const at = process.argv.indexOf('--to');
const to = at < 0 ? undefined : process.argv[at + 1];
if (!to) {
  console.error('Usage: npm run move -- --to mongodb://HOST/DATABASE [--replace]');
  process.exit(2);
}
try {
  const done = await move({
    dataDir: process.env['DATA_DIR'] ?? './data',
    to,
    replace: process.argv.includes('--replace'),
    progress: console.log,
  });
  const documents = Object.values(done).reduce((n, c) => n + c.documents, 0);
  console.log(
    `${documents} records of ${Object.keys(done).length} collections arrived; counts and hashes agree. Set MONGODB_URI and start again.`,
  );
} catch (error) {
  console.error(`Not moved: ${(error as Error).message}`);
  process.exit(1);
}
