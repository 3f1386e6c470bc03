import { uploadUnderFire } from '../api/testing/drive-kill.ts';
import { checkTrees } from '../api/testing/drive-model.ts';
import { startTestServer } from '../api/testing/server.ts';

/** `npm run torture:drive [-- RUNS]`: uploads whose server is killed again and again, then many random trees beside a plain model. */
const runs = Number(process.argv[2] ?? 100);
const { kills, offsets, sha256, downloaded } = await uploadUnderFire({
  size: 40_000_000,
  kills: 5,
  completing: true,
});
console.log(
  `killed ${kills} times, went on at ${offsets.join(', ')}; ${sha256 === downloaded ? 'same sum' : 'ANOTHER SUM'}`,
);
if (sha256 !== downloaded) process.exitCode = 1;
const server = await startTestServer({ config: { logLevel: 'silent' } });
try {
  await checkTrees(server, { runs, acts: 60 });
  console.log(`${runs} random trees of up to 60 acts are what the model says`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await server.stop();
}
