import { spawnSync } from 'node:child_process';
import { z } from 'zod';

/**
 * `npm run audit`: fails on a known vulnerability of a production dependency. If the registry does not answer, it says
 * so and passes: an unanswered question is no finding.
 */
const Answer = z.object({ metadata: z.object({ vulnerabilities: z.record(z.string(), z.number()) }) });

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });

function parseAnswer(): z.infer<typeof Answer> | null {
  try {
    return Answer.safeParse(JSON.parse(stdout)).data ?? null;
  } catch {
    return null;
  }
}

const answer = parseAnswer();
if (answer === null) {
  console.log('Vulnerabilities: the registry does not answer this question here, so nothing is known.');
} else {
  const total = answer.metadata.vulnerabilities['total'] ?? 0;
  console.log(`Vulnerabilities of production dependencies: ${total}.`);
  if (total > 0) {
    console.error('Run "npm audit --omit=dev" to see them.');
    process.exitCode = 1;
  }
}
