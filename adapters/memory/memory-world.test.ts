import { describeAccountFeed } from '#adapters/contracts/accounts/account-feed.contract.ts';
import { describeReviewRepository } from '#adapters/contracts/accounts/review-repository.contract.ts';
import { describeUserRepository } from '#adapters/contracts/accounts/user-repository.contract.ts';
import { describeIdentityPort } from '#adapters/contracts/identity/identity-port.contract.ts';
import { describeProviderLimits } from '#adapters/contracts/identity/identity-port.provider-limits.contract.ts';
import { makeLimitedMemoryProvider, makeMemoryWorldUnderTest } from './memory-world.builder.ts';

describeIdentityPort('memory', makeMemoryWorldUnderTest);
describeProviderLimits('memory', makeLimitedMemoryProvider);
describeUserRepository('memory', makeMemoryWorldUnderTest);
describeReviewRepository('memory', makeMemoryWorldUnderTest);
describeAccountFeed('memory', 'polling', makeMemoryWorldUnderTest);
