import { describeProviderLimits } from '#adapters/contracts/identity/identity-port.provider-limits.contract.ts';
import { makeLimitedProvider } from '../testing/limited-provider.ts';

describeProviderLimits('a scripted Firebase', makeLimitedProvider);
