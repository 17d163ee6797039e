import { describeIdentityPort } from '#domain/ports/identity-port.contract.ts';
import { describeProviderLimits } from '#domain/ports/identity-port.provider-limits.contract.ts';
import { describeReviewRepository } from '#domain/ports/review-repository.contract.ts';
import { describeUserRepository } from '#domain/ports/user-repository.contract.ts';
import { makeLimitedMemoryProvider, makeMemoryWorldUnderTest } from './memory-world.contract.ts';

describeIdentityPort('memory', makeMemoryWorldUnderTest);
describeProviderLimits('memory', makeLimitedMemoryProvider);
describeUserRepository('memory', makeMemoryWorldUnderTest);
describeReviewRepository('memory', makeMemoryWorldUnderTest);
